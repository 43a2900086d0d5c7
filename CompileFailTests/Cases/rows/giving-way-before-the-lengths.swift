// Who gives way is said of lengths.
// control: replace "_ = row.givingWay(views[0])" with "_ = row.fitWidth()"
import Plumb

func layOut(_ views: [HeadlessView], in card: HeadlessView) {
  card.plumb.layout(views) {
    let row = $0.row().stickOnParentVertically().equalizeGaps()
    _ = row.givingWay(views[0])
    return row.fitWidth()
  }
}
