// A setup is of the child, which is added to its parent.
// control: replace "addSubview" with "addToParent"
import Plumb

func store(_ title: HeadlessView, in card: HeadlessContainerView) {
  // expected-error@+1 {{a setup adds the child to its container: addToParent()}}
  card.plumb.setupSubview(title) { $0.setDefaultLayout { $0.stickOnParent() }.addSubview() }
}
