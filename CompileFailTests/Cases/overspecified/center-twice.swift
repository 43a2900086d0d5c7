// A view has one center.
// control: replace "setCenter(by" with "setRight(by"
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{the horizontal axis has its center already; add left, right, leading, trailing or width}}
    $0.setCenter(to: 160).setCenter(by: { $0.right - 8 }).setTop(to: 8).fitHeight()
  }
}
