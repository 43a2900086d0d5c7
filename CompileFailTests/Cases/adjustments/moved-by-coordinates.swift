// A frame moves by a verb for each axis, or by one for both.
// control: replace ".moving" with ".shifted"
// mend: replace "moving(x: 8)" with "movingX(by: 8)"
import Foundation
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{a frame moves along an axis, or along both: movingX(by: 8), movingOrigin(by: CGPoint(x: 8, y: 8))}}
    $0.setTop(to: 8).setLeft(to: 8).fitSize().moving(x: 8)
  }
}

extension LayoutMaker {
  func shifted(x: CGFloat) -> Self { self }
}
