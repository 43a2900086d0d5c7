import Foundation

/// The result of an operator for the sum of two places, which does not compile: a place, or a sum to divide. One
/// operator returns both, because the type checker looks at every declaration of an operator, even in a correct
/// formula.
@_documentation(visibility: internal)
public protocol PlaceSum {}

/// A sum of two places that is divided, as in the mean `(a + b) / 2`. The sum does not compile. With this type, the
/// division gives no second error.
@_documentation(visibility: internal)
public enum DividedPlaceSum: PlaceSum {
  @_alwaysEmitIntoClient
  public static func / <Place: PlaceSum>(sum: Self, count: CGFloat) -> Place { unreachable() }
  @_alwaysEmitIntoClient public static func / (sum: Self, count: CGFloat) -> CGFloat {
    unreachable()
  }
}

@_documentation(visibility: internal)
extension PlaceSum where Self: LengthAddable {
  @_alwaysEmitIntoClient public static func + <Sum: PlaceSum>(place: Self, other: Self) -> Sum
  where Lengthened: SumOfPlaces { unreachable() }

  @_alwaysEmitIntoClient public static func + (length: CGFloat, place: Self) -> Self
  where Self: LengthBeforePlace { unreachable() }
}
