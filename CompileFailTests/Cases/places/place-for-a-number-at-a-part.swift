// The point at a part stands at a number or on a place, by labels of their own.
// control: replace "to: photo" with "on: photo"
import Plumb

func layOut(_ title: HeadlessView, beside photo: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{to: takes a number, and on: a place that is measured: setHorizontal(at: 0.3, to: 8), setHorizontal(at: 0.3, on: title.plumb.left)}}
    $0.setHorizontal(at: 0.3, to: photo.plumb.right).setTop(inset: 8).fitSize()
  }
}
