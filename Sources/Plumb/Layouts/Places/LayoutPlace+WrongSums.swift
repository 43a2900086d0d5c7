import Foundation

// Arithmetic with places and lengths that does not compile, with our own messages.
//
// The types of these operators fit, so the type checker resolves every formula at once, correct or wrong. A wrong
// formula requires a conformance that is unavailable, and the compiler shows the message of that conformance. If the
// operators themselves were unavailable, the type checker would first try every operator of every module at every
// position in the formula. Operators that a place never has are unavailable nevertheless, so that no editor offers
// them.
@_documentation(visibility: internal)
extension LayoutPlace: PlaceSum {
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

// Adding a measured length to any value does not compile. These operators are declared once for all kinds of values,
// like the operators of correct sums.
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
