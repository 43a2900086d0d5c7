// The origin is the top left point.
// control: replace "setOrigin" with "setCorner"
// mend: replace "setOrigin(x: 8, y: 8)" with "setTopLeft(to: CGPoint(x: 8, y: 8))"
import Foundation
import Plumb

extension LayoutMaker where State: TakesTopLeft {
  func setCorner(x: CGFloat, y: CGFloat) -> LayoutMaker<State.AddingTopLeft> {
    setTopLeft(to: CGPoint(x: x, y: y))
  }
}

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{the origin is the top left point: setTopLeft(to: CGPoint(x: 8, y: 8))}}
    $0.setOrigin(x: 8, y: 8).fitSize()
  }
}
