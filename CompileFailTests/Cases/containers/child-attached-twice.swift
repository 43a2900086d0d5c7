// A child goes to one place among its siblings.
// control: replace "Attached" with "Unattached"
import Plumb

typealias Front = SubviewSetup<HeadlessContainerView, WithLayout, Attached>

func setUp(_ title: HeadlessView, at front: Front, in card: HeadlessContainerView) {
  // expected-error@+1 {{the child is attached already; call addToParent or insertToParent once}}
  card.plumb.setupSubview(title) { _ in front.insertToParent(at: 0) }
}
