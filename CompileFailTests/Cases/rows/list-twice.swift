// A row has one list of widths.
// control: replace "_ = row.setWidths" with "_ = open.setWidths"
import Plumb

func layOut(_ views: [HeadlessView], in card: HeadlessView) {
  card.plumb.layout(views) {
    let open = $0.row().stickOnParentVertically()
    let row = open.setWidths(to: [.fitted, .share])
    // expected-error@+1 {{'setWidths(to:)' is unavailable: the run has its list of lengths already; add gaps or a distribution}}
    _ = row.setWidths(to: [.share])
    return row.setGaps(to: 8)
  }
}
