// All four edges have one verb.
// control: replace "fillParent" with "fillCard"
// mend: replace "fillParent(inset: 8)" with "stickOnParent(withInsets: LayoutInsets(all: 8))"
import Foundation
import Plumb

extension LayoutMaker where State == IndividualProperty.Initial {
  func fillCard(inset: CGFloat) -> LayoutMaker<IndividualLayout> {
    stickOnParent(withInsets: LayoutInsets(all: inset))
  }
}

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  // expected-error@+1 {{all four edges are stickOnParent: stickOnParent(withInsets: LayoutInsets(all: 8))}}
  card.plumb.layout(title) { $0.fillParent(inset: 8) }
}
