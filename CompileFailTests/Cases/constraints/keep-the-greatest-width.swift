// The greatest value of an attribute is called max.
// control: replace "maximum" with "max"
import Plumb
import PlumbConstraints

func layOut(_ title: HeadlessView) {
  // expected-error@+1 {{an attribute has three values, which are assigned: title.keep.width.equal = 40, .min, .max}}
  title.keep.width.maximum = 40
}
