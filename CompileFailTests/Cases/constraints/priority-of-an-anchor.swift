// A priority is an equation's, and no anchor's.
// control: replace "title: HeadlessView" with "title: Titled"
// mend: replace "title.anchors.top <<~ .high" with "title.anchors.top == card.anchors.top <<~ .high"
import Plumb
import PlumbConstraints

func layOut(_ title: HeadlessView, in card: ConstraintView) {
  // expected-error@+1 {{a priority follows an equation: title.anchors.top == card.anchors.top <<~ .high}}
  card.plumb.activate { title.anchors.top <<~ .high }
}

struct Titled { let anchors: Equations }
struct Equations { let top: Equation }
