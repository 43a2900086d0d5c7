// A size is multiplied by a part.
// control: replace "/ 0.5" with "* 0.5"
import Plumb
import PlumbConstraints

func layOut(_ title: HeadlessView, in card: ConstraintView) {
  card.plumb.activate {
    // expected-error@+1 {{a size is multiplied: photo.anchors.size == card.anchors.size * 0.5}}
    title.anchors.size == card.anchors.size / 0.5
  }
}
