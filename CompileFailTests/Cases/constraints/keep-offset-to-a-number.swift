// An offset is measured from another view, and not from a place.
// control: replace "to: 8" with "to: photo"
import Plumb
import PlumbConstraints

func keep(_ title: HeadlessView, beside photo: HeadlessView) {
  // expected-error@+1 {{instance method 'leftOffset(to:file:line:)' requires that 'Int' conform to 'Layoutable'}}
  title.keep.leftOffset(to: 8).equal = 8
}
