// The remaining space of a row is distributed once.
// control: replace "_ = row.equalizeWidths" with "_ = row.fitHeight"
import Plumb

func layOut(_ views: [HeadlessView], in card: HeadlessView) {
  card.plumb.layout(views) {
    let row = $0.row().fitWidth().equalizeGaps()
    // expected-error@+1 {{'equalizeWidths()' is unavailable: the run is complete along it: the remaining space is already distributed}}
    _ = row.equalizeWidths()
    return row.stickOnParentVertically()
  }
}
