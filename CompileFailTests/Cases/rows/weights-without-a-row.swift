// Weights are of a row.
// control: replace "$0.equalizeWidths" with "$0.widths"
// mend: replace "$0." with "$0.row()."
import Foundation
import Plumb

func layOut(_ photo: HeadlessView, _ title: HeadlessView, in card: HeadlessContainerView) {
  card.plumb.layout([photo, title]) {
    // expected-error@+1 {{begin with the row: row().equalizeWidths().setGaps(to: 8)}}
    $0.equalizeWidths().setGaps(to: 8).setTop(inset: 8).setHeight(to: 44)
  }
}

extension LayoutMaker where State == GroupProperty.Initial {
  func widths() -> LayoutMaker<GroupProperty.Row<Along.Open<Directional>>.AddingWeights> {
    row().equalizeWidths()
  }
}
