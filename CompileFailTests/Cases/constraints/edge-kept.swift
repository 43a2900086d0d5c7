// An edge is kept at a distance from another one.
// control: replace "keep.top" with "keep.topInset"
import Plumb
import PlumbConstraints

func keep(_ title: HeadlessView) {
  // expected-error@+1 {{an edge is kept by an inset, an offset or an alignment: title.keep.topInset.equal = 8}}
  title.keep.top.equal = 8
}
