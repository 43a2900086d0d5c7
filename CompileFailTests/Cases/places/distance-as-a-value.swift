// A distance between two places is computed in a closure, where both are known.
// control: replace "plumb.left)" with "plumb.gap)"
import Foundation
import Plumb

extension LayoutScope {
  var gap: CGFloat { 8 }
}

func layOut(_ title: HeadlessView, beside photo: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{a distance is measured in a closure, or a view stands between the two places: setLeading(at: photo.plumb.trailing).setTrailing(at: title.plumb.leading)}}
    $0.setLeft(at: photo.plumb.right - photo.plumb.left).setTop(inset: 8).fitSize()
  }
}
