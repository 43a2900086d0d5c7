import Foundation

/// The result of a refused sum of two places: a place, or a sum to divide. One operator returns both, because the
/// type checker looks at every declaration of an operator, even in a correct formula.
@_documentation(visibility: internal)
public protocol PlaceSum {}

/// A refused sum of two places that is divided, so that a mean, `(a + b) / 2`, gives only one error.
@_documentation(visibility: internal)
public enum DividedPlaceSum: PlaceSum {
  @_alwaysEmitIntoClient
  public static func / <Place: PlaceSum>(sum: Self, count: CGFloat) -> Place { unreachable() }
  @_alwaysEmitIntoClient public static func / (sum: Self, count: CGFloat) -> CGFloat {
    unreachable()
  }
}

@_documentation(visibility: internal)
extension PlaceSum {
  @_alwaysEmitIntoClient public static func + (length: CGFloat, place: Self) -> Self
  where Self: LengthBeforePlace { unreachable() }
}
