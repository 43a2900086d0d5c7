// A right edge alone says nothing of the width.
// control: replace "fitHeight" with "fitSize"
import Plumb

func layOut(_ badge: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(badge) {
    // expected-error@+1 {{underspecified frame: the horizontal axis has its right; add left, center or width}}
    $0.setTopRight(at: .measured { $0.topRight }).fitHeight()
  }
}
