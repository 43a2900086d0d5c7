// All four edges are those of the parent.
// control: replace "$0.edges" with "$0.sides"
// mend: replace "edges(8)" with "stickOnParent(withInsets: LayoutInsets(all: 8))"
import Foundation
import Plumb

func layOut(_ photo: HeadlessView, in card: HeadlessView) {
  // expected-error@+1 {{all four edges are stickOnParent: stickOnParent(withInsets: LayoutInsets(all: 8))}}
  card.plumb.layout(photo) { $0.edges(8) }
}

extension LayoutMaker where State == IndividualProperty.Initial {
  func sides(_ inset: CGFloat) -> LayoutMaker<IndividualLayout> {
    stickOnParent(withInsets: LayoutInsets(all: inset))
  }
}
