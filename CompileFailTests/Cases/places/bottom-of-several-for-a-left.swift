// The box around several views has vertical places and horizontal ones.
// control: replace "plumb.bottom" with "plumb.right"
import Plumb

func layOut(_ title: HeadlessView, beside photo: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{to: takes a number, and at: a horizontal place that is measured and not nil: setLeft(to: 8), setLeft(at: title.plumb.left)}}
    $0.setLeft(at: [photo, card].plumb.bottom).setTop(inset: 8).fitSize()
  }
}
