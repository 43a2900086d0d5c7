// An area of a view has a short name.
// control: replace "layoutMargins" with "margins"
import Plumb
import PlumbConstraints

func layOut(_ title: HeadlessView, in card: ConstraintView) {
  card.plumb.activate {
    // expected-error@+1 {{an area is safeArea, margins or readable: card.anchors.safeArea.top}}
    title.anchors.top == card.anchors.layoutMargins.top
  }
}
