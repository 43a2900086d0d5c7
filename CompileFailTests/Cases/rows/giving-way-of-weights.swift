// Shares are nothing but what is left, so that nothing of them can be missing.
// control: replace "_ = row.givingWay" with "_ = wide.givingWay"
import Plumb

func layOut(_ views: [HeadlessView], in card: HeadlessView) {
  card.plumb.layout(views) {
    let open = $0.row().stickOnParentVertically()
    let wide = open.fitWidth()
    let row = open.equalizeWidths()
    // expected-error@+1 {{'givingWay(_:downTo:)' is unavailable: weights alone have no lengths that could give way; add lengths before the weights}}
    _ = row.givingWay(views[0])
    _ = wide
    return row.setGaps(to: 8)
  }
}
