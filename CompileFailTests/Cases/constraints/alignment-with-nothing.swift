// Two views are aligned.
// control: replace "topAlign" with "topInset"
// mend: replace "topAlign." with "topAlign(to: card)."
import Plumb
import PlumbConstraints

func layOut(_ title: HeadlessView, in card: ConstraintView) {
  // expected-error@+1 {{an alignment is with another view: title.keep.topAlign(to: photo).equal = 0}}
  title.keep.topAlign.equal = 0
}
