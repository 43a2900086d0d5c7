// Who gives way is said of lengths.
// control: replace "_ = row.givingWay" with "_ = wide.givingWay"
import Plumb

func layOut(_ views: [HeadlessView], in card: HeadlessView) {
  card.plumb.layout(views) {
    let open = $0.row().stickOnParentVertically()
    let wide = open.fitWidth()
    let row = open.equalizeGaps()
    // expected-error@+1 {{'givingWay(_:downTo:)' is unavailable: nothing can give way yet; write lengths, then who gives way, then the distribution}}
    _ = row.givingWay(views[0])
    _ = wide
    return row.fitWidth()
  }
}
