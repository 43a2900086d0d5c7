// A priority belongs to an equation.
// control: replace "priority: .high" with "kept: .high"
// mend: replace "activate(priority: .high) { title.anchors.left == photo.anchors.left }" with "activate { title.anchors.left == photo.anchors.left <<~ .high }"
import Plumb
import PlumbConstraints

func layOut(_ title: HeadlessView, _ photo: HeadlessView, in card: ConstraintView) {
  // expected-error@+1 {{a priority follows an equation: title.anchors.width == 120 <<~ .high}}
  card.plumb.activate(priority: .high) { title.anchors.left == photo.anchors.left }
}

extension LayoutScope where Host: ConstraintContainer {
  func activate(kept: ConstraintPriority, @ConstraintBuilder _ equations: () -> [Equation]) {
    activate(equations)
  }
}
