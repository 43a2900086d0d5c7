// Both sides of a conditional expression have to be complete.
// control: replace "fitHeight" with "fitSize"
import Plumb

func layOut(_ title: HeadlessView, isWide: Bool, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{underspecified frame: the horizontal axis has its center; add left, right, leading, trailing or width}}
    isWide ? $0.setTopCenter(at: .measured { $0.topCenter }).fitHeight() : $0.setTopLeft(to: .zero).fitSize()
  }
}
