// A column with its heights does not say where what they leave goes.
// control: replace "return column" with "return complete"
import Plumb

func layOut(_ views: [HeadlessView], in card: HeadlessView) {
  // expected-error@+1 {{conformance of 'Along.Lengths<Axis>' to 'CompleteAlong' is unavailable: underspecified run: it has its lengths, and nothing takes up what they leave; add equalizeGaps() or pack(at:gaps:)}}
  card.plumb.layout(views) {
    let column = $0.column().stickOnParentHorizontally().fitHeight()
    let complete = column.equalizeGaps()
    _ = complete
    return column
  }
}
