// A size that is measured is no pair of numbers before the layout is evaluated.
// control: replace "to: photo" with "like: photo"
import Plumb

func layOut(_ title: HeadlessView, beside photo: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{to: takes numbers, and like: a size that is measured and not nil: setSize(to: CGSize(width: 100, height: 44)), setSize(like: photo.plumb.size)}}
    $0.setSize(to: photo.plumb.size).setTopLeft(inset: 8)
  }
}
