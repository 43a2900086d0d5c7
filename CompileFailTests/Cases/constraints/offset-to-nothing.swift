// An offset is a distance to another view.
// control: replace "leftOffset" with "leftInset"
// mend: replace "leftOffset" with "leftOffset(to: photo)"
import Plumb
import PlumbConstraints

func layOut(_ title: HeadlessView, beside photo: HeadlessView) {
  // expected-error@+1 {{an offset is the distance to another view: title.keep.leftOffset(to: photo).equal = 8}}
  title.keep.leftOffset.equal = 8
}
