// A length that is measured is like another one.
// control: replace "setWidth(at" with "setWidth(like"
import Plumb

func layOut(_ title: HeadlessView, _ photo: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{to: takes a number, and like: a length that is measured and not nil: setWidth(to: 100), setWidth(like: photo.plumb.width)}}
    $0.setTop(to: 8).setLeft(to: 8).setWidth(at: photo.plumb.width).fitHeight()
  }
}
