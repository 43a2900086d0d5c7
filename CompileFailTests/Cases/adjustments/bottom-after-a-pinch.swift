// A pinched frame has its bottom edge.
// control: replace "setBottom" with "movingBottom"
import Plumb

func layOut(_ photo: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(photo) {
    // expected-error@+1 {{the layout is complete: two facts already decide each axis; to change its frame, add moving, pinching, expanding or limiting}}
    $0.setTopLeft(to: .zero).fitSize().pinchingTop(by: 4).setBottom(to: 96)
  }
}
