// Who gives way is said directly after the lengths.
// control: replace "_ = row.givingWay(views[0])" with "_ = row.fitHeight()"
import Plumb

func layOut(_ views: [HeadlessView], in card: HeadlessView) {
  card.plumb.layout(views) {
    let row = $0.row().fitWidth().equalizeGaps()
    _ = row.givingWay(views[0])
    return row.stickOnParentVertically()
  }
}
