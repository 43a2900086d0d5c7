// What is added to a place stands behind it.
// control: replace ".equalTo" with ".like"
// mend: replace ".equalTo(card.anchors.top).offset(8)" with " == card.anchors.top + 8"
import Foundation
import Plumb
import PlumbConstraints

func layOut(_ title: HeadlessView, in card: ConstraintView) {
  // expected-error@+1 {{an equation is ==, <= or >=}}
  card.plumb.activate { title.anchors.top.equalTo(card.anchors.top).offset(8) }
}

extension ConstraintAnchor {
  func like(_ other: Self) -> Relation { Relation() }
}

struct Relation {
  func offset(_ points: CGFloat) -> [Equation] { [] }
}
