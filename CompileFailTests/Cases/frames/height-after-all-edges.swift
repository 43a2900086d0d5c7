// Four edges decide the height.
// control: replace "setHeight" with "expandingHeight"
import Plumb

func layOut(_ photo: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(photo) {
    // expected-error@+1 {{the vertical axis is complete: two facts already decide it; to change a complete frame, add moving, pinching, expanding or limiting}}
    $0.stickOnParent().setHeight(to: 120)
  }
}
