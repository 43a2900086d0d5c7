// A setup says for which conditions.
// control: replace "setZIndex" with "setDefaultZIndex"
import Plumb

func store(_ title: HeadlessView, in card: HeadlessContainerView) {
  card.plumb.setupSubview(title) {
    // expected-error@+1 {{a setup sets the default, or what a condition has: setDefaultZIndex(to: 1), setZIndex(for: .compact, to: 1)}}
    $0.setDefaultLayout { $0.stickOnParent() }.setZIndex(to: 1).addToParent()
  }
}
