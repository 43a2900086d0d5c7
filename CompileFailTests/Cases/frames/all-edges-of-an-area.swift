// All edges of the safe area have a verb, and those of other areas are a frame.
// control: replace "$0.stickOnParent" with "$0.hanging"
// mend: replace "stickOnParent(in: .safeArea)" with "stickOnParentSafeArea()"
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{the safe area has a verb: stickOnParentSafeArea(withInsets: LayoutInsets(all: 8)); other areas are measured: setFrame(by: { $0.layoutMarginsGuide.frame })}}
    $0.stickOnParent(in: .safeArea)
  }
}

extension LayoutMaker where State == IndividualProperty.Initial {
  func hanging(in area: LayoutArea) -> LayoutMaker<IndividualLayout> { stickOnParent() }
}
