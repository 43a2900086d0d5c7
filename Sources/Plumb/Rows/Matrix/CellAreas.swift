import Foundation

/// The areas of the parent in a pass, while those of a cell stand in their place.
///
/// The parent's bounds and areas are cells of the pass that facts read. In a cell of a matrix all of
/// them are that cell.
struct CellAreas {
  private let space: ParentSpace
  private let areas: (FrameCell, FrameCell, FrameCell, FrameCell)

  init(_ pass: LayoutPass) {
    space = pass.space
    func cell(_ area: LayoutArea) -> FrameCell { pass.cells[Int(FrameCell.index(of: area))] }
    areas = (cell(.bounds), cell(.safeArea), cell(.layoutMargins), cell(.readable))
  }

  /// Puts a cell in the place of the parent's areas.
  func put(_ cell: CGRect, in pass: LayoutPass) {
    pass.move(to: ParentSpace(bounds: cell, direction: space.direction))
    // What is in view is the same in all cells.
    for area in LayoutArea.allCases where area != .viewport {
      pass.noteAll(cell, at: Int(FrameCell.index(of: area)))
    }
  }

  /// Puts the parent's areas back.
  func restore(in pass: LayoutPass) {
    pass.move(to: space)
    pass.cells[Int(FrameCell.index(of: .bounds))] = areas.0
    pass.cells[Int(FrameCell.index(of: .safeArea))] = areas.1
    pass.cells[Int(FrameCell.index(of: .layoutMargins))] = areas.2
    pass.cells[Int(FrameCell.index(of: .readable))] = areas.3
  }

  /// A reading that was made in a cell's space, with its coordinate in the parent's.
  func inParent(_ reading: FactReading, from cell: ParentSpace) -> FactReading {
    guard reading.kind.isDirectional else { return reading }
    var reading = reading
    reading.value = space.along(cell.along(reading.value))
    return reading
  }

  /// What `body` gives with the parent's areas.
  func inParent<Result>(_ pass: LayoutPass, _ body: () -> Result) -> Result {
    restore(in: pass)
    return body()
  }
}
