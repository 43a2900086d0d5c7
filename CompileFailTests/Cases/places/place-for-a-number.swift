// A number says how far, and a place says from where: each has a label of its own.
// control: replace "to: photo" with "at: photo"
import Plumb

func layOut(_ title: HeadlessView, beside photo: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{to: takes a number, and at: a vertical place that is measured and not nil: setTop(to: 8), setTop(at: title.plumb.top)}}
    $0.setTop(to: photo.plumb.bottom).setLeft(inset: 8).fitSize()
  }
}
