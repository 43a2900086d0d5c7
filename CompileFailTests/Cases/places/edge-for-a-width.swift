// A width is a length, and an edge is a place.
// control: replace "plumb.right" with "plumb.width"
import Plumb

func layOut(_ title: HeadlessView, beside photo: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{to: takes a number, and like: a length that is measured and not nil: setWidth(to: 100), setWidth(like: photo.plumb.width)}}
    $0.setWidth(like: photo.plumb.right).setTopLeft(inset: 8).fitHeight()
  }
}
