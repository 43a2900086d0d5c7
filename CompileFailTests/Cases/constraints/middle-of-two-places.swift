// Two places have no middle in an equation.
// control: replace "+ end" with "+ gap"
import Foundation
import Plumb
import PlumbConstraints

func keep(_ title: HeadlessView, _ end: ConstraintAnchor<Directional>, _ gap: CGFloat, in card: ConstraintView) {
  card.plumb.activate {
    // expected-error@+1 {{two places have no sum; a place is one anchor, moved by points: card.anchors.leading + 8}}
    title.anchors.centerX == card.anchors.trailing + end
  }
}
