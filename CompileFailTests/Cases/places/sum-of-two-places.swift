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
    // expected-error@+1 {{the sum of two places is no place; the middle of a view is photo.plumb.middle, and the one between two views is measured in a closure}}
    $0.setTop(at: photo.plumb.bottom + photo.plumb.top).setLeft(inset: 8).fitSize()
  }
}
