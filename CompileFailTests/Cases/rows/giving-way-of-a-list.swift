// A list of widths says itself who gives way.
// control: replace "_ = row.givingWay" with "_ = wide.givingWay"
import Plumb

func layOut(_ views: [HeadlessView], in card: HeadlessView) {
  card.plumb.layout(views) {
    let open = $0.row().stickOnParentVertically()
    let wide = open.fitWidth()
    let row = open.setWidths(to: [.fitted, .share])
    // expected-error@+1 {{'givingWay(_:downTo:)' is unavailable: the list says who gives way: write .fitted.givingWay() for that child}}
    _ = row.givingWay(views[0])
    _ = wide
    return row.setGaps(to: 8)
  }
}
