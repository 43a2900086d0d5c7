// What has no edge yet cannot be pinched.
// control: replace "pinchingTop" with "staying"
import Foundation
import Plumb

extension LayoutMaker {
  func staying(by distance: CGFloat) -> Self { self }
}

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{underspecified frame: only a complete frame is adjusted, and the horizontal axis needs two facts; move this after them}}
    $0.pinchingTop(by: 8).setTopLeft(inset: 8).fitSize()
  }
}
