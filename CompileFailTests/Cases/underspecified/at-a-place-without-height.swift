// What stands at a place has a top, and still no height.
// control: replace "fitWidth" with "fitSize"
import Plumb

func layOut(_ title: HeadlessView, beside photo: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{underspecified frame: the vertical axis has its top; add middle, bottom or height}}
    $0.setTop(at: photo.plumb.bottom, offset: 4).setLeft(at: photo.plumb.left).fitWidth()
  }
}
