// An equation names both of its views.
// control: replace ".constrain" with ".bind"
// mend: replace "constrain(title) { $0." with "activate { title."
import Plumb
import PlumbConstraints

func layOut(_ title: HeadlessView, in card: ConstraintView) {
  // expected-error@+1 {{equations name their views, and take none from outside: card.plumb.activate { title.anchors.width == 40 }}}
  card.plumb.constrain(title) { $0.anchors.width == 40 }
}

extension LayoutScope {
  func bind(_ child: HeadlessView, _ equation: (HeadlessView) -> Equation) {}
}
