// A row with widths has its gaps once.
// control: replace "_ = row.setGaps" with "_ = row.setTop"
import Plumb

func layOut(_ views: [HeadlessView], in card: HeadlessView) {
  card.plumb.layout(views) {
    let row = $0.row().fitWidth().setGaps(to: 8)
    // expected-error@+1 {{'setGaps(to:by:)' is unavailable: the run has its gaps already, and nothing takes up what is left; write pack(at:gaps:) in the place of setGaps, or add weights}}
    _ = row.setGaps(to: 4)
    return row.equalizeWidths().stickOnParentVertically()
  }
}
