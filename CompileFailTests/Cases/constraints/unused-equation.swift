// An equation outside of a builder keeps nothing.
// control: replace "-> Void" with "-> Equation"
import Plumb
import PlumbConstraints

func constrain(_ title: HeadlessView, in card: HeadlessConstraintView) -> Void {
  // expected-warning@+1 {{result of operator '==' is unused}}
  title.anchors.left == card.anchors.left
}
