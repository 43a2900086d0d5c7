// What is packed has gaps between the children, also if they are 0.
// control: replace ".pack" with ".gather"
// mend: replace "at: .leading" with "at: .leading, gaps: 0"
import Plumb

func layOut(_ views: [HeadlessView], in card: HeadlessView) {
  card.plumb.layout(views) {
    // expected-error@+1 {{what is packed has a side and gaps: pack(at: .leading, gaps: 8), in a column pack(at: .top, gaps: 8)}}
    $0.row().fitWidth().pack(at: .leading).stickOnParentVertically()
  }
}

extension LayoutMaker where State: TakesRunDistribution {
  func gather(at side: RunSide<State.Axis>) -> LayoutMaker<State.AddingDistribution> {
    pack(at: side, gaps: 0)
  }
}
