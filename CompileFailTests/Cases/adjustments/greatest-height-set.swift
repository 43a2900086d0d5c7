// A limit is no fact: it follows the facts, and is a range.
// control: replace "setMaxHeight" with "setMostHeight"
// mend: replace "setMaxHeight(to: 80)" with "limitingHeight(to: ...80)"
import Foundation
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  // expected-error@+1 {{a limit is a range, after the facts: limitingWidth(to: ...240)}}
  card.plumb.layout(title) { $0.setTop(to: 8).setLeft(to: 8).fitSize().setMaxHeight(to: 80) }
}

extension LayoutMaker where State: AdjustableLayout {
  func setMostHeight(to height: CGFloat) -> Self { limitingHeight(to: ...height) }
}
