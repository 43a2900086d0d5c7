// Columns and rows do not decide how a child stands in its cell.
// control: replace "return tracks" with "return complete"
import Plumb

func layOut(_ views: [HeadlessView], in card: HeadlessView) {
  // expected-error@+1 {{conformance of 'GroupProperty.Matrix<Columns, Rows>' to 'CompleteGroup' is unavailable: underspecified matrix: it needs its columns, its rows, and last the layout of its cells; add what is missing of setColumns, setRows and setCells}}
  card.plumb.layout(views) {
    let tracks = $0.matrix().setColumns(3).setRows(3)
    let complete = tracks.setCells { $0.stickOnParent() }
    _ = complete
    return tracks
  }
}
