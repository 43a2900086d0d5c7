// Widths are decided once: one by one, or the same for all.
// control: replace "row.fitWidth" with "row.equalizeGaps"
import Plumb

func layOut(_ views: [HeadlessView], in card: HeadlessView) {
  card.plumb.layout(views) {
    let row = $0.row().stickOnParentVertically().setWidths(to: [.fitted, .share])
    // expected-error@+1 {{'fitWidth()' is unavailable: the widths along the row are decided already; lengths that weights add to come before the weights}}
    _ = row.fitWidth()
    return row.setGaps(to: 8)
  }
}
