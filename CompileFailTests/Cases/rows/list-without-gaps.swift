// A list of widths does not say what is between them.
// control: replace "return row" with "return complete"
import Plumb

func layOut(_ views: [HeadlessView], in card: HeadlessView) {
  card.plumb.layout(views) {
    let row = $0.row().stickOnParentVertically().setWidths(to: [.fitted, .share])
    let complete = row.setGaps(to: 8)
    _ = complete
    return row
  }
}
