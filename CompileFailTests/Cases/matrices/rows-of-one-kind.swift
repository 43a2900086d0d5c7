// Rows are so many, or as many as are needed.
// control: replace ".setRows" with ".divide"
// mend: replace ".fitted" with "each: .fitted"
import Plumb

func layOut(_ views: [HeadlessView], in card: HeadlessView) {
  card.plumb.layout(views) {
    // expected-error@+1 {{rows are so many, or as many as the children need: setRows(3, .fitted), setRows(each: .fitted)}}
    $0.matrix().setColumns(2).setRows(.fitted).setCells { $0.stickOnParent() }
  }
}

extension LayoutMaker where State: TakesRows {
  func divide(
    _ track: MatrixTrack
  ) -> LayoutMaker<GroupProperty.Matrix<State.Columns, GroupProperty.WithTracks>> { setRows(each: track) }
}
