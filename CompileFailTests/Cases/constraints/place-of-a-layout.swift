// Equations have anchors; the places of layouts are others.
// control: replace "plumb.leading" with "anchors.leading"
import Plumb
import PlumbConstraints

func layOut(_ title: HeadlessView, in card: ConstraintView) {
  card.plumb.activate {
    // expected-error@+1 {{equations compare anchors: title.anchors.leading == card.anchors.leading}}
    title.anchors.leading == card.plumb.leading
  }
}
