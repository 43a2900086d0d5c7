// Only complete frames are adjusted.
// control: replace "movingLeft" with "setWidth"
import Plumb

func layOut(_ views: [HeadlessView], in card: HeadlessView) {
  card.plumb.layout(views) {
    let row = $0.row().stickOnParentVertically()
    // expected-error@+1 {{'movingLeft(to:)' is unavailable: underspecified run: only complete frames are adjusted; move this after the facts along and across}}
    _ = row.movingLeft(to: 4)
    return row.equalizeWidths().setGaps(to: 4)
  }
}
