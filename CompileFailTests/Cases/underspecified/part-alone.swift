// The point at a part of the width says nothing of the width.
// control: replace "fitHeight" with "fitSize"
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{underspecified frame: the horizontal axis has a part; add left, center, right, leading, trailing or width}}
    $0.setHorizontal(at: 0.3, to: 100).setTop(inset: 8).fitHeight()
  }
}
