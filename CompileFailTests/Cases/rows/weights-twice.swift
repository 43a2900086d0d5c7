// The widths of a row have their weights once.
// control: replace "_ = row.equalizeWidths" with "_ = row.fitHeight"
import Plumb

func layOut(_ views: [HeadlessView], in card: HeadlessView) {
  card.plumb.layout(views) {
    let row = $0.row().equalizeWidths()
    // expected-error@+1 {{'equalizeWidths()' is unavailable: the lengths have their weights already; add setGaps(to:)}}
    _ = row.equalizeWidths()
    return row.setGaps(to: 8).stickOnParentVertically()
  }
}
