// A point says whether it is a coordinate or an inset.
// control: replace "setTopLeft(x" with "put(x"
// mend: replace "setTopLeft(x: 8, y: 8)" with "setTopLeft(inset: 8)"
import Foundation
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  // expected-error@+1 {{say what the numbers are: setTopLeft(to: CGPoint(x: 8, y: 8)), setTopLeft(inset: 8)}}
  card.plumb.layout(title) { $0.setTopLeft(x: 8, y: 8).fitSize() }
}

extension LayoutMaker where State: TakesTopLeft {
  func put(x: CGFloat, y: CGFloat) -> LayoutMaker<State.AddingTopLeft> {
    setTopLeft(to: CGPoint(x: x, y: y))
  }
}
