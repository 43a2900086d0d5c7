// A width like that of a photo does not say where.
// control: replace "setTop(" with "setTopLeft("
import Plumb

func layOut(_ title: HeadlessView, beside photo: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{underspecified frame: the horizontal axis has its width; add left, center, right, leading or trailing}}
    $0.setWidth(like: photo.plumb.width).setTop(inset: 8).fitHeight()
  }
}
