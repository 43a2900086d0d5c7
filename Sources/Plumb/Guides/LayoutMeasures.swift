import Foundation

/// What can be measured from: the members of every guide inside a layout's closures.
///
///     maker.setLeft(by: { $0.horizontal(at: 0.3) })
///          .setRight(by: { $0.layoutMarginsGuide.right })
///          .setTop(by: { $0.bottom - 44 })
///          .setHeight(by: { $0.height / 2 })
///
/// Places are in the parent's coordinates and lengths in points. A guide for one axis has the
/// members of that axis; a guide for a point, a size or a frame has those of both.
public protocol LayoutMeasures<Measured> {
  /// The axis, or the two axes, that the guide measures along.
  associatedtype Measured: MeasuredAxes

  /// The measured rectangle.
  @_documentation(visibility: internal)
  var rectangle: MeasuredRectangle { get }
}

/// A rectangle in the parent's coordinates, and the parent's space.
@_documentation(visibility: internal)
@frozen
public struct MeasuredRectangle {
  @usableFromInline let frame: CGRect
  @usableFromInline let space: ParentSpace

  @inlinable @inline(always)
  init(_ frame: CGRect, _ space: ParentSpace) {
    self.frame = frame
    self.space = space
  }

  @inlinable @inline(always)
  func place<Axis: LayoutAxis>(at part: CGFloat) -> Position<Axis> {
    Position(LayoutSpan(of: frame, along: Axis.self, in: space).coordinate(at: part))
  }

  @inlinable @inline(always)
  func start<Axis: LayoutAxis>() -> Position<Axis> {
    Position(LayoutSpan(of: frame, along: Axis.self, in: space).origin)
  }

  @inlinable @inline(always)
  func end<Axis: LayoutAxis>() -> Position<Axis> {
    Position(LayoutSpan(of: frame, along: Axis.self, in: space).end)
  }
}

extension LayoutMeasures where Measured: MeasuresLeftAndRight {
  /// The left edge.
  @inlinable public var left: Position<Measured.X> { rectangle.start() }
  /// The right edge.
  @inlinable public var right: Position<Measured.X> { rectangle.end() }
}

extension LayoutMeasures where Measured: MeasuresLeadingAndTrailing {
  /// The edge that the text starts at: left if it runs left-to-right.
  @inlinable public var leading: Position<Measured.X> { rectangle.start() }
  /// The edge that the text runs towards.
  @inlinable public var trailing: Position<Measured.X> { rectangle.end() }
}

extension LayoutMeasures where Measured: MeasuresWidth {
  /// Midway between the two edges.
  @inlinable public var center: Position<Measured.X> { rectangle.place(at: 0.5) }
  /// The distance from one edge to the other.
  @inlinable public var width: CGFloat { rectangle.frame.size.width }

  /// The place `part` of the width from the left edge, or inwards from the leading one.
  @inlinable
  public func horizontal(at part: CGFloat) -> Position<Measured.X> { rectangle.place(at: part) }
}

extension LayoutMeasures where Measured: MeasuresHeight {
  /// The top edge.
  @inlinable public var top: Position<Vertical> { rectangle.start() }
  /// Midway between top and bottom.
  @inlinable public var middle: Position<Vertical> { rectangle.place(at: 0.5) }
  /// The bottom edge.
  @inlinable public var bottom: Position<Vertical> { rectangle.end() }
  /// The distance from top to bottom.
  @inlinable public var height: CGFloat { rectangle.frame.size.height }

  /// The place `part` of the height below the top edge; 0 is top and 1 is bottom.
  @inlinable
  public func vertical(at part: CGFloat) -> Position<Vertical> { rectangle.place(at: part) }
}
