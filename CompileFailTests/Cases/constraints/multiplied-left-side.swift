// What is kept stands alone, so that an equation reads as one.
// control: replace "twice(title" with "length(title"
import Plumb
import PlumbConstraints

func length(_ anchor: LengthAnchor) -> LengthAnchor { anchor }
func twice(_ anchor: LengthAnchor) -> LengthExpression { anchor * 2 }

func constrain(_ title: HeadlessView, in card: HeadlessConstraintView) {
  card.plumb.activate {
    // expected-error@+1 {{what is kept stands alone on the left side; add or subtract on the right side}}
    twice(title.anchors.width) == card.anchors.width
  }
}
