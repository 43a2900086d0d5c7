// The lengths of a view are behind anchors.
// control: replace "title.width" with "title.breadth"
// mend: replace "title.width" with "title.anchors.width"
import Plumb
import PlumbConstraints

extension HeadlessView { var breadth: LengthAnchor { anchors.width } }

func keep(_ title: HeadlessView, in card: HeadlessConstraintView) {
  // expected-error@+1 {{the anchors of a view are behind anchors: title.anchors.top == card.anchors.top}}
  card.plumb.activate { title.width == 40 }
}
