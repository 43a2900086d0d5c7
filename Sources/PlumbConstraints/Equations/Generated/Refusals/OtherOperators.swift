// Written by Scripts/write-maker from a table of refusals. Do not edit.

import Foundation
import Plumb

@available(
  *, unavailable,
  message: "an equation is ==, <= or >="
)
extension PlaceTerm {
  @_alwaysEmitIntoClient public static func < (place: Self, other: some PlaceTerm) -> Equation {
    unreachable()
  }
  @_alwaysEmitIntoClient public static func > (place: Self, other: some PlaceTerm) -> Equation {
    unreachable()
  }
  @_alwaysEmitIntoClient public static func != (place: Self, other: some PlaceTerm) -> Equation {
    unreachable()
  }
}

@available(
  *, unavailable,
  message: "an equation is ==, <= or >="
)
extension LengthTerm {
  @_alwaysEmitIntoClient public static func < (length: Self, other: some LengthTerm) -> Equation {
    unreachable()
  }
  @_alwaysEmitIntoClient public static func < (length: Self, other: CGFloat) -> Equation {
    unreachable()
  }
  @_alwaysEmitIntoClient public static func > (length: Self, other: some LengthTerm) -> Equation {
    unreachable()
  }
  @_alwaysEmitIntoClient public static func > (length: Self, other: CGFloat) -> Equation {
    unreachable()
  }
  @_alwaysEmitIntoClient public static func != (length: Self, other: some LengthTerm) -> Equation {
    unreachable()
  }
  @_alwaysEmitIntoClient public static func != (length: Self, other: CGFloat) -> Equation {
    unreachable()
  }
}

@available(
  *, unavailable,
  message: "a center is kept with ==; compare centerX and centerY with <= and >="
)
extension CenterAnchor {
  @_alwaysEmitIntoClient public static func <= (anchor: Self, center: some CenterTerm) -> Equation {
    unreachable()
  }
  @_alwaysEmitIntoClient public static func >= (anchor: Self, center: some CenterTerm) -> Equation {
    unreachable()
  }
}

@available(
  *, unavailable,
  message: "a multiple of a place is no place; multiply a width or a height"
)
extension PlaceTerm {
  @_alwaysEmitIntoClient public static func * (place: Self, factor: CGFloat) -> WrongPlace<Axis> {
    unreachable()
  }
  @_alwaysEmitIntoClient public static func * (factor: CGFloat, place: Self) -> WrongPlace<Axis> {
    unreachable()
  }
  @_alwaysEmitIntoClient public static func / (place: Self, divisor: CGFloat) -> WrongPlace<Axis> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message: "a size is multiplied: photo.anchors.size == card.anchors.size * 0.5"
)
extension SizeTerm {
  @_alwaysEmitIntoClient public static func / (size: Self, divisor: CGFloat) -> SizeExpression {
    unreachable()
  }
}

@available(
  *, unavailable,
  message:
    "the farther of two places is two inequalities: title.anchors.top >= photo.anchors.bottom, and the same with the other view"
)
@_alwaysEmitIntoClient public func max<Place: PlaceTerm>(_ place: Place, _ other: Place)
  -> WrongPlace<Place.Axis>
{ unreachable() }

@available(
  *, unavailable,
  message:
    "the farther of two places is two inequalities: title.anchors.top >= photo.anchors.bottom, and the same with the other view"
)
@_alwaysEmitIntoClient public func min<Place: PlaceTerm>(_ place: Place, _ other: Place)
  -> WrongPlace<Place.Axis>
{ unreachable() }

@available(
  *, unavailable,
  message:
    "the longer of two lengths is two inequalities: title.anchors.width >= photo.anchors.width, and the same with the other length"
)
@_alwaysEmitIntoClient public func max(_ length: some LengthTerm, _ other: some LengthTerm)
  -> WrongLength
{ unreachable() }

@available(
  *, unavailable,
  message:
    "the longer of two lengths is two inequalities: title.anchors.width >= photo.anchors.width, and the same with the other length"
)
@_alwaysEmitIntoClient public func min(_ length: some LengthTerm, _ other: some LengthTerm)
  -> WrongLength
{ unreachable() }

@available(
  *, unavailable,
  message:
    "the longer of two lengths is two inequalities: title.anchors.width >= photo.anchors.width, and the same with the other length"
)
@_alwaysEmitIntoClient public func max(_ length: some LengthTerm, _ other: CGFloat) -> WrongLength {
  unreachable()
}

@available(
  *, unavailable,
  message:
    "the longer of two lengths is two inequalities: title.anchors.width >= photo.anchors.width, and the same with the other length"
)
@_alwaysEmitIntoClient public func min(_ length: some LengthTerm, _ other: CGFloat) -> WrongLength {
  unreachable()
}

@available(
  *, unavailable,
  message: "each equation stands in a line of its own"
)
extension Equation {
  @_alwaysEmitIntoClient public static func && (equation: Equation, other: Equation) -> Equation {
    unreachable()
  }
  @_alwaysEmitIntoClient public static func || (equation: Equation, other: Equation) -> Equation {
    unreachable()
  }
}
