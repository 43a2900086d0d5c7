// A helper for any maker says which facts its maker takes.
// control: replace "Sendable" with "TakesTop"
import Plumb

func place<State: Sendable>(_ maker: LayoutMaker<State>) {
  // expected-error@+1 {{referencing instance method 'setTop(to:)' on 'LayoutMaker' requires that 'State' conform to 'TakesTop'}}
  _ = maker.setTop(to: 8)
}
