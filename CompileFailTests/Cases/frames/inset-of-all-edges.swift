// Four edges have four insets, which may be alike.
// control: replace "stickOnParent(inset" with "stay(inset"
// mend: replace "inset: 8" with "withInsets: LayoutInsets(all: 8)"
import Foundation
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  // expected-error@+1 {{insets are of four edges: stickOnParent(withInsets: LayoutInsets(all: 8))}}
  card.plumb.layout(title) { $0.stickOnParent(inset: 8) }
}

extension LayoutMaker where State == IndividualProperty.Initial {
  func stay(inset: CGFloat) -> LayoutMaker<IndividualLayout> {
    stickOnParent(withInsets: LayoutInsets(all: inset))
  }
}
