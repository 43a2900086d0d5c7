// Weights give all widths their shares.
// control: replace "row.setWidths(to: [.share])" with "row.setGaps(to: 8)"
import Plumb

func layOut(_ views: [HeadlessView], in card: HeadlessView) {
  card.plumb.layout(views) {
    let row = $0.row().stickOnParentVertically().equalizeWidths()
    _ = row.setWidths(to: [.share])
    return row.setGaps(to: 8)
  }
}
