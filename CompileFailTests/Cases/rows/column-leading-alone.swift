// Across a column each child needs two facts, as every frame does.
// control: replace "return column" with "return complete"
import Plumb

func layOut(_ views: [HeadlessView], in card: HeadlessView) {
  // expected-error@+1 {{conformance of 'Horizontal.Leading' to 'CompleteAcrossColumn' is unavailable: underspecified frame: the horizontal axis has its leading; add center, trailing or width}}
  card.plumb.layout(views) {
    let column = $0.column().fitHeight().pack(at: .top, gaps: 4).setLeading(to: 0)
    let complete = column.fitWidth()
    _ = complete
    return column
  }
}
