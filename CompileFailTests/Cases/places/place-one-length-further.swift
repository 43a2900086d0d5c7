// A place is moved by points, and not by a length that is measured.
// control: replace "photo.plumb.width" with "photo.plumb.gap"
import Foundation
import Plumb

extension LayoutScope {
  var gap: CGFloat { 8 }
}

func layOut(_ title: HeadlessView, beside photo: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{a place is moved by points; a place that is one length away is another place of the view: photo.plumb.trailing + 8}}
    $0.setLeft(at: photo.plumb.right + photo.plumb.width - 8 * 2).setTop(inset: 8).fitSize()
  }
}
