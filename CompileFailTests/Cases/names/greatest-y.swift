// The edges of a view and of a guide are called by their sides.
// control: replace "maxY" with "bottom"
import Plumb

func layOut(_ title: HeadlessView, _ photo: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{the edges are top and bottom}}
    $0.setTop(at: photo.plumb.maxY).setLeft(to: 8).fitSize()
  }
}
