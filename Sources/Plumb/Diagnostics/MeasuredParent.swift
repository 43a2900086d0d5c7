import Foundation

/// The name, in messages, of the rectangle that facts are measured from: the parent, or a matrix cell. In a matrix
/// cell, all areas of the parent except the viewport are replaced by the cell.
enum MeasuredParent: String {
  case parent = "the parent"
  case cell = "the cell"

  @_optimize(size)
  func words(for area: LayoutArea) -> String {
    self == .cell && area != .viewport ? rawValue : area.inWords
  }
}
