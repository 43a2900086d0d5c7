// An inset is the distance from the parent.
// control: replace "topInset" with "topOffset"
import Plumb
import PlumbConstraints

func layOut(_ title: HeadlessView, _ photo: HeadlessView) {
  // expected-error@+1 {{an inset is the distance from the parent, and an offset that to another view: title.keep.topInset.equal = 8, title.keep.topOffset(to: photo).equal = 8}}
  title.keep.topInset(to: photo).equal = 8
}
