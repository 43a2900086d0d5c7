// Equations are activated in a closure.
// control: replace "addConstraint" with "keep"
// mend: replace "addConstraint(title.anchors.top == card.anchors.top + 8)" with "activate { title.anchors.top == card.anchors.top + 8 }"
import Foundation
import Plumb
import PlumbConstraints

func layOut(_ title: HeadlessView, in card: ConstraintView) {
  // expected-error@+1 {{equations stand in a closure: card.plumb.activate { title.anchors.top == card.anchors.top }}}
  card.plumb.addConstraint(title.anchors.top == card.anchors.top + 8)
}

extension LayoutScope where Host == ConstraintView {
  func keep(_ equation: Equation) {}
}
