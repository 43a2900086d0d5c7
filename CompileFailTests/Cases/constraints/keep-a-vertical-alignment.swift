// An alignment of centers is called by the coordinate that is the same.
// control: replace "verticalAlign" with "centerXAlign"
import Plumb
import PlumbConstraints

func keep(_ title: HeadlessView, beside photo: HeadlessView) {
  title.keep.verticalAlign(to: photo).equal = 0
}
