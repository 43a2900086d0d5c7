// A number stands before a length as well as behind it.
import Plumb
import PlumbConstraints

func layOut(_ title: HeadlessView, in card: ConstraintView) {
  card.plumb.activate {
    40 == title.anchors.width
    20 <= title.anchors.height
  }
}
