// An equation has one length on each side, and points beside it.
// control: replace "badge.anchors" with "badge.frame"
// mend: replace "card.anchors.width == title.anchors.width + badge.anchors.width" with "badge.anchors.leading == title.anchors.trailing"
import Foundation
import Plumb
import PlumbConstraints

func layOut(_ title: HeadlessView, _ badge: HeadlessView, in card: ConstraintView) {
  card.plumb.activate {
    // expected-error@+1 {{a sum of two lengths is no side of an equation; pin the views to each other: next.anchors.leading == title.anchors.trailing}}
    card.anchors.width == title.anchors.width + badge.anchors.width
  }
}
