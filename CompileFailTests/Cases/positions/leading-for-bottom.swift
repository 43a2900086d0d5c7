// A bottom edge is a vertical place, and leading runs along the writing direction.
// control: replace "$0.leading" with "$0.bottom"
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{a vertical fact is measured vertically: by top, middle, bottom, height or vertical(at:)}}
    $0.setBottom(by: { $0.leading }).setLeft(to: 8).fitSize()
  }
}
