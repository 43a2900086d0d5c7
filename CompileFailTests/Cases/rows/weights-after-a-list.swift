// A list of widths says itself who shares what is left.
// control: replace "equalizeWidths" with "equalizeGaps"
import Plumb

func layOut(_ views: [HeadlessView], in card: HeadlessView) {
  card.plumb.layout(views) {
    let row = $0.row().stickOnParentVertically().setWidths(to: [.fitted, .share])
    // expected-error@+1 {{'equalizeWidths()' is unavailable: the list says who shares what is left: write .share(2) for a child in the place of a weight of 2}}
    _ = row.equalizeWidths()
    return row.setGaps(to: 8)
  }
}
