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

  /// The rectangle that a guide measures. It is static so that editors do not offer it on guides.
  @_documentation(visibility: internal)
  static func plumbRectangle(of guide: Self) -> MeasuredRectangle
}

extension LayoutMeasures {
  @inlinable @inline(always)
  var rectangle: MeasuredRectangle { Self.plumbRectangle(of: self) }
}

/// A rectangle with its horizontal part along a guide's own axis, and the parent's direction. It is
/// small, because each closure of a stored layout gets one.
@_documentation(visibility: internal)
@frozen
public struct MeasuredRectangle {
  @usableFromInline let frame: CGRect
  @usableFromInline let direction: LayoutWritingDirection

  @inlinable @inline(always)
  init(_ frame: CGRect, _ direction: LayoutWritingDirection) {
    self.frame = frame
    self.direction = direction
  }

  /// `frame`, a rectangle in the coordinates of `space`, as `Measured` measures it.
  @inlinable @inline(always)
  init<Measured: MeasuredAxes>(_ frame: CGRect, in space: ParentSpace, for _: Measured.Type) {
    self.init(Measured.along(frame, in: space), space.direction)
  }

  @inlinable @inline(always)
  func x(at part: CGFloat) -> CGFloat { frame.origin.x + frame.size.width * part }

  @inlinable @inline(always)
  func y(at part: CGFloat) -> CGFloat { frame.origin.y + frame.size.height * part }
}

extension LayoutMeasures where Measured: MeasuresLeftAndRight {
  /// The left edge.
  @inlinable public var left: Position<Horizontal> { Position(rectangle.frame.origin.x) }
  /// The right edge.
  @inlinable public var right: Position<Horizontal> {
    Position(rectangle.frame.origin.x + rectangle.frame.size.width)
  }
}

extension LayoutMeasures where Measured: MeasuresLeadingAndTrailing {
  /// The edge that the text starts at: left if it runs left-to-right.
  @inlinable public var leading: Position<Directional> { Position(rectangle.frame.origin.x) }
  /// The edge that the text runs towards.
  @inlinable public var trailing: Position<Directional> {
    Position(rectangle.frame.origin.x + rectangle.frame.size.width)
  }
}

extension LayoutMeasures where Measured: MeasuresWidth {
  /// Midway between the two edges.
  @inlinable public var center: Position<Measured.X> { Position(rectangle.x(at: 0.5)) }
  /// The distance from one edge to the other.
  @inlinable public var width: CGFloat { rectangle.frame.size.width }

  /// The place `part` of the width from the left edge, or inwards from the leading one.
  @inlinable
  public func horizontal(at part: CGFloat) -> Position<Measured.X> {
    Position(rectangle.x(at: part))
  }
}

extension LayoutMeasures where Measured: MeasuresHeight {
  /// The top edge.
  @inlinable public var top: Position<Vertical> { Position(rectangle.frame.origin.y) }
  /// Midway between top and bottom.
  @inlinable public var middle: Position<Vertical> { Position(rectangle.y(at: 0.5)) }
  /// The bottom edge.
  @inlinable public var bottom: Position<Vertical> {
    Position(rectangle.frame.origin.y + rectangle.frame.size.height)
  }
  /// The distance from top to bottom.
  @inlinable public var height: CGFloat { rectangle.frame.size.height }

  /// The place `part` of the height below the top edge; 0 is top and 1 is bottom.
  @inlinable
  public func vertical(at part: CGFloat) -> Position<Vertical> { Position(rectangle.y(at: part)) }
}
