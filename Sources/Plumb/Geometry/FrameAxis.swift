import Foundation

/// One of the two axes that a frame has: ``Horizontal`` or ``Vertical``.
///
/// Every rule about frames is written once, against this protocol, and so holds for both axes.
public protocol FrameAxis: LayoutAxis {
  /// A position decided on this axis: left or leading, say, or top.
  associatedtype PositionFact: DecidedPosition

  /// Any fact decided on this axis: a position or the length.
  associatedtype Fact: DecidedFact<Self>

  /// What `source` can tell of a length without the child and without the other axis.
  static func length(of source: LengthSource<Self>, in context: LayoutContext) -> AskedLength

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
}

extension Horizontal: FrameAxis {
  public typealias PositionFact = HorizontalPosition
  public typealias Fact = HorizontalFact

  public static func length(
    of source: LengthSource<Horizontal>, in context: LayoutContext
  ) -> AskedLength {
    source.computedLength(in: context)
  }

  public static var lengthName: String { "width" }

  @inlinable @inline(always)
  public static func span(of rect: CGRect) -> Span {
    Span(origin: rect.origin.x, length: rect.size.width)
  }

  @inlinable @inline(always)
  public static func length(of size: CGSize) -> CGFloat { size.width }

  @inlinable @inline(always)
  public static func size(_ length: CGFloat, other: CGFloat) -> CGSize {
    CGSize(width: length, height: other)
  }

  @inlinable @inline(always)
  public static func length(at ratio: CGFloat, of height: CGFloat) -> CGFloat { height * ratio }
}

extension Vertical: FrameAxis {
  public typealias PositionFact = VerticalPosition
  public typealias Fact = VerticalFact

  public static func length(
    of source: LengthSource<Vertical>, in context: LayoutContext
  ) -> AskedLength {
    source.computedLength(in: context)
  }

  public static var lengthName: String { "height" }

  @inlinable @inline(always)
  public static func span(of rect: CGRect) -> Span {
    Span(origin: rect.origin.y, length: rect.size.height)
  }

  @inlinable @inline(always)
  public static func length(of size: CGSize) -> CGFloat { size.height }

  @inlinable @inline(always)
  public static func size(_ length: CGFloat, other: CGFloat) -> CGSize {
    CGSize(width: other, height: length)
  }

  @inlinable @inline(always)
  public static func length(at ratio: CGFloat, of width: CGFloat) -> CGFloat { width / ratio }
}
