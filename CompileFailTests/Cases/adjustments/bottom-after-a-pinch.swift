// A pinched frame has its bottom edge.
// control: replace "setBottom" with "movingBottom"
import Plumb

func layOut(_ photo: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(photo) {
    // expected-error@+1 {{the vertical axis is complete: two facts already decide it; to change a complete frame, add moving, pinching, expanding or limiting}}
    $0.setTopLeft(to: .zero).fitSize().pinchingTop(by: 4).setBottom(to: 96)
  }
}
