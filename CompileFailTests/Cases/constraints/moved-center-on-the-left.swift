// A center stands alone on the left side.
// control: replace "moved ==" with "center =="
import Foundation
import Plumb
import PlumbConstraints

func keep(_ center: CenterAnchor, _ moved: MovedCenter, in card: ConstraintView) {
  card.plumb.activate {
    // expected-error@+1 {{what is kept stands alone on the left side; add or subtract on the right side}}
    moved == card.anchors.center
  }
}
