// A center is kept at parts of the parent, so that 0 would be a corner and not the middle.
// control: replace "center.equal" with "centerX.equal"
// mend: replace "center.equal = 0" with "centered()"
import Plumb
import PlumbConstraints

func keep(_ title: HeadlessView) {
  // expected-error@+1 {{a center is kept in the middle, or at parts of the parent: title.keep.centered(), title.keep.setCenter(CGPoint(x: 0.5, y: 0.5))}}
  title.keep.center.equal = 0
}
