// A number alone is a coordinate, and no place on a host.
// control: replace "on:" with "to:"
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{to: takes a number, and on: a place that is measured: setHorizontal(at: 0.3, to: 8), setHorizontal(at: 0.3, on: title.plumb.left)}}
    $0.setHorizontal(at: 0.3, on: 100).setTop(inset: 8).fitSize()
  }
}
