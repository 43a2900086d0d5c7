// A length as a value is a multiple of one length; sums of several are computed in a closure.
// control: replace "title.plumb.width" with "title.plumb.gap"
import Foundation
import Plumb

extension LayoutScope {
  var gap: CGFloat { 8 }
}

func layOut(_ title: HeadlessView, beside photo: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{the sum of two lengths is measured in a closure; a length is multiplied and points are added: photo.plumb.width * 2 + 8}}
    $0.setWidth(like: photo.plumb.width + title.plumb.width).setTopLeft(inset: 8).fitHeight()
  }
}
