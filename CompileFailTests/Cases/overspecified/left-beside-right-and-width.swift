// A right edge and a width decide where the left edge is.
// control: replace "setLeft" with "movingLeft"
// mend: replace ".setLeft(to: 8)" with ""
import Plumb

func layOut(_ badge: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(badge) {
    // expected-error@+1 {{the horizontal axis is complete: two facts already decide it; to change a complete frame, add moving, pinching, expanding or limiting}}
    $0.fitSize().setTopRight(at: .measured { $0.topRight }).setLeft(to: 8)
  }
}
