import Foundation
import Plumb

// Operators for wrong terms of equations. `WrongEquations` has those for whole equations. A wrong length or place gives
// only one error: the `Wrong` type of the result conforms to all protocols that wrong equations require.

@_documentation(visibility: internal)
extension LengthTerm {
  @_alwaysEmitIntoClient public static func + (length: Self, other: some LengthTerm) -> WrongLength
  where Wrong: SumOfLengths { unreachable() }

  @_alwaysEmitIntoClient public static func - (length: Self, other: some LengthTerm) -> WrongLength
  where Wrong: DifferenceOfLengths { unreachable() }

  @_alwaysEmitIntoClient public static func * (length: Self, other: some LengthTerm) -> WrongLength
  where Wrong: ProductOfLengths { unreachable() }

  @_alwaysEmitIntoClient public static func / (length: Self, other: some LengthTerm) -> WrongLength
  where Wrong: RatioOfLengths { unreachable() }
}

@_documentation(visibility: internal)
extension WrongLength {
  @_alwaysEmitIntoClient public static func + (length: Self, points: CGFloat) -> Self {
    unreachable()
  }
  @_alwaysEmitIntoClient public static func - (length: Self, points: CGFloat) -> Self {
    unreachable()
  }
  @_alwaysEmitIntoClient public static func * (length: Self, factor: CGFloat) -> Self {
    unreachable()
  }
  @_alwaysEmitIntoClient public static func / (length: Self, divisor: CGFloat) -> Self {
    unreachable()
  }
}

@_documentation(visibility: internal)
extension PlaceTerm {
  @_alwaysEmitIntoClient public static func + (place: Self, other: some PlaceTerm) -> WrongPlace<
    Axis
  >
  where Wrong: SumOfPlaces { unreachable() }

  @_alwaysEmitIntoClient public static func - (place: Self, other: some PlaceTerm) -> WrongLength
  where Wrong: DistanceOfPlaces { unreachable() }

  @_alwaysEmitIntoClient public static func + (place: Self, length: some LengthTerm) -> WrongPlace<
    Axis
  >
  where Wrong: PlaceMovedByLength { unreachable() }

  @_alwaysEmitIntoClient public static func - (place: Self, length: some LengthTerm) -> WrongPlace<
    Axis
  >
  where Wrong: PlaceMovedByLength { unreachable() }

  @_alwaysEmitIntoClient public static func + (points: CGFloat, place: Self) -> WrongPlace<Axis>
  where Wrong: LengthBeforePlace { unreachable() }
}

@_documentation(visibility: internal)
extension WrongPlace {
  @_alwaysEmitIntoClient public static func + (place: Self, points: CGFloat) -> Self {
    unreachable()
  }
  @_alwaysEmitIntoClient public static func - (place: Self, points: CGFloat) -> Self {
    unreachable()
  }
  @_alwaysEmitIntoClient public static func * (place: Self, factor: CGFloat) -> Self {
    unreachable()
  }
  @_alwaysEmitIntoClient public static func / (place: Self, divisor: CGFloat) -> Self {
    unreachable()
  }
}

@_documentation(visibility: internal)
extension SizeTerm {
  @_alwaysEmitIntoClient public static func + (size: Self, points: CGFloat) -> SizeExpression
  where Wrong: SizeGrownByPoints { unreachable() }

  @_alwaysEmitIntoClient public static func - (size: Self, points: CGFloat) -> SizeExpression
  where Wrong: SizeGrownByPoints { unreachable() }
}

@_documentation(visibility: internal)
extension CenterTerm {
  @_alwaysEmitIntoClient public static func + (center: Self, size: CGSize) -> MovedCenter
  where Wrong: CenterMovedByOther { unreachable() }

  @_alwaysEmitIntoClient public static func + (center: Self, point: CGPoint) -> MovedCenter
  where Wrong: CenterMovedByOther { unreachable() }

  @_alwaysEmitIntoClient public static func - (center: Self, offset: AnchorOffset) -> MovedCenter
  where Wrong: CenterMovedByOther { unreachable() }
}
