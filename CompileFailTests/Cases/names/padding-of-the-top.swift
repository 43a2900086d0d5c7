// A distance inwards is an inset.
// control: replace "padding" with "inset"
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{an edge goes inwards: setTop(inset: 8)}}
    $0.setTop(padding: 8).setLeft(to: 8).fitSize()
  }
}
