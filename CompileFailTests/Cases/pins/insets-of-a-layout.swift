// Insets of a chain are those of sides, and do not mirror.
// control: replace "LayoutInsets" with "PinInsets"
import Plumb
import PlumbPin

func layOut(_ title: HeadlessView, _ insets: LayoutInsets) {
  // expected-error@+1 {{a chain has the insets of sides: all(PinInsets(top: 8, left: 8, bottom: 8, right: 8)), all(card.plumb.safeArea)}}
  title.plumb.pin { $0.all(insets) }
}
