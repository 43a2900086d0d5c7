// Only a complete frame is moved, and a complete frame takes no further fact.
// control: replace "setWidth" with "expandingWidth"
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{the horizontal axis is complete: two facts already decide it; to change a complete frame, add moving, pinching, expanding or limiting}}
    $0.setTopLeft(to: .zero).fitSize().movingX(by: 8).setWidth(to: 120)
  }
}
