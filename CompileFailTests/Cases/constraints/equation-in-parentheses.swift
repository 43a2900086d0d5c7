// Equations are activated in a closure.
// control: replace "activate" with "keep"
// mend: replace "activate(title.anchors.top == card.anchors.top + 8)" with "activate { title.anchors.top == card.anchors.top + 8 }"
import Foundation
import Plumb
import PlumbConstraints

func layOut(_ title: HeadlessView, in card: ConstraintView) {
  // expected-error@+1 {{cannot convert value of type 'Equation' to expected argument type '() -> [Equation]'}}
  card.plumb.activate(title.anchors.top == card.anchors.top + 8)
}

extension LayoutScope where Host == ConstraintView {
  func keep(_ equation: Equation) {}
}
