// Weights are of a column.
// control: replace "$0.equalizeHeights" with "$0.heights"
// mend: replace "$0." with "$0.column()."
import Foundation
import Plumb

func layOut(_ photo: HeadlessView, _ title: HeadlessView, in card: HeadlessContainerView) {
  card.plumb.layout([photo, title]) {
    // expected-error@+1 {{begin with the column: column().equalizeHeights().setGaps(to: 8)}}
    $0.equalizeHeights().setGaps(to: 8).setLeading(inset: 8).setWidth(to: 44)
  }
}

extension LayoutMaker where State == GroupProperty.Initial {
  func heights() -> LayoutMaker<GroupProperty.Column<Along.Open<Vertical>>.AddingWeights> {
    column().equalizeHeights()
  }
}
