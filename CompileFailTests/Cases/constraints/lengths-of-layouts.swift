// Two lengths of stored layouts make no equation.
// control: replace "title.plumb" with "title.anchors"
import Foundation
import Plumb
import PlumbConstraints

func keep(_ title: HeadlessView, in card: ConstraintView) {
  card.plumb.activate {
    // expected-error@+1 {{equations compare anchors: title.anchors.leading == card.anchors.leading}}
    title.plumb.width == 80
  }
}
