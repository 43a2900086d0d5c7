// Children beside each other are a row.
// control: replace "hStack" with "line"
// mend: replace "hStack(spacing: 8)" with "row().equalizeWidths().setGaps(to: 8).stickOnParentVertically()"
import Foundation
import Plumb

func layOut(_ title: HeadlessView, _ photo: HeadlessView, in card: HeadlessView) {
  card.plumb.layout([photo, title]) {
    // expected-error@+1 {{children beside each other are a row, and below each other a column: row(), column()}}
    $0.hStack(spacing: 8)
  }
}

extension LayoutMaker where State == GroupProperty.Initial {
  func line(spacing gap: CGFloat) -> LayoutMaker<GroupLayout> {
    row().equalizeWidths().setGaps(to: gap).stickOnParentVertically()
  }
}
