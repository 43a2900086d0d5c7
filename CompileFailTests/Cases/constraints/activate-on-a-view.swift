// A container keeps equations, and its scope activates them.
// control: replace "card.activate" with "card.keepAll"
// mend: replace "card.activate" with "card.plumb.activate"
import Plumb
import PlumbConstraints

func layOut(_ title: HeadlessView, in card: ConstraintView) {
  // expected-error@+1 {{a container activates equations: card.plumb.activate { title.anchors.top == card.anchors.top }}}
  card.activate { title.anchors.top == card.anchors.top + 8 }
}

extension ConstraintView {
  func keepAll(@ConstraintBuilder _ equations: () -> [Equation]) { plumb.activate(equations) }
}
