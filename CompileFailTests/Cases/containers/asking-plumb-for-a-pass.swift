// A pass is asked of the view.
// control: replace "plumb" with "layer"
// mend: replace "plumb.setNeedsLayout" with "setNeedsLayout"
import Plumb

extension HeadlessContainerView { var layer: HeadlessView { self } }

func update(_ card: HeadlessContainerView) {
  // expected-error@+1 {{the view itself is laid out, and not its plumb: card.layoutIfNeeded()}}
  card.plumb.setNeedsLayout()
}
