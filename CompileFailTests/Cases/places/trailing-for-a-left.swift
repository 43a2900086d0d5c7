// Which side trailing is on depends on the writing direction, and left does not.
// control: replace "plumb.trailing" with "plumb.right"
import Plumb

func layOut(_ title: HeadlessView, beside photo: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{to: takes a number, and at: a horizontal place that is measured and not nil: setLeft(to: 8), setLeft(at: title.plumb.left)}}
    $0.setLeft(at: photo.plumb.trailing, offset: 8).setTop(inset: 8).fitSize()
  }
}
