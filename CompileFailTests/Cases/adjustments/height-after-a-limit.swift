// Only a complete frame is limited, and a complete frame takes no further fact.
// control: replace "setHeight" with "expandingHeight"
import Plumb

func layOut(_ button: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(button) {
    // expected-error@+1 {{the vertical axis is complete: two facts already decide it; to change a complete frame, add moving, pinching, expanding or limiting}}
    $0.setTopLeft(to: .zero).fitSize().limitingWidth(to: 80...240).setHeight(to: 44)
  }
}
