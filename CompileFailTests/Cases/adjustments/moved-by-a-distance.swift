// A frame moves along an axis, or along both.
// control: replace ".moved" with ".shifted"
// mend: replace "moved(by:" with "movingOrigin(by:"
import Foundation
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{a frame moves along an axis, or along both: movingX(by: 8), movingOrigin(by: CGPoint(x: 8, y: 8))}}
    $0.setTop(to: 8).setLeft(to: 8).fitSize().moved(by: CGPoint(x: 8, y: 4))
  }
}

extension LayoutMaker {
  func shifted(by distance: CGPoint) -> Self { self }
}
