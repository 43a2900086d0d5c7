// Gaps are set beside the widths.
// control: replace "equalizeWidths" with "sharing"
// mend: replace "equalizeWidths(gaps: 8)" with "equalizeWidths().setGaps(to: 8)"
import Foundation
import Plumb

func layOut(_ views: [HeadlessView], in card: HeadlessView) {
  card.plumb.layout(views) {
    // expected-error@+1 {{gaps have a verb of their own: equalizeWidths().setGaps(to: 8)}}
    $0.row().equalizeWidths(gaps: 8).stickOnParentVertically()
  }
}

extension LayoutMaker where State == GroupProperty.Row<Along.Open<Directional>> {
  func sharing(gaps: CGFloat) -> LayoutMaker<GroupProperty.Row<Along.Complete<Directional>>> {
    fitWidth().equalizeGaps()
  }
}
