// The edges of a view and of a guide are called by their sides.
// control: replace "maxX" with "right"
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{the edges are left and right, or leading and trailing}}
    $0.setLeft(by: { $0.maxX - 40 }).setTop(to: 8).fitSize()
  }
}
