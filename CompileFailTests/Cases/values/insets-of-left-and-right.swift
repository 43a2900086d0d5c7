// Insets follow the writing direction.
// control: replace "= LayoutInsets" with "= insets"
import Foundation
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessContainerView) {
  // expected-error@+1 {{insets follow the writing direction: LayoutInsets(top: 8, leading: 16, bottom: 8, trailing: 16)}}
  card.layoutMargins = LayoutInsets(top: 8, left: 16, bottom: 8, right: 16)
}

private func insets(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) -> LayoutInsets {
  LayoutInsets(top: top, leading: left, bottom: bottom, trailing: right)
}
