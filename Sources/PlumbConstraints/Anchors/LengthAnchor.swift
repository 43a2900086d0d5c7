import Foundation
import Plumb

/// A length of a view for equations: `title.anchors.width`.
///
///     photo.anchors.width == photo.anchors.height * 1.5
///     title.anchors.width <= card.anchors.width - 16
///     button.anchors.height == 44
///
/// Widths and heights can be compared with each other. On the right side, a length may be multiplied and points may
/// be added, in any order: `(w + 10) * 2` is `w * 2 + 20`.
public struct LengthAnchor: LengthTerm {
  let item: AnchorItem
  let attribute: ItemAttribute

  @_documentation(visibility: internal)
  public var lengthExpression: LengthExpression {
    LengthExpression(anchor: self, multiplier: 1, constant: 0)
  }
}

/// A multiple of a length plus a constant, for the right side of an equation.
public struct LengthExpression: LengthTerm {
  let anchor: LengthAnchor
  let multiplier: CGFloat
  let constant: CGFloat

  @_documentation(visibility: internal)
  public var lengthExpression: LengthExpression { self }
}

/// A length on the right side of an equation.
public protocol LengthTerm: EquationSide {
  /// The length as an anchor, a factor and a constant.
  @_documentation(visibility: internal)
  var lengthExpression: LengthExpression { get }
}

extension LengthTerm {
  /// The length plus a constant.
  public static func + (length: Self, points: CGFloat) -> LengthExpression {
    length.scaled(by: 1, plus: points)
  }

  /// The length plus a constant.
  public static func + (points: CGFloat, length: Self) -> LengthExpression {
    length.scaled(by: 1, plus: points)
  }

  /// The length minus a constant.
  public static func - (length: Self, points: CGFloat) -> LengthExpression {
    length.scaled(by: 1, plus: -points)
  }

  /// The length times a factor.
  public static func * (length: Self, factor: CGFloat) -> LengthExpression {
    length.scaled(by: factor, plus: 0)
  }

  /// The length times a factor.
  public static func * (factor: CGFloat, length: Self) -> LengthExpression {
    length.scaled(by: factor, plus: 0)
  }

  /// The negative of the length, as in `-photo.anchors.width + 200`.
  public static prefix func - (length: Self) -> LengthExpression {
    length.scaled(by: -1, plus: 0)
  }

  /// The length divided by a number.
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
