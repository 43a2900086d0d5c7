// A size is like the size of another view.
// control: replace "== photo" with "== kept"
// mend: replace "== photo" with "== photo.anchors.size"
import Plumb
import PlumbConstraints

func layOut(
  _ title: HeadlessView, _ photo: HeadlessView, _ kept: SizeAnchor, in card: ConstraintView
) {
  card.plumb.activate {
    // expected-error@+1 {{a size is compared with a size: title.anchors.size == photo.anchors.size, title.anchors.size == CGSize(width: 40, height: 40)}}
    title.anchors.size == photo
  }
}
