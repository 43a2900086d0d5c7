// What a place is not made of, in words. The type checker looks at these only where nothing else fits,
// so they cost correct arithmetic nothing.

import Foundation

extension Position {
  // One declaration for whatever the sum is taken for.
  @available(
    *, unavailable,
    message: "the sum of two places is no place; the one midway between them is a + (b - a) / 2"
  )
  public static func + <Sum>(position: Self, other: Self) -> Sum { unreachable() }

  /// What two places would add up to, if they did: so that a mean, `(a + b) / 2`, is one mistake.
  public enum Sum {
    /// A part of what two places would add up to.
    public static func / (sum: Self, count: CGFloat) -> Position { unreachable() }
  }

  @available(
    *, unavailable, message: "a place is moved by the length that follows it: $0.left + 8"
  )
  public static func + (length: CGFloat, position: Self) -> Self { unreachable() }

  @available(
    *, unavailable,
    message:
      "a multiple of a place is no place; multiply a length: $0.width * 2, ($0.right - $0.left) * 2"
  )
  public static func * (position: Self, factor: CGFloat) -> Self { unreachable() }

  @available(
    *, unavailable,
    message:
      "a part of a place is no place; divide a length: $0.width / 2, ($0.right - $0.left) / 2"
  )
  public static func / (position: Self, divisor: CGFloat) -> Self { unreachable() }
}
