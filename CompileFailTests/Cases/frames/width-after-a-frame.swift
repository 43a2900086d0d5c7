// A frame decides everything; what follows can only change it.
// control: replace "setWidth" with "expandingWidth"
import Plumb

func layOut(_ photo: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(photo) {
    // expected-error@+1 {{the layout is complete: two facts already decide each axis; to change its frame, add moving, pinching, expanding or limiting}}
    $0.setFrame(by: { $0.layoutMarginsGuide.frame }).setWidth(to: 120)
  }
}
