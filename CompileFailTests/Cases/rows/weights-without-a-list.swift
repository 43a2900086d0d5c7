// Each child has its weight in a list.
// control: replace ".weighWidths" with ".weighing"
// mend: replace "1, 2, 1" with "by: [1, 2, 1]"
import Foundation
import Plumb

func layOut(_ views: [HeadlessView], in card: HeadlessView) {
  card.plumb.layout(views) {
    // expected-error@+1 {{weights are a list: weighWidths(by: [1, 2, 1])}}
    $0.row().weighWidths(1, 2, 1).setGaps(to: 8).stickOnParentVertically()
  }
}

extension LayoutMaker where State: TakesRunWeights, State.Axis: RowAxis {
  func weighing(_ weights: CGFloat...) -> LayoutMaker<State.AddingWeights> {
    weighWidths(by: weights)
  }
}
