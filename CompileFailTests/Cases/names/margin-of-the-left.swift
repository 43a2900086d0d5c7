// A distance inwards is an inset.
// control: replace "margin" with "inset"
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{an edge goes inwards: setLeft(inset: 8)}}
    $0.setLeft(margin: 8).setTop(to: 8).fitSize()
  }
}
