import Foundation

// Refused arithmetic with places and lengths, with messages of our own.
//
// The types of these operators fit, so the type checker finds a formula at once, right or wrong. A wrong one asks the
// axis for a conformance that `LayoutArithmetic` does not have, and its message says why. If the operators themselves
// were unavailable, the type checker would first try every operator of every module in every place of the formula.
// Operators that a place never has are unavailable nevertheless, so that no editor offers them.
@_documentation(visibility: internal)
extension LayoutPlace: PlaceSum {
  @_alwaysEmitIntoClient public static func + <Sum: PlaceSum>(place: Self, other: Self) -> Sum
  where Axis.Wrong: SumOfPlaces { unreachable() }

  @_alwaysEmitIntoClient public static func - (place: Self, other: Self) -> Self
  where Axis.Wrong: DistanceOfPlaces { unreachable() }

  @_alwaysEmitIntoClient public static func - (place: Self, other: Self) -> CGFloat
  where Axis.Wrong: DistanceOfPlaces { unreachable() }

  @_alwaysEmitIntoClient
  public static func - <Length: FrameAxis>(place: Self, other: Self) -> LayoutLength<Length>
  where Axis.Wrong: DistanceOfPlaces { unreachable() }
}

@available(
  *, unavailable, message: "a place is moved by the points that follow it: photo.plumb.leading + 8"
)
extension LayoutPlace: LengthBeforePlace {}

// A measured length is added to nothing. Declared once for all kinds, as the operators of right sums are.
@_documentation(visibility: internal)
extension LengthAddable {
  @_alwaysEmitIntoClient public static func + <Other: FrameAxis>(
    value: Self, length: LayoutLength<Other>
  ) -> Self
  where Lengthened: SumWithLength { unreachable() }

  @_alwaysEmitIntoClient public static func - <Other: FrameAxis>(
    value: Self, length: LayoutLength<Other>
  ) -> Self
  where Lengthened: SumWithLength { unreachable() }
}

@_documentation(visibility: internal)
extension LayoutLength {
  @_alwaysEmitIntoClient public static func * <Other: FrameAxis>(
    length: Self, other: LayoutLength<Other>
  ) -> Self
  where Axis.Wrong: ProductOfLengths { unreachable() }

  @_alwaysEmitIntoClient public static func / <Other: FrameAxis>(
    length: Self, other: LayoutLength<Other>
  ) -> Self
  where Axis.Wrong: ProductOfLengths { unreachable() }
}
