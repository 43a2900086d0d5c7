import Foundation

/// A grid to which the edges of laid-out frames are rounded. The host tree decides the grid, not the layouts.
///
/// Edges are rounded, never lengths. So two frames that share an edge before rounding share it afterwards:
/// touching views get no gap and no overlap.
///
///     root.pixelGrid = .devicePixels(scale: 3)   // thirds of a point
///     root.pixelGrid = .cells(CGSize(width: 8, height: 16))   // a terminal's characters
///     root.pixelGrid = .none                     // frames as they are computed
@frozen
public struct PixelGrid: Hashable, Sendable {
  /// The number of vertical lines in a point of width; 0 for no lines.
  public let columnsPerPoint: CGFloat

  /// The number of horizontal lines in a point of height; 0 for no lines.
  public let rowsPerPoint: CGFloat

  @_alwaysEmitIntoClient @inline(always)
  init(columnsPerPoint: CGFloat, rowsPerPoint: CGFloat) {
    self.columnsPerPoint = columnsPerPoint
    self.rowsPerPoint = rowsPerPoint
  }

  /// No grid: frames stay as they are computed.
  @_alwaysEmitIntoClient @inline(always)
  public static var none: PixelGrid { PixelGrid(columnsPerPoint: 0, rowsPerPoint: 0) }

  /// The pixels of a screen with `scale` pixels in a point. A scale that is not positive and finite gives no grid.
  public static func devicePixels(scale: CGFloat) -> PixelGrid {
    let lines = scale > 0 && scale.isFinite ? scale : 0
    return PixelGrid(columnsPerPoint: lines, rowsPerPoint: lines)
  }

  /// Cells of `size` points, as a terminal has them. A side that is not positive and finite gives no grid on its axis.
  public static func cells(_ size: CGSize) -> PixelGrid {
    PixelGrid(
      columnsPerPoint: lines(everyPoints: size.width),
      rowsPerPoint: lines(everyPoints: size.height))
  }

  private static func lines(everyPoints side: CGFloat) -> CGFloat {
    let lines = 1 / side
    return side > 0 && lines > 0 && lines.isFinite ? lines : 0
  }

  /// `frame` with each of its four edges on the nearest line. An edge halfway between two lines moves to the right or
  /// down.
  @_alwaysEmitIntoClient @inline(always)
  public func aligned(_ frame: CGRect) -> CGRect { isNone ? frame : alignedOnLines(frame) }

  /// The smallest size that is not smaller than `size` and whose sides end on lines.
  ///
  /// Fitted sizes are rounded up before edges are rounded, because a text that gets a fraction of a pixel less
  /// than it asked for wraps. An excess of less than a thousandth of the grid is arithmetic noise and adds no
  /// line. A side of `greatestFiniteMagnitude`, the unlimited offer, is no possible length, and becomes infinite.
  @_alwaysEmitIntoClient @inline(always)
  public func fitted(_ size: CGSize) -> CGSize {
    isNone && size.width + size.height < .greatestFiniteMagnitude ? size : fittedOnLines(size)
  }

  /// Whether there are no lines at all.
  @_alwaysEmitIntoClient @inline(always)
  var isNone: Bool { columnsPerPoint + rowsPerPoint == 0 }

  @usableFromInline
  func alignedOnLines(_ frame: CGRect) -> CGRect {
    CGRect(
      horizontal: LayoutSpan(of: frame, along: Horizontal.self).aligned(on: columnsPerPoint),
      vertical: LayoutSpan(of: frame, along: Vertical.self).aligned(on: rowsPerPoint))
  }

  // Out of line, so that code for hosts without lines stays short.
  @usableFromInline @inline(never)
  func fittedOnLines(_ size: CGSize) -> CGSize {
    CGSize(
      width: size.width.fitted(on: columnsPerPoint), height: size.height.fitted(on: rowsPerPoint))
  }
}

extension CGFloat {
  /// The length, rounded up to a line. `linesPerPoint` is the number of lines in a point; 0 is no grid, and the length
  /// stays. `greatestFiniteMagnitude`, the unlimited offer, becomes infinite.
  func fitted(on linesPerPoint: CGFloat) -> CGFloat {
    if self == .greatestFiniteMagnitude { return .infinity }
    guard linesPerPoint != 0, magnitude < .greatestFiniteMagnitude / 2 else { return self }
    return (self * linesPerPoint - 0.001).rounded(.up) / linesPerPoint
  }
}

extension PixelGrid {
  /// The span of a frame along an axis, with both edges on the nearest line.
  func aligned<Axis: FrameAxis>(_ span: LayoutSpan, along axis: Axis.Type) -> LayoutSpan {
    span.aligned(on: Axis.kind == .vertical ? rowsPerPoint : columnsPerPoint)
  }
}

extension LayoutSpan {
  fileprivate func aligned(on linesPerPoint: CGFloat) -> LayoutSpan {
    if linesPerPoint == 0 { return self }
    let start = origin.aligned(on: linesPerPoint)
    return LayoutSpan(origin: start, length: end.aligned(on: linesPerPoint) - start)
  }
}

extension CGFloat {
  /// The coordinate, rounded to the nearest line. `linesPerPoint` is the number of lines in a point, and is not 0.
  /// Halfway between two lines, the greater one is taken, also for negative coordinates. So a view whose length is a
  /// whole number of grid steps keeps this length wherever it is moved.
  func aligned(on linesPerPoint: CGFloat) -> CGFloat {
    (self * linesPerPoint + 0.5).rounded(.down) / linesPerPoint
  }
}
