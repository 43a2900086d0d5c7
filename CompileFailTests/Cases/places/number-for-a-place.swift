// A number alone is a coordinate, and no place on a host.
// control: replace "at: 8" with "to: 8"
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{to: takes a number, and at: a vertical place that is measured and not nil: setTop(to: 8), setTop(at: title.plumb.top)}}
    $0.setTop(at: 8).setLeft(inset: 8).fitSize()
  }
}
