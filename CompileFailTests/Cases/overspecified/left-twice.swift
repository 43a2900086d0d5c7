// A view has one left edge.
// control: replace "setLeft(by" with "setRight(by"
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{the horizontal axis has its left already; add center, right or width}}
    $0.setLeft(to: 8).setLeft(by: { $0.right - 8 }).setTop(to: 8).fitHeight()
  }
}
