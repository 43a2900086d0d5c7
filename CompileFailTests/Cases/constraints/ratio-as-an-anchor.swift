// A ratio is between two lengths.
// control: replace "aspectRatio" with "width"
// mend: replace "aspectRatio == 2" with "width == title.anchors.height * 2"
import Plumb
import PlumbConstraints

func layOut(_ title: HeadlessView, in card: ConstraintView) {
  // expected-error@+1 {{a ratio is said as a multiple: title.anchors.width == title.anchors.height * 2}}
  card.plumb.activate { title.anchors.aspectRatio == 2 }
}
