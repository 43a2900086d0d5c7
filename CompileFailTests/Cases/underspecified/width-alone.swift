// A view with a width has still to be put somewhere.
// control: replace "setTop" with "setTopLeft"
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{underspecified frame: the horizontal axis has its width; add left, center, right, leading or trailing}}
    $0.fitSize().setTop(to: .zero)
  }
}
