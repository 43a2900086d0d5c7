import Foundation
import Plumb

// Operators for wrong equations, with errors that say what is wrong.
//
// The operand types match, so the type checker accepts an operator at once, even in a wrong equation. But each operator
// requires that `Wrong`, usually `Equation`, conforms to a protocol for this mistake. That conformance is unavailable,
// and its message is the error. If the operators themselves were unavailable, the type checker would first try every
// operator of every module in every place. For an equation with four operators, that takes half a minute.

@_documentation(visibility: internal)
extension PlaceTerm {
  @_alwaysEmitIntoClient public static func == (place: Self, points: CGFloat) -> Equation
  where Wrong: PlaceAtNumber { unreachable() }

  @_alwaysEmitIntoClient public static func <= (place: Self, points: CGFloat) -> Equation
  where Wrong: PlaceAtNumber { unreachable() }

  @_alwaysEmitIntoClient public static func >= (place: Self, points: CGFloat) -> Equation
  where Wrong: PlaceAtNumber { unreachable() }

  @_alwaysEmitIntoClient public static func == (points: CGFloat, place: Self) -> Equation
  where Wrong: PlaceAtNumber { unreachable() }

  @_alwaysEmitIntoClient public static func <= (points: CGFloat, place: Self) -> Equation
  where Wrong: PlaceAtNumber { unreachable() }

  @_alwaysEmitIntoClient public static func >= (points: CGFloat, place: Self) -> Equation
  where Wrong: PlaceAtNumber { unreachable() }

  @_alwaysEmitIntoClient public static func == (place: Self, length: some LengthTerm) -> Equation
  where Wrong: PlaceAtLength { unreachable() }

  @_alwaysEmitIntoClient public static func <= (place: Self, length: some LengthTerm) -> Equation
  where Wrong: PlaceAtLength { unreachable() }

  @_alwaysEmitIntoClient public static func >= (place: Self, length: some LengthTerm) -> Equation
  where Wrong: PlaceAtLength { unreachable() }
}

@_documentation(visibility: internal)
extension LengthTerm {
  @_alwaysEmitIntoClient public static func == <LengthAxis: LayoutAxis>(
    length: Self, other: LayoutLength<LengthAxis>
  ) -> Equation
  where Wrong: LayoutInEquation { unreachable() }

  @_alwaysEmitIntoClient public static func <= <LengthAxis: LayoutAxis>(
    length: Self, other: LayoutLength<LengthAxis>
  ) -> Equation
  where Wrong: LayoutInEquation { unreachable() }

  @_alwaysEmitIntoClient public static func >= <LengthAxis: LayoutAxis>(
    length: Self, other: LayoutLength<LengthAxis>
  ) -> Equation
  where Wrong: LayoutInEquation { unreachable() }
}

@_documentation(visibility: internal)
extension PlaceTerm {
  @_alwaysEmitIntoClient public static func == <PlaceAxis: LayoutAxis>(
    place: Self, other: LayoutPlace<PlaceAxis>
  ) -> Equation
  where Wrong: LayoutInEquation { unreachable() }

  @_alwaysEmitIntoClient public static func <= <PlaceAxis: LayoutAxis>(
    place: Self, other: LayoutPlace<PlaceAxis>
  ) -> Equation
  where Wrong: LayoutInEquation { unreachable() }

  @_alwaysEmitIntoClient public static func >= <PlaceAxis: LayoutAxis>(
    place: Self, other: LayoutPlace<PlaceAxis>
  ) -> Equation
  where Wrong: LayoutInEquation { unreachable() }
}

@_documentation(visibility: internal)
extension MovedAnchor {
  @_alwaysEmitIntoClient public static func == <Place: PlaceTerm>(moved: Self, place: Place)
    -> Equation
  where Place.Wrong: SumOnTheLeft { unreachable() }

  @_alwaysEmitIntoClient public static func <= <Place: PlaceTerm>(moved: Self, place: Place)
    -> Equation
  where Place.Wrong: SumOnTheLeft { unreachable() }

  @_alwaysEmitIntoClient public static func >= <Place: PlaceTerm>(moved: Self, place: Place)
    -> Equation
  where Place.Wrong: SumOnTheLeft { unreachable() }
}

@_documentation(visibility: internal)
extension LengthTerm {
  @_alwaysEmitIntoClient public static func == (length: Self, place: some PlaceTerm) -> Equation
  where Wrong: LengthAtPlace { unreachable() }

  @_alwaysEmitIntoClient public static func <= (length: Self, place: some PlaceTerm) -> Equation
  where Wrong: LengthAtPlace { unreachable() }

  @_alwaysEmitIntoClient public static func >= (length: Self, place: some PlaceTerm) -> Equation
  where Wrong: LengthAtPlace { unreachable() }

