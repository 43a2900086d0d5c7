// A list of widths says itself who gives way.
// control: replace "_ = row.givingWay(views[0])" with "_ = row.equalizeGaps()"
import Plumb

func layOut(_ views: [HeadlessView], in card: HeadlessView) {
  card.plumb.layout(views) {
    let row = $0.row().stickOnParentVertically().setWidths(to: [.fitted, .share])
    _ = row.givingWay(views[0])
    return row.setGaps(to: 8)
  }
}
