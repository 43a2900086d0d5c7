// A length is divided by a CGFloat, and Swift converts no Int.
// control: replace "count: Int" with "count: CGFloat"
// mend: replace "/ count" with "/ CGFloat(count)"
import Foundation
import Plumb

func layOut(_ title: HeadlessView, like photo: HeadlessView, in card: HeadlessView, count: Int) {
  card.plumb.layout(title) {
    // expected-error@+1 {{a length is divided by a CGFloat; convert the Int: CGFloat(count)}}
    $0.setTopLeft(to: .zero).setWidth(like: photo.plumb.width / count).fitHeight()
  }
}
