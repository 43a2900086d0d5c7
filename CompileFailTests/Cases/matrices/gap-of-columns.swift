// The room between columns is their gaps.
// control: replace "gap:" with "gaps:"
import Plumb

func layOut(_ views: [HeadlessView], in card: HeadlessView) {
  card.plumb.layout(views) {
    // expected-error@+1 {{the room between columns or rows is their gaps: setColumns(2, gaps: 8)}}
    $0.matrix().setColumns(2, gap: 8).setRows(2).setCells { $0.stickOnParent() }
  }
}
