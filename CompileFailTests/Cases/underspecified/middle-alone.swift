// A middle says where half of the height is, and not the height.
// control: replace "fitWidth" with "fitSize"
import Plumb

func layOut(_ button: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(button) {
    // expected-error@+1 {{underspecified frame: the vertical axis has its middle; add top, bottom or height}}
    $0.setMiddleCenter(at: .measured { $0.middleCenter }).fitWidth()
  }
}
