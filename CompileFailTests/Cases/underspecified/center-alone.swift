// A center says where the middle of the width is, and not the width.
// control: replace "fitHeight" with "fitSize"
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{underspecified frame: the horizontal axis has its center; add left, right, leading, trailing or width}}
    $0.setTopCenter(at: .measured { $0.layoutMarginsGuide.topCenter }).fitHeight()
  }
}
