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

extension AxisMeasures where Axis: HasLeftAndRight {
  /// The left edge.
  @inlinable @inline(always) public var left: Position<Axis> { Position(span.origin) }
  /// The right edge.
  @inlinable @inline(always) public var right: Position<Axis> { Position(span.end) }
}

extension AxisMeasures where Axis: HasLeadingAndTrailing {
  /// The edge that the text starts at: left where it runs left-to-right.
  @inlinable @inline(always) public var leading: Position<Axis> { Position(span.origin) }
  /// The edge that the text runs towards.
  @inlinable @inline(always) public var trailing: Position<Axis> { Position(span.end) }
}

extension AxisMeasures where Axis: HasWidth {
  /// Midway between the two edges.
  @inlinable @inline(always) public var center: Position<Axis> { place(at: 0.5) }
  /// The distance from the one edge to the other.
  @inlinable @inline(always) public var width: CGFloat { span.length }

  /// The place `fraction` of the width from the left edge, or inwards from the leading one.
  @inlinable @inline(always)
  public func horizontal(at fraction: CGFloat) -> Position<Axis> { place(at: fraction) }
}

extension AxisMeasures where Axis: HasHeight {
  /// The top edge.
  @inlinable @inline(always) public var top: Position<Axis> { Position(span.origin) }
  /// Midway between top and bottom.
  @inlinable @inline(always) public var middle: Position<Axis> { place(at: 0.5) }
  /// The bottom edge.
  @inlinable @inline(always) public var bottom: Position<Axis> { Position(span.end) }
  /// The distance from top to bottom.
  @inlinable @inline(always) public var height: CGFloat { span.length }

  /// The place `fraction` of the height below the top edge; 0 is top and 1 is bottom.
  @inlinable @inline(always)
  public func vertical(at fraction: CGFloat) -> Position<Axis> { place(at: fraction) }
}
