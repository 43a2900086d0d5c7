// Weights share out what the gaps leave, so there must be gaps.
// control: replace "return row" with "return complete"
import Plumb

func layOut(_ views: [HeadlessView], in card: HeadlessView) {
  // expected-error@+1 {{conformance of 'Along.Weights<Axis>' to 'CompleteAlong' is unavailable: underspecified run: weights share out what the gaps leave; add setGaps(to:)}}
  card.plumb.layout(views) {
    let row = $0.row().equalizeWidths().stickOnParentVertically()
    let complete = row.setGaps(to: 8)
    _ = complete
    return row
  }
}
