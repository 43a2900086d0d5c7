import Foundation

/// Which cells of a matrix a child has.
struct MatrixCell {
  var column: Int
  var row: Int
  var columns = 1
  var rows = 1
}
