// An edge has an inside, and an inset says how far inwards it goes.
// control: replace "offset:" with "inset:"
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{an edge goes inwards: setTop(inset: 8); offset: moves a center, or a place given to at:}}
    $0.setTop(offset: 8).setLeft(inset: 8).fitSize()
  }
}
