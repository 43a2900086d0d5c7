// All four edges do not fit where an axis is complete.
// control: replace "stickOnParent" with "stickOnParentHorizontally"
import Plumb

func layOut(_ header: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(header) {
    // expected-error@+1 {{a whole frame is four facts at once and goes with no other fact}}
    $0.setTop(to: 0).setHeight(to: 44).stickOnParent()
  }
}
