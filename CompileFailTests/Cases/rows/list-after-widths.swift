// Widths are decided once: the same for all, or one by one.
// control: replace "_ = row.setWidths" with "_ = open.setWidths"
import Plumb

func layOut(_ views: [HeadlessView], in card: HeadlessView) {
  card.plumb.layout(views) {
    let open = $0.row().stickOnParentVertically()
    let row = open.fitWidth()
    // expected-error@+1 {{'setWidths(to:)' is unavailable: the lengths are decided already; a list decides them one by one, in their place}}
    _ = row.setWidths(to: [.share])
    return row.equalizeGaps()
  }
}
