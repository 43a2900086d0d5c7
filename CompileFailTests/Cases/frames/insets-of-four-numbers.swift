// Insets are one value.
// control: replace "stickOnParent" with "stick"
// mend: replace "(top: 8, leading: 16, bottom: 8, trailing: 16)" with "(withInsets: LayoutInsets(top: 8, leading: 16, bottom: 8, trailing: 16))"
import Foundation
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessContainerView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{insets are one value: stickOnParent(withInsets: LayoutInsets(top: 8, leading: 16, bottom: 8, trailing: 16))}}
    $0.stickOnParent(top: 8, leading: 16, bottom: 8, trailing: 16)
  }
}

extension LayoutMaker where State == IndividualProperty.Initial {
  func stick(
    top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat
  ) -> LayoutMaker<IndividualLayout> {
    setFrame(to: CGRect(x: leading, y: top, width: trailing, height: bottom))
  }
}
