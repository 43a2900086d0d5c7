// Tracks of a matrix shrink in proportion.
// control: replace "_ = matrix.givingWay" with "_ = row.givingWay"
import Plumb

func layOut(_ views: [HeadlessView], in card: HeadlessView) {
  card.plumb.layout(views) {
    let row = $0.row().fitWidth()
    let matrix = $0.matrix()
    _ = row
    // expected-error@+1 {{'givingWay(_:downTo:)' is unavailable: tracks of a matrix have no turns to give way: fitted ones shrink in proportion, constants keep their lengths}}
    _ = matrix.givingWay(views[0])
    return matrix.setColumns(2).setRows(2).setCells { $0.stickOnParent() }
  }
}
