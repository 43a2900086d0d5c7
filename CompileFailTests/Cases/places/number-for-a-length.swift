// A length is like another one, and a number is like nothing.
// control: replace "like:" with "to:"
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{to: takes a number, and like: a length that is measured and not nil: setWidth(to: 100), setWidth(like: photo.plumb.width)}}
    $0.setWidth(like: 120).setTopLeft(inset: 8).fitHeight()
  }
}
