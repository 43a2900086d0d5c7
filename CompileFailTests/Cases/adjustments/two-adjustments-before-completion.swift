// However many adjustments follow, one mistake is one error.
// control: replace "fitWidth" with "fitSize"
import Plumb

func layOut(_ photo: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(photo) {
    // expected-error@+1 {{underspecified frame: the vertical axis has its top; add middle, bottom or height}}
    $0.setTopLeft(to: .zero).fitWidth().movingX(by: 8).pinchingLeft(by: 4)
  }
}
