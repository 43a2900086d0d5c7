// Across a row each child needs two facts, as every frame does.
// control: replace "return row" with "return complete"
import Plumb

func layOut(_ views: [HeadlessView], in card: HeadlessView) {
  // expected-error@+1 {{conformance of 'Vertical.Top' to 'CompleteAcrossRow' is unavailable: underspecified frame: the vertical axis has its top; add middle, bottom or height}}
  card.plumb.layout(views) {
    let row = $0.row().equalizeWidths().setGaps(to: 8).setTop(to: 0)
    let complete = row.fitHeight()
    _ = complete
    return row
  }
}
