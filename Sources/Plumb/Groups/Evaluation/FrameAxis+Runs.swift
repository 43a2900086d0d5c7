import Foundation

// Access to frames by the axis along a run and the axis across it, so that each rule is written once for rows and
// columns.

extension FrameAxis {
  @inline(__always)
  static func along(_ placed: PlacedFrame) -> PlacedAxis {
    kind == .vertical ? placed.rows : placed.columns
  }

  @inline(__always)
  static func across(_ placed: PlacedFrame) -> PlacedAxis {
    kind == .vertical ? placed.columns : placed.rows
  }

  @inline(__always)
  static func frame(along: PlacedAxis, across: PlacedAxis) -> PlacedFrame {
    kind == .vertical
      ? PlacedFrame(columns: across, rows: along) : PlacedFrame(columns: along, rows: across)
  }

  @inline(__always)
  static func rect(along: LayoutSpan, across: LayoutSpan) -> CGRect {
    kind == .vertical
      ? CGRect(horizontal: across, vertical: along) : CGRect(horizontal: along, vertical: across)
  }

  /// The number of grid lines in a point, along the axis and across it.
  @inline(__always)
  static func lines(_ grid: PixelGrid) -> (along: CGFloat, across: CGFloat) {
    kind == .vertical
      ? (grid.rowsPerPoint, grid.columnsPerPoint) : (grid.columnsPerPoint, grid.rowsPerPoint)
  }
}

extension LayoutSpan {
  /// The span between two coordinates. If rounding would miss `end`, the next greater or smaller length is tried, so
  /// that the span ends exactly at `end` if possible.
  @inline(__always)
  init(from start: CGFloat, to end: CGFloat) {
    let length = end - start
    self.init(origin: start, length: start + length == end ? length : Self.length(start, end))
  }

  @inline(never)
  private static func length(_ start: CGFloat, _ end: CGFloat) -> CGFloat {
    let length = end - start
    for candidate in [length.nextUp, length.nextDown] where start + candidate == end {
      return candidate
    }
    return length
  }

  /// The span between two coordinates, each rounded to the grid.
  @inline(__always)
  init(from start: CGFloat, to end: CGFloat, on linesPerPoint: CGFloat) {
    self.init(
      from: start.aligned(on: linesPerPoint),
      to: end.aligned(on: linesPerPoint))
  }

  /// The span moved by `distance` points along the axis.
  func moved(by distance: CGFloat) -> LayoutSpan {
    LayoutSpan(origin: origin + distance, length: length)
  }
}
