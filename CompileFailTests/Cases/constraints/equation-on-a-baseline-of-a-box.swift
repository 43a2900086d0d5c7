// A view without text has no baseline.
// control: replace "box: HeadlessView" with "box: Label"
import Foundation
import Plumb
import PlumbConstraints

final class Label: HeadlessView, BaselineHost {
  func plumbBaselines(in size: CGSize) -> LayoutBaselines { LayoutBaselines(first: 9, last: 3) }
}

func constrain(_ box: HeadlessView, in card: HeadlessConstraintView) {
  card.plumb.activate {
    // expected-error@+1 {{property 'firstBaseline' requires that 'HeadlessView' conform to 'BaselineHost'}}
    box.anchors.firstBaseline == card.anchors.centerY
  }
}
