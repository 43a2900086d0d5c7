// The edges of the safe area are those of the parent's.
// control: replace "$0.stick" with "$0.hanging"
// mend: replace "stick(to: .safeArea)" with "stickOnParentSafeArea()"
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{the safe area has a verb: stickOnParentSafeArea(withInsets: LayoutInsets(all: 8))}}
    $0.stick(to: .safeArea)
  }
}

extension LayoutMaker where State == IndividualProperty.Initial {
  func hanging(to area: LayoutArea) -> LayoutMaker<IndividualLayout> { stickOnParent() }
}
