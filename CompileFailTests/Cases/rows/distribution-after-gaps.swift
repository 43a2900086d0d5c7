// A distribution decides the gaps, and the row has them.
// control: replace "equalizeGaps" with "equalizeWidths"
import Plumb

func layOut(_ views: [HeadlessView], in card: HeadlessView) {
  card.plumb.layout(views) {
    // expected-error@+1 {{'equalizeGaps(includingEnds:)' is unavailable: a distribution decides the gaps, and the run has them already; write pack(at:gaps:) in the place of setGaps, or add weights}}
    $0.row().stickOnParentVertically().setGaps(to: 8).equalizeGaps()
  }
}
