import Foundation

/// The parent's bounds and areas, saved while a matrix cell replaces them in a pass.
///
/// Facts read the parent's bounds and areas from frame cells of the pass. While a child is laid out in a matrix cell,
/// all of these except the viewport have the frame of the matrix cell.
struct CellAreas {
  private let space: ParentSpace
  private let areas: (FrameCell, FrameCell, FrameCell, FrameCell)

  init(_ pass: LayoutRun) {
    space = pass.space
    func cell(_ area: LayoutArea) -> FrameCell { pass.cells[Int(FrameCell.index(of: area))] }
    areas = (cell(.bounds), cell(.safeArea), cell(.layoutMargins), cell(.readable))
  }

  /// Replaces the parent's bounds and all of its areas except the viewport with a matrix cell.
  func put(_ cell: CGRect, in pass: LayoutRun) {
    pass.move(to: ParentSpace(bounds: cell, direction: space.direction))
    // The viewport is the same in all cells.
    for area in LayoutArea.allCases where area != .viewport {
      pass.noteAll(cell, at: Int(FrameCell.index(of: area)))
    }
  }

  /// Restores the parent's bounds and areas.
  func restore(in pass: LayoutRun) {
    pass.move(to: space)
    pass.cells[Int(FrameCell.index(of: .bounds))] = areas.0
    pass.cells[Int(FrameCell.index(of: .safeArea))] = areas.1
    pass.cells[Int(FrameCell.index(of: .layoutMargins))] = areas.2
    pass.cells[Int(FrameCell.index(of: .readable))] = areas.3
  }

  /// Converts a reading from a matrix cell's space to the parent's coordinates.
  func inParent(_ reading: FactReading, from cell: ParentSpace) -> FactReading {
    guard reading.kind.isDirectional else { return reading }
    var reading = reading
    reading.value = space.along(cell.along(reading.value))
    return reading
  }

  /// Restores the parent's areas, runs `body`, and returns its result.
  func inParent<Result>(_ pass: LayoutRun, _ body: () -> Result) -> Result {
    restore(in: pass)
    return body()
  }
}
