// Gaps leave something, and nothing takes it up.
// control: replace "return row" with "return complete"
import Plumb

func layOut(_ views: [HeadlessView], in card: HeadlessView) {
  // expected-error@+1 {{conformance of 'Along.Gaps<Axis>' to 'CompleteAlong' is unavailable: underspecified run: it has its gaps, and nothing takes up what they leave; add weights, such as equalizeWidths() or equalizeHeights()}}
  card.plumb.layout(views) {
    let row = $0.row().setGaps(to: 8).stickOnParentVertically()
    let complete = row.equalizeWidths()
    _ = complete
    return row
  }
}
