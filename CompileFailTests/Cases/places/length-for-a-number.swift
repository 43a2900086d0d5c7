// A length that is measured is no number before the layout is evaluated.
// control: replace "to: photo" with "like: photo"
import Plumb

func layOut(_ title: HeadlessView, beside photo: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{to: takes a number, and like: a length that is measured and not nil: setWidth(to: 100), setWidth(like: photo.plumb.width)}}
    $0.setWidth(to: photo.plumb.width).setTopLeft(inset: 8).fitHeight()
  }
}
