import Foundation

/// What can be measured from along both axes: the members of every guide that a closure for a point,
/// a size or a frame is handed.
///
///     maker.setTopLeft(by: { $0.layoutMarginsGuide.topLeft })
///           .setSize(by: { CGSize(width: $0.width / 2, height: 44) })
///
/// Its horizontal places are of the axis `X`: left, center and right for ``Horizontal``; leading,
/// center and trailing for ``Directional``.
public protocol FrameMeasures<X> {
  associatedtype X: LayoutAxis

  /// The measured rectangle, in the parent's coordinates.
  var frame: CGRect { get }

  /// How the parent's text runs.
  var writing: Writing { get }
}

extension FrameMeasures {
  /// Where the measured rectangle lies on the axis `X`.
  @inlinable @inline(always)
  public var horizontalGuide: AxisGuide<X> { AxisGuide(X.span(of: frame, in: writing)) }

  /// Where the measured rectangle lies on the vertical axis.
  @inlinable @inline(always)
  public var verticalGuide: AxisGuide<Vertical> { AxisGuide(Vertical.span(of: frame)) }

  /// The size of the measured rectangle.
  @inlinable @inline(always)
  public var size: CGSize { frame.size }

  @inlinable @inline(always) public var width: CGFloat { frame.size.width }
  @inlinable @inline(always) public var height: CGFloat { frame.size.height }
  @inlinable @inline(always) public var top: Position<Vertical> { verticalGuide.top }
  @inlinable @inline(always) public var middle: Position<Vertical> { verticalGuide.middle }
  @inlinable @inline(always) public var bottom: Position<Vertical> { verticalGuide.bottom }
  @inlinable @inline(always) public var center: Position<X> { horizontalGuide.place(at: 0.5) }

  /// The place `fraction` of the width from the left edge, or inwards from the leading one.
  @inlinable @inline(always)
  public func horizontal(at fraction: CGFloat) -> Position<X> {
    horizontalGuide.place(at: fraction)
  }

  /// The place `fraction` of the height below the top edge.
  @inlinable @inline(always)
  public func vertical(at fraction: CGFloat) -> Position<Vertical> {
    verticalGuide.vertical(at: fraction)
  }

  /// The point `x` of the width and `y` of the height into the rectangle; (0, 0) is the top left
  /// point, or the top leading one where points are directional.
  @inlinable @inline(always)
  public func point(at x: CGFloat, _ y: CGFloat) -> LayoutPoint<X> {
    LayoutPoint(x: horizontalGuide.place(at: x), y: verticalGuide.place(at: y))
  }

  /// The measured rectangle without `insets`, whose sides follow the writing direction.
  ///
  ///     maker.setFrame(by: { $0.safeAreaGuide.frame(inside: LayoutInsets(all: 16)) })
  @inlinable @inline(always)
  public func frame(inside insets: LayoutInsets) -> CGRect {
    insets.inset(frame, in: writing.direction)
  }

  @inlinable @inline(always) public var topCenter: LayoutPoint<X> { point(at: 0.5, 0) }
  @inlinable @inline(always) public var middleCenter: LayoutPoint<X> { point(at: 0.5, 0.5) }
  @inlinable @inline(always) public var bottomCenter: LayoutPoint<X> { point(at: 0.5, 1) }
}

extension FrameMeasures where X: HasLeftAndRight {
  @inlinable @inline(always) public var left: Position<X> { horizontalGuide.left }
  @inlinable @inline(always) public var right: Position<X> { horizontalGuide.right }

  @inlinable @inline(always) public var topLeft: LayoutPoint<X> { point(at: 0, 0) }
  @inlinable @inline(always) public var topRight: LayoutPoint<X> { point(at: 1, 0) }
  @inlinable @inline(always) public var middleLeft: LayoutPoint<X> { point(at: 0, 0.5) }
  @inlinable @inline(always) public var middleRight: LayoutPoint<X> { point(at: 1, 0.5) }
  @inlinable @inline(always) public var bottomLeft: LayoutPoint<X> { point(at: 0, 1) }
  @inlinable @inline(always) public var bottomRight: LayoutPoint<X> { point(at: 1, 1) }
}

extension FrameMeasures where X: HasLeadingAndTrailing {
  @inlinable @inline(always) public var leading: Position<X> { horizontalGuide.leading }
  @inlinable @inline(always) public var trailing: Position<X> { horizontalGuide.trailing }

  @inlinable @inline(always) public var topLeading: LayoutPoint<X> { point(at: 0, 0) }
  @inlinable @inline(always) public var topTrailing: LayoutPoint<X> { point(at: 1, 0) }
  @inlinable @inline(always) public var middleLeading: LayoutPoint<X> {
    point(at: 0, 0.5)
  }
  @inlinable @inline(always) public var middleTrailing: LayoutPoint<X> {
    point(at: 1, 0.5)
  }
  @inlinable @inline(always) public var bottomLeading: LayoutPoint<X> { point(at: 0, 1) }
  @inlinable @inline(always) public var bottomTrailing: LayoutPoint<X> { point(at: 1, 1) }
}
