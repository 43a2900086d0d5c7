// What is kept is a number, with or without a priority.
// control: replace "number: String" with "number: KeepValue"
import Plumb
import PlumbConstraints

func keep(_ title: HeadlessView, at number: String) {
  // expected-error@+1 {{cannot assign value of type 'String' to type 'KeepValue'}}
  title.keep.leftInset.equal = number
}
