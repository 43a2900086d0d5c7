// A verb of a maker says that it sets a point, and where it is.
// control: replace "$0.topLeft" with "$0.upperLeft"
// mend: replace "$0.topLeft(8)" with "$0.setTopLeft(inset: 8)"
import Foundation
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  // expected-error@+1 {{the verb is setTopLeft, and says what the numbers are: setTopLeft(inset: 8), setTopLeft(to: point)}}
  card.plumb.layout(title) { $0.topLeft(8).fitSize() }
}

extension LayoutMaker where State: TakesTopLeft {
  func upperLeft(_ inset: CGFloat) -> LayoutMaker<State.AddingTopLeft> { setTopLeft(inset: inset) }
}
