// A layout decides a frame by facts, and an equation is none.
// control: replace "kept: Equation" with "kept: Complete"
import Plumb
import PlumbConstraints

typealias Complete = LayoutMaker<IndividualLayout>

func layOut(_ title: HeadlessView, in card: HeadlessConstraintView, by kept: Equation) {
  // expected-error@+1 {{a layout is made of facts; equations are activated: card.plumb.activate { … }}}
  card.plumb.setLayout(for: title) { _ in kept }
}
