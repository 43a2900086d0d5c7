// A view without text has no baseline.
// control: replace "box: HeadlessView" with "box: Label"
import Foundation
import Plumb
import PlumbConstraints

final class Label: HeadlessView, BaselineHost {
  func plumbBaselines(in size: CGSize) -> LayoutBaselines { LayoutBaselines(first: 9, last: 3) }
}

func keep(_ box: HeadlessView) {
  // expected-error@+1 {{property 'firstBaselineInset' requires that 'HeadlessView' conform to 'BaselineHost'}}
  box.keep.firstBaselineInset.equal = 20
}
