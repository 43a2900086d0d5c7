import Foundation

/// The lines that the edges of laid-out frames are put on: a policy of the host tree.
///
/// Edges are rounded, never lengths, so that two frames which share an edge before rounding share
/// it afterwards: neighbours neither gap nor overlap.
///
///     root.pixelGrid = .devicePixels(scale: 3)   // thirds of a point
///     root.pixelGrid = .cells(CGSize(width: 8, height: 16))   // a terminal's characters
///     root.pixelGrid = .none                     // frames as they are computed
@frozen
public struct PixelGrid: Hashable, Sendable {
  /// How many vertical lines there are in a point of width; 0 for no lines.
  public let columnsPerPoint: CGFloat

  /// How many horizontal lines there are in a point of height; 0 for no lines.
  public let rowsPerPoint: CGFloat

  @inlinable @inline(always)
  init(columnsPerPoint: CGFloat, rowsPerPoint: CGFloat) {
    self.columnsPerPoint = columnsPerPoint
    self.rowsPerPoint = rowsPerPoint
  }

  /// No grid: frames stay as they are computed.
  @inlinable @inline(always)
  public static var none: PixelGrid { PixelGrid(columnsPerPoint: 0, rowsPerPoint: 0) }

  /// The pixels of a screen with `scale` pixels in a point. A scale that is not positive is no grid.
  @inlinable @inline(always)
  public static func devicePixels(scale: CGFloat) -> PixelGrid {
    let lines = scale > 0 && scale.isFinite ? scale : 0
    return PixelGrid(columnsPerPoint: lines, rowsPerPoint: lines)
  }

  /// Cells of `size` points, as a terminal has them. A side that is not positive has no grid.
  @inlinable @inline(always)
  public static func cells(_ size: CGSize) -> PixelGrid {
    PixelGrid(
      columnsPerPoint: size.width > 0 ? 1 / size.width : 0,
      rowsPerPoint: size.height > 0 ? 1 / size.height : 0)
  }

  /// `frame` with each of its four edges on the nearest line.
  @inlinable @inline(always)
  public func aligned(_ frame: CGRect) -> CGRect {
    if isNone { return frame }
    let horizontal = Horizontal.span(of: frame).aligned(linesPerPoint: columnsPerPoint)
    let vertical = Vertical.span(of: frame).aligned(linesPerPoint: rowsPerPoint)
    return CGRect(horizontal: horizontal, vertical: vertical)
  }

  /// The smallest size that is not smaller than `size` and whose sides end on lines.
  ///
  /// Fitted sizes are rounded up before edges are rounded, because a text that gets a fraction of a
  /// pixel less than it asked for wraps. What exceeds a line by less than a thousandth of the grid is
  /// noise of the arithmetic and does not cost another line.
  @inlinable @inline(always)
  public func fitted(_ size: CGSize) -> CGSize {
    isNone ? size : fittedOnLines(size)
  }

  /// Whether there are no lines at all.
  @inlinable @inline(always)
  var isNone: Bool { columnsPerPoint + rowsPerPoint == 0 }

  @usableFromInline
  func fittedOnLines(_ size: CGSize) -> CGSize {
    CGSize(
      width: size.width.fitted(linesPerPoint: columnsPerPoint),
      height: size.height.fitted(linesPerPoint: rowsPerPoint))
  }
}

extension CGFloat {
  func fitted(linesPerPoint lines: CGFloat) -> CGFloat {
    lines == 0 ? self : (self * lines - 0.001).rounded(.up) / lines
  }
}

extension Span {
  @inlinable @inline(always)
  func aligned(linesPerPoint lines: CGFloat) -> Span {
    if lines == 0 { return self }
    let start = (origin * lines).rounded() / lines
    let end = (self.end * lines).rounded() / lines
    return Span(origin: start, length: end - start)
  }
}

extension CGRect {
  @inlinable @inline(always)
  init(horizontal: Span, vertical: Span) {
    self.init(
      origin: CGPoint(x: horizontal.origin, y: vertical.origin),
      size: CGSize(width: horizontal.length, height: vertical.length))
  }
}
