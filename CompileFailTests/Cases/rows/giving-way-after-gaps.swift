// Gaps never give way.
// control: replace "_ = row.givingWay" with "_ = wide.givingWay"
import Plumb

func layOut(_ views: [HeadlessView], in card: HeadlessView) {
  card.plumb.layout(views) {
    let open = $0.row().stickOnParentVertically()
    let wide = open.fitWidth()
    let row = open.setGaps(to: 8)
    // expected-error@+1 {{'givingWay(_:downTo:)' is unavailable: nothing can give way yet; add lengths first, such as fitWidth() or fitHeight()}}
    _ = row.givingWay(views[0])
    _ = wide
    return row.equalizeWidths()
  }
}
