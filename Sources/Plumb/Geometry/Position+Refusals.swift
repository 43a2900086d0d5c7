import Foundation

// Refused arithmetic with places, with messages of our own. As with `LayoutPlace`, sums have types that fit and ask the
// axis for a conformance that is unavailable. Operators that a place never has are unavailable, so that no editor
// offers them.

@_documentation(visibility: internal)
extension Position {
  @_alwaysEmitIntoClient public static func + (position: Self, other: Self) -> PlaceSum<Self>
  where Axis.Wrong: SumOfPositions { unreachable() }

  @_alwaysEmitIntoClient public static func + (position: Self, other: Self) -> Self
  where Axis.Wrong: SumOfPositions { unreachable() }

  @_alwaysEmitIntoClient public static func + (length: CGFloat, position: Self) -> Self
  where Axis.Wrong: LengthBeforePosition { unreachable() }
}

extension Position {
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

/// A stand-in for the sum of two places, so that a mean, `(a + b) / 2`, gives only one error.
@_documentation(visibility: internal)
public enum PlaceSum<Place> {
  @_alwaysEmitIntoClient public static func / (sum: Self, count: CGFloat) -> Place { unreachable() }
  @_alwaysEmitIntoClient public static func / (sum: Self, count: CGFloat) -> CGFloat {
    unreachable()
  }
}
