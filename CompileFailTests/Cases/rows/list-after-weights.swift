// Weights give all widths their shares.
// control: replace "_ = row.setWidths" with "_ = open.setWidths"
import Plumb

func layOut(_ views: [HeadlessView], in card: HeadlessView) {
  card.plumb.layout(views) {
    let open = $0.row().stickOnParentVertically()
    let row = open.equalizeWidths()
    // expected-error@+1 {{'setWidths(to:)' is unavailable: the lengths have their weights already; a list says the same with .share(2), in the place of weights}}
    _ = row.setWidths(to: [.share])
    return row.setGaps(to: 8)
  }
}
