// A length is multiplied by an operator.
// control: replace ".multiplied" with ".scaled"
// mend: replace ".multiplied(by: 0.5)" with " * 0.5"
import Foundation
import Plumb
import PlumbConstraints

func layOut(_ title: HeadlessView, in card: ConstraintView) {
  // expected-error@+1 {{a length is multiplied and moved by numbers: title.anchors.width == card.anchors.width * 0.5 + 8}}
  card.plumb.activate { title.anchors.width == card.anchors.width.multiplied(by: 0.5) }
}

extension LengthAnchor {
  func scaled(by factor: CGFloat) -> Self { self }
}
