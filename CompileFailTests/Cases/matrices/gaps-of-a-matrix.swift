// Columns and rows have gaps of their own.
// control: replace "setGaps" with "itself"
// mend: replace "setColumns(2).setRows(2).setGaps(to: 8)" with "setColumns(2, gaps: 8).setRows(2, gaps: 8)"
import Foundation
import Plumb

func layOut(_ views: [HeadlessView], in card: HeadlessView) {
  card.plumb.layout(views) {
    // expected-error@+1 {{the gaps of a matrix are those of its columns and of its rows: setColumns(2, gaps: 8).setRows(2, gaps: 8)}}
    $0.matrix().setColumns(2).setRows(2).setGaps(to: 8).setCells { $0.stickOnParent() }
  }
}

extension LayoutMaker {
  func itself(to gap: CGFloat) -> Self { self }
}
