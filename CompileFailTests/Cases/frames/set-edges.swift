// Edges that stick on the parent are one verb.
// control: replace "setEdges" with "setSides"
// mend: replace "setEdges(inset: 8)" with "stickOnParent(withInsets: LayoutInsets(all: 8))"
import Foundation
import Plumb

func layOut(_ photo: HeadlessView, in card: HeadlessView) {
  // expected-error@+1 {{all four edges are stickOnParent: stickOnParent(withInsets: LayoutInsets(all: 8))}}
  card.plumb.layout(photo) { $0.setEdges(inset: 8) }
}

extension LayoutMaker where State == IndividualProperty.Initial {
  func setSides(inset: CGFloat) -> LayoutMaker<IndividualLayout> {
    stickOnParent(withInsets: LayoutInsets(all: inset))
  }
}
