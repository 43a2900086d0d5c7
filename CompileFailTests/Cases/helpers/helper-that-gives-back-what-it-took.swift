// A maker with one fact more has another type.
// control: replace "setTop" with "keepTop"
// mend: replace "<State>(_ maker: LayoutMaker<State>) -> LayoutMaker<State>" with "<State: TakesTop>(_ maker: LayoutMaker<State>) -> LayoutMaker<State.AddingTop>"
import Plumb

func place<State>(_ maker: LayoutMaker<State>) -> LayoutMaker<State> {
  // expected-error@+1 {{no exact matches in call to instance method 'setTop'}}
  maker.setTop(to: 8)
}

extension LayoutMaker {
  func keepTop(to top: Int) -> Self { self }
}
