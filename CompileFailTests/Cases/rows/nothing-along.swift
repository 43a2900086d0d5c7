// Facts across a row do not place its children along it.
// control: replace "return row" with "return complete"
import Plumb

func layOut(_ views: [HeadlessView], in card: HeadlessView) {
  // expected-error@+1 {{conformance of 'Along.Open<Axis>' to 'CompleteAlong' is unavailable: underspecified run: nothing is decided along it; add lengths and a distribution, or weights and gaps}}
  card.plumb.layout(views) {
    let row = $0.row().stickOnParentVertically()
    let complete = row.equalizeWidths().setGaps(to: 8)
    _ = complete
    return row
  }
}
