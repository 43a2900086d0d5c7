// A list of widths does not say what is between them.
// control: replace "return row" with "return complete"
import Plumb

func layOut(_ views: [HeadlessView], in card: HeadlessView) {
  // expected-error@+1 {{conformance of 'Along.LengthList<Axis>' to 'CompleteAlong' is unavailable: underspecified run: it has its list of lengths, and nothing says what is between them; add setGaps(to:), equalizeGaps() or pack(at:gaps:)}}
  card.plumb.layout(views) {
    let row = $0.row().stickOnParentVertically().setWidths(to: [.fitted, .share])
    let complete = row.setGaps(to: 8)
    _ = complete
    return row
  }
}
