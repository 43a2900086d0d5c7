import Foundation
import Plumb

// What is no equation, in words. The type checker looks at these only where nothing else fits.

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

extension LengthAnchor {
  @available(
    *, unavailable,
    message: "a length cannot be kept at a place; compare it with a width, a height or a number"
  )
  @_alwaysEmitIntoClient public static func == (anchor: Self, place: some PlaceTerm) -> Equation {
    unreachable()
  }

  @available(
    *, unavailable,
    message: "a length cannot be kept at a place; compare it with a width, a height or a number"
  )
  @_alwaysEmitIntoClient public static func <= (anchor: Self, place: some PlaceTerm) -> Equation {
    unreachable()
  }

  @available(
    *, unavailable,
    message: "a length cannot be kept at a place; compare it with a width, a height or a number"
  )
  @_alwaysEmitIntoClient public static func >= (anchor: Self, place: some PlaceTerm) -> Equation {
    unreachable()
  }
}

extension MovedAnchor {
  @available(
    *, unavailable,
    message: "what is kept stands alone on the left side; add or subtract on the right side"
  )
  @_alwaysEmitIntoClient public static func == (moved: Self, place: some PlaceTerm) -> Equation {
    unreachable()
  }

  @available(
    *, unavailable,
    message: "what is kept stands alone on the left side; add or subtract on the right side"
  )
  @_alwaysEmitIntoClient public static func <= (moved: Self, place: some PlaceTerm) -> Equation {
    unreachable()
  }

  @available(
    *, unavailable,
    message: "what is kept stands alone on the left side; add or subtract on the right side"
  )
  @_alwaysEmitIntoClient public static func >= (moved: Self, place: some PlaceTerm) -> Equation {
    unreachable()
  }
}

extension LengthExpression {
  @available(
    *, unavailable,
    message: "what is kept stands alone on the left side; add or subtract on the right side"
  )
  @_alwaysEmitIntoClient public static func == (length: Self, other: some LengthTerm) -> Equation {
    unreachable()
  }

  @available(
    *, unavailable,
    message: "what is kept stands alone on the left side; add or subtract on the right side"
  )
  @_alwaysEmitIntoClient public static func == (length: Self, points: CGFloat) -> Equation {
    unreachable()
  }

  @available(
    *, unavailable,
    message: "what is kept stands alone on the left side; add or subtract on the right side"
  )
  @_alwaysEmitIntoClient public static func <= (length: Self, other: some LengthTerm) -> Equation {
    unreachable()
  }

  @available(
    *, unavailable,
    message: "what is kept stands alone on the left side; add or subtract on the right side"
  )
  @_alwaysEmitIntoClient public static func <= (length: Self, points: CGFloat) -> Equation {
    unreachable()
  }

  @available(
    *, unavailable,
    message: "what is kept stands alone on the left side; add or subtract on the right side"
  )
  @_alwaysEmitIntoClient public static func >= (length: Self, other: some LengthTerm) -> Equation {
    unreachable()
  }

  @available(
    *, unavailable,
    message: "what is kept stands alone on the left side; add or subtract on the right side"
  )
  @_alwaysEmitIntoClient public static func >= (length: Self, points: CGFloat) -> Equation {
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

extension CenterAnchor {
  @available(
    *, unavailable,
    message: "a center is kept with ==; compare centerX and centerY with <= and >="
  )
  @_alwaysEmitIntoClient public static func <= (anchor: Self, center: some CenterTerm) -> Equation {
    unreachable()
  }

  @available(
    *, unavailable,
    message: "a center is kept with ==; compare centerX and centerY with <= and >="
  )
  @_alwaysEmitIntoClient public static func >= (anchor: Self, center: some CenterTerm) -> Equation {
    unreachable()
  }
}

extension EdgesAnchor {
  @available(
    *, unavailable,
    message:
      "the edges of an equation are the same ones on both sides: allEdges, horizontalEdges or verticalEdges"
  )
  @_alwaysEmitIntoClient public static func == <Others: EdgesTerm>(edges: Self, others: Others)
    -> Equation
  {
    unreachable()
  }

  @available(
    *, unavailable,
    message:
      "the edges of an equation are the same ones on both sides: allEdges, horizontalEdges or verticalEdges"
  )
  @_alwaysEmitIntoClient public static func <= <Others: EdgesTerm>(edges: Self, others: Others)
    -> Equation
  {
    unreachable()
  }

  @available(
    *, unavailable,
    message:
      "the edges of an equation are the same ones on both sides: allEdges, horizontalEdges or verticalEdges"
  )
  @_alwaysEmitIntoClient public static func >= <Others: EdgesTerm>(edges: Self, others: Others)
    -> Equation
  {
    unreachable()
  }
}
