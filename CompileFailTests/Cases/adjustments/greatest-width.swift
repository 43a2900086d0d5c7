// How wide a view is at the most is a limit of its complete frame.
// control: replace ".maxWidth" with ".expandingWidth"
// mend: replace "maxWidth(240)" with "limitingWidth(to: ...240)"
import Foundation
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{a limit is a range, after the facts: limitingWidth(to: ...240)}}
    $0.setTopLeft(to: .zero).fitSize().maxWidth(240)
  }
}

extension LayoutMaker where State == IndividualLayout {
  func expandingWidth(_ width: CGFloat) -> Self { expandingWidth(by: width) }
}
