// A width, and a height at a ratio to it, are a size, and a size has still to be put somewhere.
// control: replace "setTop" with "setTopLeft"
import Plumb

func layOut(_ photo: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(photo) {
    // expected-error@+1 {{underspecified frame: the horizontal axis has its width; add left, center, right, leading or trailing}}
    $0.setTop(to: .zero).setWidth(by: { $0.width / 3 }).setHeight(toWidth: 1)
  }
}
