// A middle is halfway down, and a center halfway across.
// control: replace "$0.center" with "$0.middle"
import Plumb

func layOut(_ icon: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(icon) {
    // expected-error@+1 {{a vertical fact is measured vertically: by top, middle, bottom, height or vertical(at:)}}
    $0.setMiddle(by: { $0.center }).setLeft(to: 8).fitSize()
  }
}
