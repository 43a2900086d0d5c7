// A container activates its equations at once.
// control: replace ".constraint" with ".like"
// mend: replace "title.anchors.top.constraint(equalTo: card.anchors.top).isActive = true" with "card.plumb.activate { title.anchors.top == card.anchors.top }"
import Plumb
import PlumbConstraints

func layOut(_ title: HeadlessView, in card: ConstraintView) {
  // expected-error@+1 {{an equation is ==, <= or >=}}
  title.anchors.top.constraint(equalTo: card.anchors.top).isActive = true
}

extension ConstraintAnchor {
  func like(equalTo other: Self) -> Relation { Relation() }
}

final class Relation {
  var isActive = false
}
