// A layout is set, and replaces the one before.
// control: replace "addLayout" with "setLayout"
// mend: replace "addLayout" with "setLayout"
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessContainerView) {
  // expected-error@+1 {{layouts are stored with setLayout: card.plumb.setLayout(for: title) { … }}}
  card.plumb.addLayout(for: title) { $0.setTop(to: 8).setLeft(to: 8).fitSize() }
}
