// A verb of a maker says that it sets a fact.
// control: replace "$0.top" with "$0.upper"
// mend: replace "$0.top(8)" with "$0.setTop(to: 8)"
import Foundation
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  // expected-error@+1 {{has no member 'top'}}
  card.plumb.layout(title) { $0.top(8).setLeft(to: 8).fitSize() }
}

extension LayoutMaker where State: TakesTop {
  func upper(_ y: CGFloat) -> LayoutMaker<State.AddingTop> { setTop(to: y) }
}
