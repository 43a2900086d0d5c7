// A closure adds points; a length of another view is measured by a pin.
// control: replace "plumb.height" with "plumb.gap"
import Foundation
import Plumb

extension LayoutScope {
  var gap: CGFloat { 8 }
}

func layOut(_ title: HeadlessView, beside photo: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{a closure adds points to a place; those of another view are measured by a pin: pinLeft(to: photo, with: { $0.left + $0.width })}}
    $0.setTop(by: { $0.top + photo.plumb.height }).setLeft(inset: 8).fitSize()
  }
}
