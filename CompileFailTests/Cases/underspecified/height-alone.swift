// A view with a height has still to be put somewhere.
// control: replace "setLeft" with "setTopLeft"
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{underspecified frame: the vertical axis has its height; add top, middle or bottom}}
    $0.fitSize().setLeft(to: .zero)
  }
}
