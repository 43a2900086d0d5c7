// A pin follows a view; a frame is a number of points at one moment.
// control: replace "CGRect" with "HeadlessView"
import Foundation
import Plumb

func layOut(_ title: HeadlessView, beside photo: CGRect, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{instance method 'pinTop(to:with:)' requires that 'CGRect' conform to 'LayoutReference'}}
    $0.pinTop(to: photo, with: { $0.bottom }).setLeft(inset: 8).fitSize()
  }
}
