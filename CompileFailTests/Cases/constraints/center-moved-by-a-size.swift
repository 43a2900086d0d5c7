// A center is moved by an offset, and not by a size.
// control: replace "offset: CGSize" with "offset: AnchorOffset"
import Foundation
import Plumb
import PlumbConstraints

func keep(_ title: HeadlessView, in card: HeadlessConstraintView, by offset: CGSize) {
  card.plumb.activate {
    // expected-error@+1 {{binary operator '+' cannot be applied to operands of type 'CenterAnchor' and 'CGSize'}}
    title.anchors.center == card.anchors.center + offset
  }
}
