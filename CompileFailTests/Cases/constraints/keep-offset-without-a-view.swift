// An offset is the distance to another view, which is named.
// control: replace "leftOffset" with "leftInset"
// mend: replace "leftOffset" with "leftOffset(to: photo)"
import Plumb
import PlumbConstraints

func keep(_ title: HeadlessView, beside photo: HeadlessView) {
  // expected-error@+1 {{an offset is the distance to another view: title.keep.leftOffset(to: photo).equal = 8}}
  title.keep.leftOffset.equal = 8
}
