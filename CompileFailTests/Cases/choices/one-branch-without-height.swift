// Each branch is a layout of its own, and has to be complete.
// control: replace "fitWidth" with "fitSize"
import Plumb

func layOut(_ title: HeadlessView, isWide: Bool, in card: HeadlessView) {
  card.plumb.layout(title) {
    if isWide {
      $0.setTopLeft(to: .zero).setSize(to: .zero)
    } else {
      // expected-error@+1 {{underspecified frame: the vertical axis has its top; add middle, bottom or height}}
      $0.setTopLeft(to: .zero).fitWidth()
    }
  }
}
