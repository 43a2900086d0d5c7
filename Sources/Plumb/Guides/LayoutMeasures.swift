import Foundation

/// A guide: a rectangle that a closure of a layout measures from, such as the parent. All guides conform to
/// this protocol.
///
///     maker.setLeft(by: { $0.horizontal(at: 0.3) })
///          .setRight(by: { $0.layoutMarginsGuide.right })
///          .setTop(by: { $0.bottom - 44 })
///          .setHeight(by: { $0.height / 2 })
///
/// Lengths are in points. Places are in the parent's coordinates, but the horizontal places of a directional guide are
/// measured along the writing direction. A guide for one axis has the members of that axis. If a closure returns a
/// point, a size or a frame, its guide has the members of both axes.
public protocol LayoutMeasures<Measured, Base> {
  /// The axis, or the two axes, that the guide measures along.
  associatedtype Measured: MeasuredAxes
  /// The base of the guide: the parent, a reference, an area, or a frame that is being adjusted.
  associatedtype Base: GuideBase

  @_documentation(visibility: internal)
  init(_ base: Base)

  /// The base of the guide. It is static, so that editors do not list it among a guide's members.
  @_documentation(visibility: internal)
  static func plumbBase(of guide: Self) -> Base
}

extension LayoutMeasures {
  @_alwaysEmitIntoClient @inline(always)
  var base: Base { Self.plumbBase(of: self) }

  @_alwaysEmitIntoClient @inline(always)
  var rectangle: MeasuredRectangle { base.rectangle }
}

/// A guide with a center and a width.
public protocol MeasuresWidth: LayoutMeasures {}

extension MeasuresWidth {
  /// Midway between the left and the right edge.
  @_alwaysEmitIntoClient public var center: Position<Measured.X> { Position(rectangle.x(at: 0.5)) }
  /// The distance from the left to the right edge, in points.
  @_alwaysEmitIntoClient public var width: CGFloat { rectangle.frame.size.width }

  /// The place at `part` of the width from the left edge. In a directional guide, it is measured from the leading edge.
  @_alwaysEmitIntoClient
  public func horizontal(at part: CGFloat) -> Position<Measured.X> {
    Position(rectangle.x(at: part))
  }
}

/// A guide with a left and a right edge.
public protocol MeasuresLeftAndRight: MeasuresWidth where Measured.X == Horizontal {}

extension MeasuresLeftAndRight {
  /// The left edge.
  @_alwaysEmitIntoClient public var left: Position<Horizontal> {
    Position(rectangle.frame.origin.x)
  }
  /// The right edge.
  @_alwaysEmitIntoClient public var right: Position<Horizontal> {
    Position(rectangle.frame.origin.x + rectangle.frame.size.width)
  }
}

/// A guide with a leading and a trailing edge.
public protocol MeasuresLeadingAndTrailing: MeasuresWidth where Measured.X == Directional {}

extension MeasuresLeadingAndTrailing {
  /// The edge that the text starts at: left if it runs left-to-right.
  @_alwaysEmitIntoClient public var leading: Position<Directional> {
    Position(rectangle.frame.origin.x)
  }
  /// The edge that the text runs towards.
  @_alwaysEmitIntoClient public var trailing: Position<Directional> {
    Position(rectangle.frame.origin.x + rectangle.frame.size.width)
  }
}

/// A guide with a top, a middle, a bottom and a height.
public protocol MeasuresHeight: LayoutMeasures {}

extension MeasuresHeight {
  /// The top edge.
  @_alwaysEmitIntoClient public var top: Position<Vertical> { Position(rectangle.frame.origin.y) }
  /// Midway between top and bottom.
  @_alwaysEmitIntoClient public var middle: Position<Vertical> { Position(rectangle.y(at: 0.5)) }
  /// The bottom edge.
  @_alwaysEmitIntoClient public var bottom: Position<Vertical> {
    Position(rectangle.frame.origin.y + rectangle.frame.size.height)
  }
  /// The distance from the top to the bottom edge, in points.
  @_alwaysEmitIntoClient public var height: CGFloat { rectangle.frame.size.height }

  /// The place at `part` of the height below the top edge; 0 is top and 1 is bottom.
  @_alwaysEmitIntoClient
  public func vertical(at part: CGFloat) -> Position<Vertical> { Position(rectangle.y(at: part)) }
}
