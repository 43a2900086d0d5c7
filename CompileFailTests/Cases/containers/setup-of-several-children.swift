// A setup is for one child, because each has its own place.
// control: replace "setupSubview(views" with "setupSubview(first"
import Plumb

func store(_ views: [HeadlessView], _ first: HeadlessView, in card: HeadlessContainerView) {
  // expected-error@+1 {{a setup is for one child: for view in views { card.plumb.setupSubview(view) { … } }}}
  card.plumb.setupSubview(views) { $0.setDefaultLayout { $0.stickOnParent() }.addToParent() }
}
