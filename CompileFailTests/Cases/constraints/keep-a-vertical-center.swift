// A center is kept by its coordinate.
// control: replace "verticalCenter" with "centerY"
import Plumb
import PlumbConstraints

func keep(_ title: HeadlessView) {
  // expected-error@+1 {{a center is kept at a part of the parent, by its coordinate: title.keep.centerY.equal = 0.5}}
  title.keep.verticalCenter.equal = 0.5
}
