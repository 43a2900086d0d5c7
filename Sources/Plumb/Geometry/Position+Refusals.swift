// Refused arithmetic with places, with messages of our own. The type checker tries these operators only if no
// other fits, so they do not slow down correct code.

import Foundation

extension Position {
  // Generic in its result, so that one declaration refuses the sum in every context.
  @available(
    *, unavailable,
    message: "the sum of two places is no place; the one midway between them is a + (b - a) / 2"
  )
  @_alwaysEmitIntoClient public static func + <Sum>(position: Self, other: Self) -> Sum {
    unreachable()
  }

  /// A stand-in for the sum of two places, so that a mean, `(a + b) / 2`, gives only one error.
  public enum Sum {
    /// Divides the stand-in, so that the division gives no second error.
    @_alwaysEmitIntoClient public static func / (sum: Self, count: CGFloat) -> Position {
      unreachable()
    }
  }

  @available(
    *, unavailable, message: "a place is moved by the length that follows it: $0.left + 8"
  )
  @_alwaysEmitIntoClient public static func + (length: CGFloat, position: Self) -> Self {
    unreachable()
  }

  @available(
    *, unavailable,
    message:
      "a multiple of a place is no place; multiply a length: $0.width * 2, ($0.right - $0.left) * 2"
  )
  @_alwaysEmitIntoClient public static func * (position: Self, factor: CGFloat) -> Self {
    unreachable()
  }

  @available(
    *, unavailable,
    message:
      "a part of a place is no place; divide a length: $0.width / 2, ($0.right - $0.left) / 2"
  )
  @_alwaysEmitIntoClient public static func / (position: Self, divisor: CGFloat) -> Self {
    unreachable()
  }
}
