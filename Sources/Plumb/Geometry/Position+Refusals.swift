import Foundation

// Refused arithmetic with places, with messages of our own. As with `LayoutPlace`, the types fit, and a wrong formula
// asks the axis for a conformance that is unavailable.

extension Position {
  /// A stand-in for the sum of two places, so that a mean, `(a + b) / 2`, gives only one error.
  public enum Sum {
    @_alwaysEmitIntoClient public static func / (sum: Self, count: CGFloat) -> Position {
      unreachable()
    }
    @_alwaysEmitIntoClient public static func / (sum: Self, count: CGFloat) -> CGFloat {
      unreachable()
    }
  }

  @_alwaysEmitIntoClient public static func + (position: Self, other: Self) -> Sum
  where Axis.Arithmetic: SumOfPositions { unreachable() }

  @_alwaysEmitIntoClient public static func + (position: Self, other: Self) -> Self
  where Axis.Arithmetic: SumOfPositions { unreachable() }

  @_alwaysEmitIntoClient public static func + (length: CGFloat, position: Self) -> Self
  where Axis.Arithmetic: LengthBeforePosition { unreachable() }

  @_alwaysEmitIntoClient public static func * (position: Self, factor: CGFloat) -> Self
  where Axis.Arithmetic: MultipleOfPosition { unreachable() }

  @_alwaysEmitIntoClient public static func / (position: Self, divisor: CGFloat) -> Self
  where Axis.Arithmetic: PartOfPosition { unreachable() }
}
