// Columns and rows are decided after the beginning of a matrix.
// control: replace "$0.matrix" with "$0.begin"
// mend: replace "matrix(columns: 2)" with "matrix().setColumns(2)"
import Plumb

func layOut(_ views: [HeadlessView], in card: HeadlessView) {
  card.plumb.layout(views) {
    // expected-error@+1 {{columns and rows have verbs of their own: matrix().setColumns(2).setRows(3)}}
    $0.matrix(columns: 2).setRows(2).setCells { $0.stickOnParent() }
  }
}

extension LayoutMaker where State == GroupProperty.Initial {
  func begin(
    columns: Int
  ) -> LayoutMaker<
    GroupProperty.Matrix<GroupProperty.WithTracks, GroupProperty.WithoutTracks>
  > { matrix().setColumns(columns) }
}
