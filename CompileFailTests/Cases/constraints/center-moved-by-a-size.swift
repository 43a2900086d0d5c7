// A center is moved by an offset, and not by a size.
// control: replace "offset: CGSize" with "offset: AnchorOffset"
import Foundation
import Plumb
import PlumbConstraints

func keep(_ title: HeadlessView, in card: HeadlessConstraintView, by offset: CGSize) {
  card.plumb.activate {
    // expected-error@+1 {{a center is moved by adding an offset: photo.anchors.center + AnchorOffset(x: 5, y: -10)}}
    title.anchors.center == card.anchors.center + offset
  }
}
