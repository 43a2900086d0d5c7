// A size at a ratio is a width and a height, and a view has one width.
// control: replace "setWidth" with "setLeading"
import Plumb

func layOut(_ photo: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(photo) {
    // expected-error@+1 {{the horizontal axis has its width already; add left, center, right, leading or trailing}}
    $0.setWidth(to: 64).aspectFit(ratio: 16 / 9, in: { $0.size }).setTop(to: 8)
  }
}
