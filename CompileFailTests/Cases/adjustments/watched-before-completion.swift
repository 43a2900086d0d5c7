// A layout that is not complete is never applied.
// control: replace "fitWidth" with "fitSize"
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{underspecified frame: the vertical axis has its top; add middle, bottom or height}}
    $0.setTopLeft(inset: 8).fitWidth().afterLayout { _ in }
  }
}