  @_alwaysEmitIntoClient public static func == (length: Self, other: some LengthTerm) -> Equation
  where Wrong: SumOnTheLeft { unreachable() }

  @_alwaysEmitIntoClient public static func <= (length: Self, other: some LengthTerm) -> Equation
  where Wrong: SumOnTheLeft { unreachable() }

  @_alwaysEmitIntoClient public static func >= (length: Self, other: some LengthTerm) -> Equation
  where Wrong: SumOnTheLeft { unreachable() }

  @_alwaysEmitIntoClient public static func == (length: Self, points: CGFloat) -> Equation
  where Wrong: SumOnTheLeft { unreachable() }

  @_alwaysEmitIntoClient public static func <= (length: Self, points: CGFloat) -> Equation
  where Wrong: SumOnTheLeft { unreachable() }

  @_alwaysEmitIntoClient public static func >= (length: Self, points: CGFloat) -> Equation
  where Wrong: SumOnTheLeft { unreachable() }

  @_alwaysEmitIntoClient public static func == (points: CGFloat, length: Self) -> Equation
  where Wrong: SumOnTheLeft { unreachable() }

  @_alwaysEmitIntoClient public static func <= (points: CGFloat, length: Self) -> Equation
  where Wrong: SumOnTheLeft { unreachable() }

  @_alwaysEmitIntoClient public static func >= (points: CGFloat, length: Self) -> Equation
  where Wrong: SumOnTheLeft { unreachable() }

  @_alwaysEmitIntoClient public static func == (length: Self, view: some Layoutable) -> Equation
  where Wrong: LengthAtView { unreachable() }

  @_alwaysEmitIntoClient public static func == (length: Self, anchors: some Anchored) -> Equation
  where Wrong: LengthAtView { unreachable() }
}

@_documentation(visibility: internal)
extension SizeTerm {
  @_alwaysEmitIntoClient public static func == (size: Self, other: some SizeTerm) -> Equation
  where Wrong: SumOnTheLeft { unreachable() }

  @_alwaysEmitIntoClient public static func <= (size: Self, other: some SizeTerm) -> Equation
  where Wrong: SumOnTheLeft { unreachable() }

  @_alwaysEmitIntoClient public static func >= (size: Self, other: some SizeTerm) -> Equation
  where Wrong: SumOnTheLeft { unreachable() }
}

@_documentation(visibility: internal)
extension SizeTerm {
  @_alwaysEmitIntoClient public static func == (size: Self, points: CGFloat) -> Equation
  where Wrong: SizeAtOther { unreachable() }

  @_alwaysEmitIntoClient public static func == (size: Self, view: some Layoutable) -> Equation
  where Wrong: SizeAtOther { unreachable() }
}

@_documentation(visibility: internal)
extension EdgesTerm {
  @_alwaysEmitIntoClient public static func == (edges: Self, place: some PlaceTerm) -> Equation
  where Wrong: EdgesAtPlace { unreachable() }

  @_alwaysEmitIntoClient public static func <= (edges: Self, place: some PlaceTerm) -> Equation
  where Wrong: EdgesAtPlace { unreachable() }

  @_alwaysEmitIntoClient public static func >= (edges: Self, place: some PlaceTerm) -> Equation
  where Wrong: EdgesAtPlace { unreachable() }

  @_alwaysEmitIntoClient public static func == (edges: Self, points: CGFloat) -> Equation
  where Wrong: EdgesAtPlace { unreachable() }

  @_alwaysEmitIntoClient public static func <= (edges: Self, points: CGFloat) -> Equation
  where Wrong: EdgesAtPlace { unreachable() }

  @_alwaysEmitIntoClient public static func >= (edges: Self, points: CGFloat) -> Equation
  where Wrong: EdgesAtPlace { unreachable() }
}

@_documentation(visibility: internal)
extension InsetEdges {
  @_alwaysEmitIntoClient public static func == <Others: EdgesTerm>(edges: Self, others: Others)
    -> Equation
  where Others.Wrong: SumOnTheLeft { unreachable() }

  @_alwaysEmitIntoClient public static func <= <Others: EdgesTerm>(edges: Self, others: Others)
    -> Equation
  where Others.Wrong: SumOnTheLeft { unreachable() }

  @_alwaysEmitIntoClient public static func >= <Others: EdgesTerm>(edges: Self, others: Others)
    -> Equation
  where Others.Wrong: SumOnTheLeft { unreachable() }
}

@_documentation(visibility: internal)
extension CenterTerm {
  @_alwaysEmitIntoClient public static func == (center: Self, other: some CenterTerm) -> Equation
  where Wrong: SumOnTheLeft { unreachable() }
}
