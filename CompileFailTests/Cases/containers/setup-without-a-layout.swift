// A child is set up with a layout for every condition, or not at all.
// control: replace "WithoutLayout" with "WithLayout"
import Plumb

typealias Start = SubviewSetup<HeadlessContainerView, WithoutLayout, Unattached>

func setUp(_ title: HeadlessView, from start: Start, in card: HeadlessContainerView) {
  // expected-error@+1 {{the child has no default layout; add setDefaultLayout, or setLayout for all conditions}}
  card.plumb.setupSubview(title) { _ in start.addToParent() }
}
