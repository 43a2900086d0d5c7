// Two places have no sum; a place and a length make a place.
// control: replace "plumb.top)" with "plumb.gap)"
// mend: replace "photo.plumb.bottom + photo.plumb.top" with "photo.plumb.bottom + 8"
import Foundation
import Plumb

extension LayoutScope {
  var gap: CGFloat { 8 }
}

func layOut(_ title: HeadlessView, beside photo: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{the sum of two places is no place; the one midway between them is .midpoint(photo.plumb.bottom, title.plumb.top)}}
    $0.setTop(at: photo.plumb.bottom + photo.plumb.top).setLeft(inset: 8).fitSize()
  }
}
