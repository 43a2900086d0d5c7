// Weights are a list, and what they weigh is named.
// control: replace ".weights" with ".shares"
// mend: replace "weights(1, 2)" with "weighWidths(by: [1, 2])"
import Foundation
import Plumb

func layOut(_ title: HeadlessView, _ photo: HeadlessView, in card: HeadlessView) {
  card.plumb.layout([photo, title]) {
    // expected-error@+1 {{weights are a list: weighWidths(by: [1, 2, 1])}}
    $0.row().weights(1, 2).setGaps(to: 8).stickOnParentVertically()
  }
}

extension LayoutMaker where State: TakesRunWeights, State.Axis: RowAxis {
  func shares(_ weights: CGFloat...) -> LayoutMaker<State.AddingWeights> {
    weighWidths(by: weights)
  }
}
