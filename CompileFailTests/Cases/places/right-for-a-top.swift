// A top edge stands at a vertical place.
// control: replace "plumb.right" with "plumb.bottom"
import Plumb

func layOut(_ title: HeadlessView, beside photo: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{to: takes a number, and at: a vertical place that is measured and not nil: setTop(to: 8), setTop(at: title.plumb.top)}}
    $0.setTop(at: photo.plumb.right).setLeft(inset: 8).fitSize()
  }
}
