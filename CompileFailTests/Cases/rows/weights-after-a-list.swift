// A list of widths says itself who shares what is left.
// control: replace "equalizeWidths" with "equalizeGaps"
import Plumb

func layOut(_ views: [HeadlessView], in card: HeadlessView) {
  card.plumb.layout(views) {
    let row = $0.row().stickOnParentVertically().setWidths(to: [.fitted, .share])
    _ = row.equalizeWidths()
    return row.setGaps(to: 8)
  }
}
