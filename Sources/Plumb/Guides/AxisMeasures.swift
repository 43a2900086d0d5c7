import Foundation

/// What can be measured from along one axis: the members of every guide that a closure for a single
/// fact is handed.
///
///     maker.setLeft(by: { $0.horizontal(at: 0.3) })
///           .setRight(by: { $0.layoutMarginsGuide.right })
///           .setTop(by: { $0.bottom - 44 })
///           .setHeight(by: { $0.height / 2 })
///
/// Places are in the parent's coordinates and lengths in points. A guide is read when the layout is
/// evaluated, costs no allocation, and is only of use inside its closure.
public protocol AxisMeasures<Axis> {
  associatedtype Axis: LayoutAxis

  /// Where the measured rectangle lies on the axis.
  var span: Span { get }
}

extension AxisMeasures {
  @inlinable @inline(always)
  func place(at fraction: CGFloat) -> Position<Axis> {
    Position(span.origin + span.length * fraction)
  }
}

extension AxisMeasures where Axis == Horizontal {
  /// The left edge.
  @inlinable @inline(always) public var left: Position<Horizontal> { Position(span.origin) }
  /// Midway between left and right.
  @inlinable @inline(always) public var center: Position<Horizontal> { place(at: 0.5) }
  /// The right edge.
  @inlinable @inline(always) public var right: Position<Horizontal> { Position(span.end) }
  /// The distance from left to right.
  @inlinable @inline(always) public var width: CGFloat { span.length }

  /// The place `fraction` of the width to the right of the left edge; 0 is left and 1 is right.
  @inlinable @inline(always)
  public func horizontal(at fraction: CGFloat) -> Position<Horizontal> { place(at: fraction) }
}

extension AxisMeasures where Axis == Vertical {
  /// The top edge.
  @inlinable @inline(always) public var top: Position<Vertical> { Position(span.origin) }
  /// Midway between top and bottom.
  @inlinable @inline(always) public var middle: Position<Vertical> { place(at: 0.5) }
  /// The bottom edge.
  @inlinable @inline(always) public var bottom: Position<Vertical> { Position(span.end) }
  /// The distance from top to bottom.
  @inlinable @inline(always) public var height: CGFloat { span.length }

  /// The place `fraction` of the height below the top edge; 0 is top and 1 is bottom.
  @inlinable @inline(always)
  public func vertical(at fraction: CGFloat) -> Position<Vertical> { place(at: fraction) }
}

extension AxisMeasures where Axis == Directional {
  /// The edge that the text starts at: left where it runs left-to-right.
  @inlinable @inline(always) public var leading: Position<Directional> { Position(span.origin) }
  /// Midway between leading and trailing.
  @inlinable @inline(always) public var center: Position<Directional> { place(at: 0.5) }
  /// The edge that the text runs towards.
  @inlinable @inline(always) public var trailing: Position<Directional> { Position(span.end) }
  /// The distance from leading to trailing.
  @inlinable @inline(always) public var width: CGFloat { span.length }

  /// The place `fraction` of the width inwards from the leading edge.
  @inlinable @inline(always)
  public func horizontal(at fraction: CGFloat) -> Position<Directional> { place(at: fraction) }
}
