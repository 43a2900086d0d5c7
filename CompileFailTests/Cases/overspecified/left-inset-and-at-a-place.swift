// A view has one left edge, whether inset or at a place.
// control: replace "setLeft(at" with "setRight(at"
import Plumb

func layOut(_ title: HeadlessView, beside photo: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{the horizontal axis has its left already; add center, right or width}}
    $0.setLeft(inset: 8).setLeft(at: photo.plumb.right).setTop(inset: 8).fitHeight()
  }
}
