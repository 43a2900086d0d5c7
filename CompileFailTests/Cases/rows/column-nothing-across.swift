// A column does not decide how wide its children are.
// control: replace "return column" with "return complete"
import Plumb

func layOut(_ views: [HeadlessView], in card: HeadlessView) {
  // expected-error@+1 {{conformance of 'GroupProperty.Column<A>' to 'CompleteGroup' is unavailable: underspecified column: nothing is decided across it; add two of left, center, right, leading, trailing and width, or stretch it with stickOnParentHorizontally()}}
  card.plumb.layout(views) {
    let column = $0.column().equalizeHeights().setGaps(to: 8)
    let complete = column.stickOnParentHorizontally()
    _ = complete
    return column
  }
}
