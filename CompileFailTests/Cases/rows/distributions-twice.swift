// What is left is distributed once.
// control: replace "_ = row.equalizeGaps" with "_ = row.fitWidth"
import Plumb

func layOut(_ views: [HeadlessView], in card: HeadlessView) {
  card.plumb.layout(views) {
    let row = $0.row().equalizeGaps()
    // expected-error@+1 {{'equalizeGaps(includingEnds:)' is unavailable: the run has its distribution already; add lengths}}
    _ = row.equalizeGaps()
    return row.fitWidth().stickOnParentVertically()
  }
}
