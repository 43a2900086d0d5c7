// Four edges decide the height.
// control: replace "setHeight" with "expandingHeight"
import Plumb

func layOut(_ photo: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(photo) {
    // expected-error@+1 {{the layout is complete: two facts already decide each axis; to change its frame, add moving, pinching, expanding or limiting}}
    $0.stickOnParent().setHeight(to: 120)
  }
}
