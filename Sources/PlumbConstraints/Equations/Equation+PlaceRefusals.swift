import Foundation
import Plumb

// Equations and terms of places that are none, in words: places of two kinds or axes, and places as numbers.

extension ConstraintAnchor where Axis: SidewaysAxis {
  @available(
    *, unavailable,
    message:
      "a horizontal place cannot be kept at a vertical one; left, right, leading, trailing and centerX go with each other, and top, bottom, centerY and baselines"
  )
  @_alwaysEmitIntoClient public static func == <Place: PlaceTerm>(anchor: Self, place: Place)
    -> Equation
  where Place.Axis == Vertical { unreachable() }

  @available(
    *, unavailable,
    message:
      "a horizontal place cannot be kept at a vertical one; left, right, leading, trailing and centerX go with each other, and top, bottom, centerY and baselines"
  )
  @_alwaysEmitIntoClient public static func <= <Place: PlaceTerm>(anchor: Self, place: Place)
    -> Equation
  where Place.Axis == Vertical { unreachable() }

  @available(
    *, unavailable,
    message:
      "a horizontal place cannot be kept at a vertical one; left, right, leading, trailing and centerX go with each other, and top, bottom, centerY and baselines"
  )
  @_alwaysEmitIntoClient public static func >= <Place: PlaceTerm>(anchor: Self, place: Place)
    -> Equation
  where Place.Axis == Vertical { unreachable() }
}

extension ConstraintAnchor where Axis == Vertical {
  @available(
    *, unavailable,
    message:
      "a horizontal place cannot be kept at a vertical one; left, right, leading, trailing and centerX go with each other, and top, bottom, centerY and baselines"
  )
  @_alwaysEmitIntoClient public static func == <Place: PlaceTerm>(anchor: Self, place: Place)
    -> Equation
  where Place.Axis: SidewaysAxis { unreachable() }

  @available(
    *, unavailable,
    message:
      "a horizontal place cannot be kept at a vertical one; left, right, leading, trailing and centerX go with each other, and top, bottom, centerY and baselines"
  )
  @_alwaysEmitIntoClient public static func <= <Place: PlaceTerm>(anchor: Self, place: Place)
    -> Equation
  where Place.Axis: SidewaysAxis { unreachable() }

  @available(
    *, unavailable,
    message:
      "a horizontal place cannot be kept at a vertical one; left, right, leading, trailing and centerX go with each other, and top, bottom, centerY and baselines"
  )
  @_alwaysEmitIntoClient public static func >= <Place: PlaceTerm>(anchor: Self, place: Place)
    -> Equation
  where Place.Axis: SidewaysAxis { unreachable() }
}

extension ConstraintAnchor where Axis == Horizontal {
  @available(
    *, unavailable,
    message:
      "left and right stay on their sides, and leading and trailing follow the writing direction; an equation takes places of one kind, or centerX"
  )
  @_alwaysEmitIntoClient public static func == <Place: PlaceTerm>(anchor: Self, place: Place)
    -> Equation
  where Place.Axis == Directional { unreachable() }

  @available(
    *, unavailable,
    message:
      "left and right stay on their sides, and leading and trailing follow the writing direction; an equation takes places of one kind, or centerX"
  )
  @_alwaysEmitIntoClient public static func <= <Place: PlaceTerm>(anchor: Self, place: Place)
    -> Equation
  where Place.Axis == Directional { unreachable() }

  @available(
    *, unavailable,
    message:
      "left and right stay on their sides, and leading and trailing follow the writing direction; an equation takes places of one kind, or centerX"
  )
  @_alwaysEmitIntoClient public static func >= <Place: PlaceTerm>(anchor: Self, place: Place)
    -> Equation
  where Place.Axis == Directional { unreachable() }
}

extension ConstraintAnchor where Axis == Directional {
  @available(
    *, unavailable,
    message:
      "left and right stay on their sides, and leading and trailing follow the writing direction; an equation takes places of one kind, or centerX"
  )
  @_alwaysEmitIntoClient public static func == <Place: PlaceTerm>(anchor: Self, place: Place)
    -> Equation
  where Place.Axis == Horizontal { unreachable() }

  @available(
    *, unavailable,
    message:
      "left and right stay on their sides, and leading and trailing follow the writing direction; an equation takes places of one kind, or centerX"
  )
  @_alwaysEmitIntoClient public static func <= <Place: PlaceTerm>(anchor: Self, place: Place)
    -> Equation
  where Place.Axis == Horizontal { unreachable() }

  @available(
    *, unavailable,
    message:
      "left and right stay on their sides, and leading and trailing follow the writing direction; an equation takes places of one kind, or centerX"
  )
  @_alwaysEmitIntoClient public static func >= <Place: PlaceTerm>(anchor: Self, place: Place)
    -> Equation
  where Place.Axis == Horizontal { unreachable() }
}

extension ConstraintAnchor {
  @available(
    *, unavailable,
    message: "a place is no number; measure it from another place: card.anchors.leading + 8"
  )
  @_alwaysEmitIntoClient public static func == (anchor: Self, points: CGFloat) -> Equation {
    unreachable()
  }

  @available(
    *, unavailable,
    message: "a place cannot be kept like a length; measure it from another place"
  )
  @_alwaysEmitIntoClient public static func == (anchor: Self, length: some LengthTerm) -> Equation {
    unreachable()
  }

  @available(
    *, unavailable,
    message: "a place is no number; measure it from another place: card.anchors.leading + 8"
  )
  @_alwaysEmitIntoClient public static func <= (anchor: Self, points: CGFloat) -> Equation {
    unreachable()
  }

  @available(
    *, unavailable,
    message: "a place cannot be kept like a length; measure it from another place"
  )
  @_alwaysEmitIntoClient public static func <= (anchor: Self, length: some LengthTerm) -> Equation {
    unreachable()
  }

  @available(
    *, unavailable,
    message: "a place is no number; measure it from another place: card.anchors.leading + 8"
  )
  @_alwaysEmitIntoClient public static func >= (anchor: Self, points: CGFloat) -> Equation {
    unreachable()
  }

  @available(
    *, unavailable,
    message: "a place cannot be kept like a length; measure it from another place"
  )
  @_alwaysEmitIntoClient public static func >= (anchor: Self, length: some LengthTerm) -> Equation {
    unreachable()
  }
}

extension PlaceTerm {
  @available(
    *, unavailable,
    message: "a multiple of a place is no place; multiply a width or a height"
  )
  @_alwaysEmitIntoClient public static func * (place: Self, factor: CGFloat) -> MovedAnchor<Axis> {
    unreachable()
  }

  @available(
    *, unavailable,
    message: "a multiple of a place is no place; multiply a width or a height"
  )
  @_alwaysEmitIntoClient public static func * (factor: CGFloat, place: Self) -> MovedAnchor<Axis> {
    unreachable()
  }

  @available(
    *, unavailable,
    message: "a multiple of a place is no place; multiply a width or a height"
  )
  @_alwaysEmitIntoClient public static func / (place: Self, divisor: CGFloat) -> MovedAnchor<Axis> {
    unreachable()
  }

  @available(
    *, unavailable,
    message: "a place is moved by the points that follow it: card.anchors.leading + 8"
  )
  @_alwaysEmitIntoClient public static func + (length: CGFloat, place: Self) -> MovedAnchor<Axis> {
    unreachable()
  }
}
