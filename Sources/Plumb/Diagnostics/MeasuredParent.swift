import Foundation

/// The rectangle that facts are measured from, as messages name it: the parent, or a matrix cell, which replaces
/// the parent with all its areas.
enum MeasuredParent: String {
  case parent = "the parent"
  case cell = "the cell"

  @_optimize(size)
  func words(for area: LayoutArea) -> String {
    self == .cell && area != .viewport ? rawValue : area.inWords
  }
}
