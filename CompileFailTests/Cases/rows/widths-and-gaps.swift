// Fixed widths and fixed gaps leave something, and nothing takes it up.
// control: replace "fitWidth" with "equalizeWidths"
import Plumb

func layOut(_ views: [HeadlessView], in card: HeadlessView) {
  // expected-error@+1 {{conformance of 'Along.LengthsAndGaps<Axis>' to 'CompleteAlong' is unavailable: underspecified run: lengths and gaps are decided, and nothing takes up what they leave; write pack(at:gaps:) in the place of setGaps, or add weights}}
  card.plumb.layout(views) {
    $0.row().fitWidth().setGaps(to: 8).stickOnParentVertically()
  }
}
