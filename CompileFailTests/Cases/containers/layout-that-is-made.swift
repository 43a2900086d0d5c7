// A container stores layouts with one call, which is also the one that replaces them.
// control: replace "makeLayout" with "setLayout"
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessContainerView) {
  // expected-error@+1 {{layouts are stored with setLayout: card.plumb.setLayout(for: title) { … }}}
  card.plumb.makeLayout(for: title) { $0.setTop(to: 8).setLeft(to: 8).fitSize() }
}
