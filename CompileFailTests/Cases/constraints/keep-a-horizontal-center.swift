// A center is kept by its coordinate.
// control: replace "horizontalCenter" with "centerX"
import Plumb
import PlumbConstraints

func keep(_ title: HeadlessView) {
  // expected-error@+1 {{a center is kept at a part of the parent, by its coordinate: title.keep.centerX.equal = 0.5}}
  title.keep.horizontalCenter.equal = 0.5
}
