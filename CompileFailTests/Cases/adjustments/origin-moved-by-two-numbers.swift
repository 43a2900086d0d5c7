// How far a frame moves is a point.
// control: replace "movingOrigin" with "staying"
// mend: replace "x: 8, y: 4" with "by: CGPoint(x: 8, y: 4)"
import Foundation
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{a distance has two coordinates: movingOrigin(by: CGPoint(x: 8, y: 8))}}
    $0.setTopLeft(to: .zero).fitSize().movingOrigin(x: 8, y: 4)
  }
}

extension LayoutMaker {
  func staying(x: CGFloat, y: CGFloat) -> Self { self }
}
