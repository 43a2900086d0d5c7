// The room between children is decided like all else along a row, and weights need it.
// control: replace "gap" with "fixed"
// mend: replace "row(gap: 8).equalizeWidths()" with "row().equalizeWidths().setGaps(to: 8)"
import Foundation
import Plumb

func layOut(_ title: HeadlessView, _ photo: HeadlessView, in card: HeadlessView) {
  card.plumb.layout([photo, title]) {
    // expected-error@+1 {{the room between children is its gaps: row().equalizeWidths().setGaps(to: 8)}}
    $0.row(gap: 8).equalizeWidths().stickOnParentVertically()
  }
}

extension LayoutMaker where State == GroupProperty.Initial {
  func row(fixed points: CGFloat) -> LayoutMaker<GroupProperty.Row<Along.Gaps<Directional>>> {
    row().setGaps(to: points)
  }
}
