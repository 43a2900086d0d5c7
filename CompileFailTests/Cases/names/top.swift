// A verb of a maker says that it sets a fact, and what its number is.
// control: replace "$0.top" with "$0.upper"
// mend: replace "$0.top(8)" with "$0.setTop(to: 8)"
import Foundation
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  // expected-error@+1 {{the verb is setTop, and says what the number is: setTop(inset: 8), setTop(to: 8)}}
  card.plumb.layout(title) { $0.top(8).setLeft(to: 8).fitSize() }
}

extension LayoutMaker where State: TakesTop {
  func upper(_ y: CGFloat) -> LayoutMaker<State.AddingTop> { setTop(to: y) }
}
