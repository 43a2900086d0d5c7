// A layout is stored for a child.
// control: replace "of: title" with "for: title"
import Plumb

func store(_ title: HeadlessView, in card: HeadlessContainerView) {
  // expected-error@+1 {{a stored layout names its child: card.plumb.setLayout(for: title) { … }}}
  card.plumb.setLayout(of: title) { $0.stickOnParent() }
}
