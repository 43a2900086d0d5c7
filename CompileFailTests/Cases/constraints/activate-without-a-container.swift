// A container keeps equations, and solves them in its pass.
// control: replace "activate {" with "keep {"
// mend: replace "activate {" with "card.plumb.activate {"
import Plumb
import PlumbConstraints

func layOut(_ title: HeadlessView, in card: ConstraintView) {
  // expected-error@+1 {{a container activates equations: card.plumb.activate { title.anchors.top == card.anchors.top }}}
  activate { title.anchors.top == card.anchors.top + 8 }
}

func keep(@ConstraintBuilder _ equations: () -> [Equation]) {}
