// An alignment of centers is called by the coordinate that is the same.
// control: replace "verticalAlign" with "centerXAlign"
import Plumb
import PlumbConstraints

func keep(_ title: HeadlessView, beside photo: HeadlessView) {
  // expected-error@+1 {{it keeps centers on one vertical line, and is called by the coordinate: centerXAlign(to:)}}
  title.keep.verticalAlign(to: photo).equal = 0
}
