// An inset decides an edge of each axis, and no length.
// control: replace "fitWidth" with "fitSize"
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{underspecified frame: the vertical axis has its top; add middle, bottom or height}}
    $0.setTopLeading(inset: 8).fitWidth()
  }
}
