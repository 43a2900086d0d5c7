// Weights share out what widths and gaps leave, so there must be gaps.
// control: replace "equalizeWidths" with "equalizeGaps"
import Plumb

func layOut(_ views: [HeadlessView], in card: HeadlessView) {
  // expected-error@+1 {{conformance of 'Along.LengthsAndWeights<Axis>' to 'CompleteAlong' is unavailable: underspecified run: weights share out what the gaps leave; add setGaps(to:)}}
  card.plumb.layout(views) {
    $0.row().fitWidth().equalizeWidths().stickOnParentVertically()
  }
}
