// A closure changes what is kept, and a transition lays it out.
// control: replace "animated" with "transition"
import Plumb
import PlumbConstraints

func layOut(_ title: HeadlessView, in card: ConstraintView) {
  // expected-error@+1 {{what a closure changes is laid out by a transition: card.keep.transition { title.keep.width.equal = 40 }}}
  _ = card.keep.animated { title.keep.width.equal = 40 }
}
