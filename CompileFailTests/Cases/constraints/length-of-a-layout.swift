// A length of a stored layout is no anchor.
// control: replace "photo.plumb.width" with "photo.anchors.width"
import Foundation
import Plumb
import PlumbConstraints

func keep(
  _ title: HeadlessView, _ photo: HeadlessView, _ size: CGSize, in card: ConstraintView
) {
  card.plumb.activate {
    // expected-error@+1 {{equations compare anchors: title.anchors.leading == card.anchors.leading}}
    title.anchors.width >= photo.plumb.width * 2
  }
}
