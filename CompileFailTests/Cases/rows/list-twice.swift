// A row has one list of widths.
// control: replace "row.setWidths(to: [.share])" with "row.equalizeGaps()"
import Plumb

func layOut(_ views: [HeadlessView], in card: HeadlessView) {
  card.plumb.layout(views) {
    let row = $0.row().stickOnParentVertically().setWidths(to: [.fitted, .share])
    _ = row.setWidths(to: [.share])
    return row.setGaps(to: 8)
  }
}
