import Foundation
import Plumb

/// A length of a view, to be kept as an equation says: `title.anchors.width`.
///
///     photo.anchors.width == photo.anchors.height * 1.5
///     title.anchors.width <= card.anchors.width - 16
///     button.anchors.height == 44
///
/// Widths and heights go with each other. On the right side a length may be multiplied, and points may
/// be added, in any order: `(w + 10) * 2` is `w * 2 + 20`.
public struct LengthAnchor: LengthTerm {
  let item: AnchorItem
  let attribute: ItemAttribute

  @_documentation(visibility: internal)
  public var lengthExpression: LengthExpression {
    LengthExpression(anchor: self, multiplier: 1, constant: 0)
  }
}

/// So many times a length and so many points more, for the right side of an equation.
public struct LengthExpression: LengthTerm {
  let anchor: LengthAnchor
  let multiplier: CGFloat
  let constant: CGFloat

  @_documentation(visibility: internal)
  public var lengthExpression: LengthExpression { self }
}

/// A length that an equation compares with.
public protocol LengthTerm {
  /// The length as an anchor, a factor and points.
  @_documentation(visibility: internal)
  var lengthExpression: LengthExpression { get }
}

extension LengthTerm {
  /// The length and so many points more.
  public static func + (length: Self, points: CGFloat) -> LengthExpression {
    length.scaled(by: 1, plus: points)
  }

  /// So many points and the length.
  public static func + (points: CGFloat, length: Self) -> LengthExpression {
    length.scaled(by: 1, plus: points)
  }

  /// The length without so many points.
  public static func - (length: Self, points: CGFloat) -> LengthExpression {
    length.scaled(by: 1, plus: -points)
  }

  /// So many times the length.
  public static func * (length: Self, factor: CGFloat) -> LengthExpression {
    length.scaled(by: factor, plus: 0)
  }

  /// So many times the length.
  public static func * (factor: CGFloat, length: Self) -> LengthExpression {
    length.scaled(by: factor, plus: 0)
  }

  /// A part of the length.
  public static func / (length: Self, divisor: CGFloat) -> LengthExpression {
    length.scaled(by: 1 / divisor, plus: 0)
  }
}

extension LengthTerm {
  private func scaled(by factor: CGFloat, plus points: CGFloat) -> LengthExpression {
    let length = lengthExpression
    return LengthExpression(
      anchor: length.anchor, multiplier: length.multiplier * factor,
      constant: (length.constant == 0 ? 0 : length.constant * factor) + points)
  }

  /// The length as the right side of an equation.
  var term: EquationTerm {
    let length = lengthExpression
    return EquationTerm(
      item: length.anchor.item, attribute: length.anchor.attribute,
      multiplier: length.multiplier, constant: length.constant)
  }
}
