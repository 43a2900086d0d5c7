// A distance comes from the parent's insets.
// control: replace "$0.safeArea" with "$0.kept"
// mend: replace "safeArea().top().left()" with "top(card.plumb.safeArea).left(card.plumb.safeArea)"
import Plumb
import PlumbPin

func layOut(_ title: HeadlessView, in card: HeadlessContainerView) {
  // expected-error@+1 {{the insets of an area are the parent's: top(card.plumb.safeArea)}}
  title.plumb.pin { $0.safeArea().top().left().width(80).height(20) }
}

extension PinChain {
  func kept() -> Self { self }
}
