// A top edge is a vertical place, and the right edge of a photo is a horizontal one.
// control: replace "$0.right" with "$0.bottom"
import Plumb

func layOut(_ caption: HeadlessView, below photo: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(caption) {
    // expected-error@+1 {{a vertical fact is measured vertically: by top, middle, bottom, height or vertical(at:)}}
    $0.pinTop(to: photo, with: { $0.right + 4 }).setLeft(to: 8).fitSize()
  }
}
