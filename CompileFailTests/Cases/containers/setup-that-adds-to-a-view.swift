// A setup adds the child to the container that it belongs to.
// control: replace ".addTo(" with ".bringTo("
// mend: replace "addTo(card)" with "addToParent()"
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessContainerView) {
  card.plumb.setupSubview(title) {
    // expected-error@+1 {{a setup adds the child to its container: addToParent()}}
    $0.setDefaultLayout { $0.setTop(to: 8).setLeft(to: 8).fitSize() }.addTo(card)
  }
}

extension SubviewSetup where Place: Attachable {
  func bringTo(_ view: HeadlessView) -> SubviewSetup<Container, Layout, Attached> { addToParent() }
}
