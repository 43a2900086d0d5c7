// A complete layout takes no more.
// control: replace "_ = row.givingWay" with "_ = wide.givingWay"
import Plumb

func layOut(_ views: [HeadlessView], in card: HeadlessView) {
  card.plumb.layout(views) {
    let open = $0.row().stickOnParentVertically()
    let wide = open.fitWidth()
    let row = open.fitWidth().equalizeGaps()
    // expected-error@+1 {{'givingWay(_:downTo:)' is unavailable: the layout is complete; say who gives way directly after the lengths, as in fitWidth().givingWay(title)}}
    _ = row.givingWay(views[0])
    _ = wide
    return row
  }
}
