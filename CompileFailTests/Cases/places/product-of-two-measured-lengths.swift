// A length is multiplied by a number.
// control: replace "title.plumb.width" with "title.plumb.gap"
import Foundation
import Plumb

extension LayoutScope {
  var gap: CGFloat { 8 }
}

func layOut(_ title: HeadlessView, beside photo: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{a length is multiplied by a number: photo.plumb.width * 2}}
    $0.setWidth(like: photo.plumb.width * title.plumb.width - 8).setTopLeft(inset: 8).fitHeight()
  }
}
