// What is kept stands alone, so that an equation reads as one.
// control: replace "inset(title" with "edge(title"
import Plumb
import PlumbConstraints

func edge(_ anchor: ConstraintAnchor<Horizontal>) -> ConstraintAnchor<Horizontal> { anchor }
func inset(_ anchor: ConstraintAnchor<Horizontal>) -> MovedAnchor<Horizontal> { anchor - 8 }

func constrain(_ title: HeadlessView, in card: HeadlessConstraintView) {
  card.plumb.activate {
    // expected-error@+1 {{what is kept stands alone on the left side; add or subtract on the right side}}
    inset(title.anchors.left) == card.anchors.left
  }
}
