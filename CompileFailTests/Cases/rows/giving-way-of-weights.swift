// Shares are nothing but what is left, so that nothing of them can be missing.
// control: replace "_ = row.givingWay(views[0])" with "_ = row.setGaps(to: 4)"
import Plumb

func layOut(_ views: [HeadlessView], in card: HeadlessView) {
  card.plumb.layout(views) {
    let row = $0.row().stickOnParentVertically().equalizeWidths()
    _ = row.givingWay(views[0])
    return row.setGaps(to: 8)
  }
}
