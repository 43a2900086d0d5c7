// A priority follows its equation.
// control: replace ".priority(" with ".given("
// mend: replace "(title.anchors.width == 40).priority(.low)" with "title.anchors.width == 40 <<~ .low"
import Plumb
import PlumbConstraints

func layOut(_ title: HeadlessView, in card: ConstraintView) {
  // expected-error@+1 {{a priority follows an equation: title.anchors.width == 120 <<~ .high}}
  card.plumb.activate { (title.anchors.width == 40).priority(.low) }
}

extension Equation {
  func given(_ priority: ConstraintPriority) -> Equation { self <<~ priority }
}
