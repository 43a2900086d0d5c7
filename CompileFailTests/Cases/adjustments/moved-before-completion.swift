// Only a complete frame can be moved.
// control: replace "fitWidth" with "fitSize"
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{underspecified frame: the vertical axis has its top; add middle, bottom or height}}
    $0.setTopLeft(to: .zero).fitWidth().movingY(by: 8)
  }
}
