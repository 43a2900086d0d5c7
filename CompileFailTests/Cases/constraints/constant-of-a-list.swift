// Each equation has a constraint, and each constraint its constant.
// control: replace "constraints.constant" with "constraints.points"
// mend: replace "constraints.constant" with "constraints[0].constant"
import Foundation
import Plumb
import PlumbConstraints

func layOut(_ title: HeadlessView, in card: ConstraintView) {
  let constraints = card.plumb.activate { title.anchors.width == 40 }
  // expected-error@+1 {{activate gives back a list, with one for each equation: constraints[0].constant = 80}}
  constraints.constant = 80
}

extension Array where Element == LayoutConstraint {
  var points: CGFloat {
    get { 0 }
    nonmutating set {}
  }
}
