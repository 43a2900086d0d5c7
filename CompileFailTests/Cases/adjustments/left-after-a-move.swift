// A moved frame has its left edge; it can be moved again, and not decided again.
// control: replace "setLeft" with "movingLeft"
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{the horizontal axis is complete: two facts already decide it; to change a complete frame, add moving, pinching, expanding or limiting}}
    $0.setTopLeft(to: .zero).fitSize().movingY(by: 8).setLeft(to: 12)
  }
}
