// Gaps that are shared out have no number.
// control: replace ".equalizeGaps" with ".gathering"
// mend: replace "equalizeGaps(to: 8)" with "pack(at: .leading, gaps: 8)"
import Foundation
import Plumb

func layOut(_ views: [HeadlessView], in card: HeadlessView) {
  card.plumb.layout(views) {
    // expected-error@+1 {{equal gaps are what the lengths leave: equalizeGaps(); gaps in points are pack(at: .leading, gaps: 8)}}
    $0.row().fitWidth().equalizeGaps(to: 8).stickOnParentVertically()
  }
}

extension LayoutMaker where State: TakesRunDistribution {
  func gathering(to gap: CGFloat) -> LayoutMaker<State.AddingDistribution> { equalizeGaps() }
}
