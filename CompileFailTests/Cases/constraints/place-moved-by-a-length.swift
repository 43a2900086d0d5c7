// A place is moved by points, and not by a length.
// control: replace "photo.anchors" with "photo.frame"
import Foundation
import Plumb
import PlumbConstraints

func keep(
  _ title: HeadlessView, _ photo: HeadlessView, _ size: CGSize, in card: ConstraintView
) {
  card.plumb.activate {
    // expected-error@+1 {{a place is moved by points; a place that is one length away is another place of a view: title.anchors.leading == photo.anchors.trailing + 8}}
    title.anchors.leading == card.anchors.leading + photo.anchors.width + 8
  }
}
