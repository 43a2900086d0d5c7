// An attribute keeps three values.
// control: replace "min(40)" with "atLeast(40)"
// mend: replace "min(40)" with "min = 40"
import Plumb
import PlumbConstraints

func layOut(_ title: HeadlessView, in card: ConstraintView) {
  // expected-error@+1 {{an attribute has three values, which are assigned: title.keep.width.equal = 40, .min, .max}}
  title.keep.width.min(40)
}

extension KeepAttribute {
  func atLeast(_ value: KeepValue) { min = value }
}
