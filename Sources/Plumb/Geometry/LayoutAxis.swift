import Foundation

/// A direction that places are measured along: ``Horizontal``, ``Vertical`` or ``Directional``.
///
/// An axis is a type, never a value. It keeps a ``Position`` of one axis from meeting a position
/// of another, and it chooses which members a guide has inside a layout's closure.
public protocol LayoutAxis: SendableMetatype {
  /// The part of `rect`, a rectangle in the parent's coordinates, that lies on this axis.
  static func span(of rect: CGRect, in writing: Writing) -> Span

  /// The coordinate of `point` on this axis.
  static func coordinate(of point: LayoutPoint<Horizontal>, in writing: Writing) -> CGFloat

  /// The coordinate of `point` on this axis.
  static func coordinate(of point: LayoutPoint<Directional>, in writing: Writing) -> CGFloat

  /// The coordinate that `source` comes to; NaN where a reference is missing.
  static func coordinate(of source: PositionSource<Self>, in context: LayoutContext) -> CGFloat

  /// What the verbs of this axis call `anchor`.
  static func name(of anchor: Anchor) -> String
}

/// The horizontal axis: x, in points, growing to the right.
///
/// The states of a maker's horizontal axis (``Horizontal/Left``, ``Horizontal/LeftAndWidth``, …)
/// live here, because their names are read in the compiler's sentences.
public enum Horizontal: LayoutAxis {
  @inlinable @inline(always)
  public static func span(of rect: CGRect, in writing: Writing) -> Span {
    span(of: rect)
  }

  @inlinable @inline(always)
  public static func coordinate(
    of point: LayoutPoint<Horizontal>, in writing: Writing
  ) -> CGFloat {
    point.x.coordinate
  }

  @inlinable @inline(always)
  public static func coordinate(
    of point: LayoutPoint<Directional>, in writing: Writing
  ) -> CGFloat {
    writing.mirrored(point.x.coordinate)
  }

  public static func coordinate(
    of source: PositionSource<Horizontal>, in context: LayoutContext
  ) -> CGFloat {
    source.computedCoordinate(in: context)
  }

  public static func name(of anchor: Anchor) -> String {
    switch anchor {
    case .start: "left"
    case .middle: "center"
    case .end: "right"
    }
  }
}

/// The vertical axis: y, in points, growing downwards.
///
/// The states of a maker's vertical axis (``Vertical/Top``, ``Vertical/TopAndHeight``, …) live
/// here, because their names are read in the compiler's sentences.
public enum Vertical: LayoutAxis {
  @inlinable @inline(always)
  public static func span(of rect: CGRect, in writing: Writing) -> Span {
    span(of: rect)
  }

  @inlinable @inline(always)
  public static func coordinate(
    of point: LayoutPoint<Horizontal>, in writing: Writing
  ) -> CGFloat {
    point.y.coordinate
  }

  @inlinable @inline(always)
  public static func coordinate(
    of point: LayoutPoint<Directional>, in writing: Writing
  ) -> CGFloat {
    point.y.coordinate
  }

  public static func coordinate(
    of source: PositionSource<Vertical>, in context: LayoutContext
  ) -> CGFloat {
    source.computedCoordinate(in: context)
  }

  public static func name(of anchor: Anchor) -> String {
    switch anchor {
    case .start: "top"
    case .middle: "middle"
    case .end: "bottom"
    }
  }
}

/// The horizontal axis along the writing direction: 0 at the parent's leading edge and growing
/// inwards, so that `$0.leading + 8` lies inside the parent in both directions.
///
/// Left-to-right, a directional coordinate is x; right-to-left, it is the parent's width − x.
public enum Directional: LayoutAxis {
  @inlinable @inline(always)
  public static func span(of rect: CGRect, in writing: Writing) -> Span {
    let start = writing.direction == .leftToRight ? rect.origin.x : rect.origin.x + rect.size.width
    return Span(origin: writing.mirrored(start), length: rect.size.width)
  }

  @inlinable @inline(always)
  public static func coordinate(
    of point: LayoutPoint<Horizontal>, in writing: Writing
  ) -> CGFloat {
    writing.mirrored(point.x.coordinate)
  }

  @inlinable @inline(always)
  public static func coordinate(
    of point: LayoutPoint<Directional>, in writing: Writing
  ) -> CGFloat {
    point.x.coordinate
  }

  public static func coordinate(
    of source: PositionSource<Directional>, in context: LayoutContext
  ) -> CGFloat {
    source.computedCoordinate(in: context)
  }

  public static func name(of anchor: Anchor) -> String {
    switch anchor {
    case .start: "leading"
    case .middle: "center"
    case .end: "trailing"
    }
  }
}
