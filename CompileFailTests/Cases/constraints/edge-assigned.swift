// An edge is kept at a distance from another one, which is a value of its attribute.
// control: replace "keep.left" with "keep.horizontalCompressionResistance"
// mend: replace "keep.left" with "keep.leftInset.equal"
import Plumb
import PlumbConstraints

func layOut(_ title: HeadlessView) {
  // expected-error@+1 {{an edge is kept by an inset, an offset or an alignment: title.keep.topInset.equal = 8}}
  title.keep.left = 8
}
