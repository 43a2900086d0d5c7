import Foundation

/// One of the two axes that a frame has: ``Horizontal`` or ``Vertical``.
///
/// Every rule about frames is written once, against this protocol, and so holds for both axes.
public protocol FrameAxis: LayoutAxis {
  /// A position decided on this axis: left or leading, say, or top.
  associatedtype PlaceFact: PlacementSource

  /// What the verbs of this axis call a length.
  static var lengthName: String { get }

  /// The part of `rect` that lies on this axis.
  static func span(of rect: CGRect) -> Span

  /// The component of `size` on this axis.
  static func length(of size: CGSize) -> CGFloat

  /// The size that has `length` on this axis and `other` on the other one.
  static func size(_ length: CGFloat, other: CGFloat) -> CGSize

  /// The length that goes with `other` on the other axis at `ratio`, width divided by height.
  static func length(at ratio: CGFloat, of other: CGFloat) -> CGFloat

  /// How many grid lines cross one point of this axis.
  static func linesPerPoint(of grid: PixelGrid) -> CGFloat
}

extension Horizontal: FrameAxis {
  public typealias PlaceFact = HorizontalPositionFact

  public static var lengthName: String { "width" }

  @inlinable
  public static func span(of rect: CGRect) -> Span {
    Span(origin: rect.origin.x, length: rect.size.width)
  }

  @inlinable
  public static func length(of size: CGSize) -> CGFloat { size.width }

  @inlinable
  public static func size(_ length: CGFloat, other: CGFloat) -> CGSize {
    CGSize(width: length, height: other)
  }

  @inlinable
  public static func length(at ratio: CGFloat, of height: CGFloat) -> CGFloat { height * ratio }

  @inlinable
  public static func linesPerPoint(of grid: PixelGrid) -> CGFloat { grid.columnsPerPoint }
}

extension Vertical: FrameAxis {
  public typealias PlaceFact = PositionFact<Vertical>

  public static var lengthName: String { "height" }

  @inlinable
  public static func span(of rect: CGRect) -> Span {
    Span(origin: rect.origin.y, length: rect.size.height)
  }

  @inlinable
  public static func length(of size: CGSize) -> CGFloat { size.height }

  @inlinable
  public static func size(_ length: CGFloat, other: CGFloat) -> CGSize {
    CGSize(width: other, height: length)
  }

  @inlinable
  public static func length(at ratio: CGFloat, of width: CGFloat) -> CGFloat { width / ratio }

  @inlinable
  public static func linesPerPoint(of grid: PixelGrid) -> CGFloat { grid.rowsPerPoint }
}
