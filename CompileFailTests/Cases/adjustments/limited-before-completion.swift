// A limit keeps a length within a range and does not decide one.
// control: replace "fitWidth" with "fitSize"
import Plumb

func layOut(_ text: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(text) {
    // expected-error@+1 {{underspecified frame: the vertical axis has its top; add middle, bottom or height}}
    $0.setTopLeft(to: .zero).fitWidth().limitingHeight(to: 20...)
  }
}
