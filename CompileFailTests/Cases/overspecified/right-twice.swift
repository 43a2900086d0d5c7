// A view has one right edge.
// control: replace "setRight(to" with "setLeft(to"
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{the horizontal axis has its right already; add left, center or width}}
    $0.setRight(by: { $0.right - 8 }).setRight(to: 8).setTop(to: 8).fitHeight()
  }
}
