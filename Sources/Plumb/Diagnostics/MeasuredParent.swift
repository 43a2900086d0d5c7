import Foundation

/// What facts are measured from, as messages tell it: the parent, or the cell of a matrix that stands in
/// its place with all its areas.
enum MeasuredParent: String {
  case parent = "the parent"
  case cell = "the cell"

  func words(for area: LayoutArea) -> String {
    self == .cell && area != .viewport ? rawValue : area.inWords
  }
}
