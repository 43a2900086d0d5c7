// A view has an anchor for each side, behind anchors.
// control: replace "card.left" with "card.edge"
// mend: replace "card.left" with "card.anchors.left"
import Plumb
import PlumbConstraints

func layOut(_ title: HeadlessView, in card: ConstraintView) {
  // expected-error@+1 {{the anchors of a view are behind anchors: title.anchors.top == card.anchors.top}}
  card.plumb.activate { title.anchors.left == card.left }
}

extension ConstraintView {
  var edge: ConstraintAnchor<Horizontal> { anchors.left }
}
