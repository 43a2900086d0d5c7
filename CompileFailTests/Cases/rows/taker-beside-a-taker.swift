// What is left in a row has one taker.
// control: replace "_ = row.equalizeWidths" with "_ = row.fitHeight"
import Plumb

func layOut(_ views: [HeadlessView], in card: HeadlessView) {
  card.plumb.layout(views) {
    let row = $0.row().fitWidth().equalizeGaps()
    // expected-error@+1 {{'equalizeWidths()' is unavailable: the run is complete along it: what its lengths leave has a taker already}}
    _ = row.equalizeWidths()
    return row.stickOnParentVertically()
  }
}
