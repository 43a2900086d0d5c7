// A priority has a name of five, or a number.
// control: replace "defaultHigh" with "high"
import Plumb
import PlumbConstraints

func layOut(_ title: HeadlessView, in card: ConstraintView) {
  card.plumb.activate {
    // expected-error@+1 {{a priority is .required, .veryHigh, .high, .low, .fitting or a number: <<~ 750}}
    title.anchors.width == 120 <<~ .defaultHigh
  }
}
