// Who gives way is said directly after the lengths.
// control: replace "_ = row.givingWay" with "_ = wide.givingWay"
import Plumb

func layOut(_ views: [HeadlessView], in card: HeadlessView) {
  card.plumb.layout(views) {
    let wide = $0.row().fitWidth()
    let row = wide.equalizeGaps()
    // expected-error@+1 {{'givingWay(_:downTo:)' is unavailable: the run is complete along it; say who gives way directly after the lengths, as in fitWidth().givingWay(title)}}
    _ = row.givingWay(views[0])
    return row.stickOnParentVertically()
  }
}
