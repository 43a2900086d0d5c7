// A center is kept at parts of the parent, so that 0 would be a corner and not the middle.
// control: replace "center.equal = 0" with "centered()"
import Plumb
import PlumbConstraints

func keep(_ title: HeadlessView) {
  title.keep.center.equal = 0
}
