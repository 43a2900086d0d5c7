// An attribute keeps three values.
// control: replace "title.keep.width" with "title.anchors.width"
// mend: replace "card.plumb.activate { title.keep.width == 40 }" with "title.keep.width.equal = 40"
import Plumb
import PlumbConstraints

func layOut(_ title: HeadlessView, in card: ConstraintView) {
  // expected-error@+1 {{an attribute has three values, which are assigned: title.keep.width.equal = 40, .min, .max}}
  card.plumb.activate { title.keep.width == 40 }
}
