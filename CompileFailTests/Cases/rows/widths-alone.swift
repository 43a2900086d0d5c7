// A row with its widths does not say where what they leave goes.
// control: replace "return row" with "return complete"
import Plumb

func layOut(_ views: [HeadlessView], in card: HeadlessView) {
  // expected-error@+1 {{conformance of 'Along.Lengths<Axis>' to 'CompleteAlong' is unavailable: underspecified run: it has its lengths, and nothing takes up what they leave; add equalizeGaps() or pack(at:gaps:)}}
  card.plumb.layout(views) {
    let row = $0.row().setTop(to: 0).fitSize()
    let complete = row.equalizeGaps()
    _ = complete
    return row
  }
}
