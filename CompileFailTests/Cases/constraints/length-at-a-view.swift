// A view has two lengths.
// control: replace "== photo" with "== 40"
import Foundation
import Plumb
import PlumbConstraints

func keep(
  _ title: HeadlessView, _ photo: HeadlessView, _ size: CGSize, in card: ConstraintView
) {
  card.plumb.activate {
    // expected-error@+1 {{a view has two lengths; say which one: title.anchors.width == card.anchors.width}}
    title.anchors.width == photo
  }
}
