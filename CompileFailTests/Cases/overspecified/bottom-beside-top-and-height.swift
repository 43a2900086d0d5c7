// A top edge and a height decide where the bottom edge is.
// control: replace "setBottom" with "movingBottom"
// mend: replace ".setBottom(to: 96)" with ""
import Plumb

func layOut(_ button: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(button) {
    // expected-error@+1 {{the vertical axis is complete: two facts already decide it; to change a complete frame, add moving, pinching, expanding or limiting}}
    $0.setTopLeft(to: .zero).fitSize().setBottom(to: 96)
  }
}
