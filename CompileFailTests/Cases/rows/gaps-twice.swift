// A row has its gaps once.
// control: replace "_ = row.setGaps" with "_ = row.setTop"
import Plumb

func layOut(_ views: [HeadlessView], in card: HeadlessView) {
  card.plumb.layout(views) {
    let row = $0.row().setGaps(to: 8)
    // expected-error@+1 {{'setGaps(to:by:)' is unavailable: the run has its gaps already; add weights, or lengths and weights}}
    _ = row.setGaps(to: 4)
    return row.equalizeWidths().stickOnParentVertically()
  }
}
