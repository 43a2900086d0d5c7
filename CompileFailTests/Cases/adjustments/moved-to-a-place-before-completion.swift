// A move to a place is no fact: it changes a frame and does not decide one.
// control: replace "fitHeight" with "fitSize"
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{underspecified frame: the horizontal axis has its left; add center, right or width}}
    $0.setTopLeft(to: .zero).fitHeight().movingRight(to: { $0.parent.right - 8 })
  }
}
