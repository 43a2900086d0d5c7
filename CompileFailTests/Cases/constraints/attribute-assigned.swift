// An attribute keeps three values, and each of them is assigned.
// control: replace "keep.width" with "keep.horizontalCompressionResistance"
// mend: replace "keep.width" with "keep.width.equal"
import Plumb
import PlumbConstraints

func keep(_ title: HeadlessView) {
  // expected-error@+1 {{an attribute has three values, which are assigned: title.keep.width.equal = 40, .min, .max}}
  title.keep.width = 40
}
