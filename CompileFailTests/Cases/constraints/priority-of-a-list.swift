// Each equation has a constraint, and each constraint its priority.
// control: replace "constraints.priority" with "constraints.rank"
// mend: replace "constraints.priority" with "constraints[0].priority"
import Plumb
import PlumbConstraints

func layOut(_ title: HeadlessView, in card: ConstraintView) {
  let constraints = card.plumb.activate { title.anchors.width == 40 }
  // expected-error@+1 {{activate gives back a list, with one for each equation: constraints[0].priority = .low}}
  constraints.priority = .low
}

extension Array where Element == LayoutConstraint {
  var rank: ConstraintPriority {
    get { .low }
    nonmutating set {}
  }
}
