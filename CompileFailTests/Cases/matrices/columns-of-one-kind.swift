// As many rows as are needed can be made, and not as many columns.
// control: replace "setColumns(each" with "divide(each"
// mend: replace "each: .fitted" with "3, .fitted"
import Plumb

func layOut(_ views: [HeadlessView], in card: HeadlessView) {
  card.plumb.layout(views) {
    // expected-error@+1 {{columns are so many, a list, or as many as fit: setColumns(3), setColumns([.fitted, .equal]), setColumns(minimum: 80)}}
    $0.matrix().setColumns(each: .fitted).setRows(2).setCells { $0.stickOnParent() }
  }
}

extension LayoutMaker where State: TakesColumns {
  func divide(
    each track: MatrixTrack
  ) -> LayoutMaker<GroupProperty.Matrix<GroupProperty.WithTracks, State.Rows>> { setColumns(2, track) }
}
