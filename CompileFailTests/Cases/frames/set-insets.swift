// All edges on the parent are one verb, which takes the insets.
// control: replace "setInsets" with "setBorder"
// mend: replace "setInsets(to: 8)" with "stickOnParent(withInsets: LayoutInsets(all: 8))"
import Foundation
import Plumb

extension LayoutMaker where State == IndividualProperty.Initial {
  func setBorder(to width: CGFloat) -> LayoutMaker<IndividualLayout> {
    stickOnParent(withInsets: LayoutInsets(all: width))
  }
}

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{all four edges are stickOnParent: stickOnParent(withInsets: LayoutInsets(all: 8))}}
    $0.setInsets(to: 8)
  }
}
