// Written by Scripts/write-maker from a table of refusals. Do not edit.

import Foundation
import Plumb

@available(
  *, unavailable,
  message:
    "a horizontal place cannot be kept at a vertical one; left, right, leading, trailing and centerX go with each other, and top, bottom, centerY and baselines"
)
extension ConstraintAnchor where Axis: SidewaysAxis {
  @_alwaysEmitIntoClient public static func == <Place: PlaceTerm>(anchor: Self, place: Place)
    -> Equation where Place.Axis == Vertical
  { unreachable() }
  @_alwaysEmitIntoClient public static func <= <Place: PlaceTerm>(anchor: Self, place: Place)
    -> Equation where Place.Axis == Vertical
  { unreachable() }
  @_alwaysEmitIntoClient public static func >= <Place: PlaceTerm>(anchor: Self, place: Place)
    -> Equation where Place.Axis == Vertical
  { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a horizontal place cannot be kept at a vertical one; left, right, leading, trailing and centerX go with each other, and top, bottom, centerY and baselines"
)
extension ConstraintAnchor where Axis == Vertical {
  @_alwaysEmitIntoClient public static func == <Place: PlaceTerm>(anchor: Self, place: Place)
    -> Equation where Place.Axis: SidewaysAxis
  { unreachable() }
  @_alwaysEmitIntoClient public static func <= <Place: PlaceTerm>(anchor: Self, place: Place)
    -> Equation where Place.Axis: SidewaysAxis
  { unreachable() }
  @_alwaysEmitIntoClient public static func >= <Place: PlaceTerm>(anchor: Self, place: Place)
    -> Equation where Place.Axis: SidewaysAxis
  { unreachable() }
}

@available(
  *, unavailable,
  message:
    "left and right stay on their sides, and leading and trailing follow the writing direction; an equation takes places of one kind, or centerX"
)
extension ConstraintAnchor where Axis == Horizontal {
  @_alwaysEmitIntoClient public static func == <Place: PlaceTerm>(anchor: Self, place: Place)
    -> Equation where Place.Axis == Directional
  { unreachable() }
  @_alwaysEmitIntoClient public static func <= <Place: PlaceTerm>(anchor: Self, place: Place)
    -> Equation where Place.Axis == Directional
  { unreachable() }
  @_alwaysEmitIntoClient public static func >= <Place: PlaceTerm>(anchor: Self, place: Place)
    -> Equation where Place.Axis == Directional
  { unreachable() }
}

@available(
  *, unavailable,
  message:
    "left and right stay on their sides, and leading and trailing follow the writing direction; an equation takes places of one kind, or centerX"
)
extension ConstraintAnchor where Axis == Directional {
  @_alwaysEmitIntoClient public static func == <Place: PlaceTerm>(anchor: Self, place: Place)
    -> Equation where Place.Axis == Horizontal
  { unreachable() }
  @_alwaysEmitIntoClient public static func <= <Place: PlaceTerm>(anchor: Self, place: Place)
    -> Equation where Place.Axis == Horizontal
  { unreachable() }
  @_alwaysEmitIntoClient public static func >= <Place: PlaceTerm>(anchor: Self, place: Place)
    -> Equation where Place.Axis == Horizontal
  { unreachable() }
}

@available(
  *, unavailable,
  message:
    "the edges of an equation are the same ones on both sides: allEdges, horizontalEdges or verticalEdges"
)
extension EdgesAnchor {
  @_alwaysEmitIntoClient public static func == (edges: Self, others: some EdgesTerm) -> Equation {
    unreachable()
  }
  @_alwaysEmitIntoClient public static func <= (edges: Self, others: some EdgesTerm) -> Equation {
    unreachable()
  }
  @_alwaysEmitIntoClient public static func >= (edges: Self, others: some EdgesTerm) -> Equation {
    unreachable()
  }
}
