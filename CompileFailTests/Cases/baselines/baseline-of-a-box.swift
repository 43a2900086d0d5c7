// Several views have several first lines.
// control: replace "both.plumb" with "one.plumb"
import Foundation
import Plumb

final class Label: HeadlessView, BaselineHost {
  func plumbBaselines(in size: CGSize) -> LayoutBaselines { LayoutBaselines(first: 9, last: 3) }
}

func layOut(_ title: Label, beside both: [Label], _ one: Label, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{a box around several views has no text of its own; measure one of them}}
    $0.setLeft(to: 8).setFirstBaseline(at: both.plumb.firstBaseline).fitSize()
  }
}
