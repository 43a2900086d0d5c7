// What a container stores without a condition is the default.
// control: replace "setDefaultLayout" with "setLayout"
import Plumb

func store(_ title: HeadlessView, in card: HeadlessContainerView) {
  // expected-error@+1 {{the default layout is the one without a condition: card.plumb.setLayout(for: title) { … }}}
  card.plumb.setDefaultLayout(for: title) { $0.stickOnParent() }
}
