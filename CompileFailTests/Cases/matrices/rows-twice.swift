// The rows of a matrix are decided once.
// control: replace "setRows(4" with "setColumns(4"
import Plumb

func layOut(_ views: [HeadlessView], in card: HeadlessView) {
  card.plumb.layout(views) {
    let matrix = $0.matrix().setRows(3)
    // expected-error@+1 {{'setRows(_:_:gaps:)' is unavailable: the matrix has its rows already}}
    _ = matrix.setRows(4)
    return matrix.setColumns(4).setCells { $0.stickOnParent() }
  }
}
