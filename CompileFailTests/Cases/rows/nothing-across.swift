// A row does not decide how high its children are.
// control: replace "return row" with "return complete"
import Plumb

func layOut(_ views: [HeadlessView], in card: HeadlessView) {
  // expected-error@+1 {{conformance of 'GroupProperty.Row<A>' to 'CompleteGroup' is unavailable: underspecified row: nothing is decided across it; add two of top, middle, bottom and height, or stretch it with stickOnParentVertically()}}
  card.plumb.layout(views) {
    let row = $0.row().equalizeWidths().setGaps(to: 8)
    let complete = row.stickOnParentVertically()
    _ = complete
    return row
  }
}
