import Foundation

/// The cells of a matrix that a child takes: the first column and row, and how many of each.
struct MatrixCell {
  var column: Int
  var row: Int
  var columns = 1
  var rows = 1
}
