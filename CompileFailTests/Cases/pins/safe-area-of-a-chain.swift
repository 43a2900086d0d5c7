// Insets are measured on the parent, and a chain is no parent.
// control: replace "card.pin" with "kept.pin"
// mend: replace "card.pin" with "card.plumb"
import Plumb
import PlumbPin

func layOut(_ title: HeadlessView, _ kept: Kept, in card: HeadlessContainerView) {
  // expected-error@+1 {{the insets of an area are behind plumb: title.plumb.pin { $0.all(card.plumb.safeArea) }}}
  title.plumb.pin { $0.all(card.pin.safeArea) }
}

struct Kept { let pin: LayoutScope<HeadlessContainerView> }
