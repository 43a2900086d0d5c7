// What stands below a photo has a top, and still no height.
// control: replace "fitWidth" with "fitSize"
import Plumb

func layOut(_ caption: HeadlessView, below photo: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(caption) {
    // expected-error@+1 {{underspecified frame: the vertical axis has its top; add middle, bottom or height}}
    $0.pinLeft(to: photo, with: { $0.left }).pinTop(to: photo, with: { $0.bottom + 4 }).fitWidth()
  }
}
