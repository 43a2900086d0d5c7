// A point has a left edge as well as a top, and a view has one left edge.
// control: replace "setTopLeft" with "setTopRight"
import Plumb

func layOut(_ photo: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(photo) {
    // expected-error@+1 {{the horizontal axis has its left already; add center, right or width}}
    $0.setLeft(to: 8).setTopLeft(at: .measured { $0.topRight }).fitHeight()
  }
}
