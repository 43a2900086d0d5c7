// A frame decides everything; what follows can only change it.
// control: replace "setWidth" with "expandingWidth"
import Plumb

func layOut(_ photo: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(photo) {
    // expected-error@+1 {{the horizontal axis is complete: two facts already decide it; to change a complete frame, add moving, pinching, expanding or limiting}}
    $0.setFrame(by: { $0.layoutMarginsGuide.frame }).setWidth(to: 120)
  }
}
