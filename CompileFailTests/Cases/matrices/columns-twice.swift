// The columns of a matrix are decided once.
// control: replace "setColumns(4" with "setRows(4"
import Plumb

func layOut(_ views: [HeadlessView], in card: HeadlessView) {
  card.plumb.layout(views) {
    let matrix = $0.matrix().setColumns(3)
    // expected-error@+1 {{'setColumns(_:_:gaps:)' is unavailable: the matrix has its columns already}}
    _ = matrix.setColumns(4)
    return matrix.setRows(4).setCells { $0.stickOnParent() }
  }
}
