// A bottom edge alone says nothing of the height.
// control: replace "fitWidth" with "fitSize"
import Plumb

func layOut(_ button: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(button) {
    // expected-error@+1 {{underspecified frame: the vertical axis has its bottom; add top, middle or height}}
    $0.setBottomRight(at: .measured { $0.safeAreaGuide.bottomRight }).fitWidth()
  }
}
