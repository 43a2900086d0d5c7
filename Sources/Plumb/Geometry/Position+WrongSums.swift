import Foundation

// Refused arithmetic with places, with messages of our own. As with `LayoutPlace`, sums have types that fit and ask the
// axis for a conformance that is unavailable. Operators that a place never has are unavailable, so that no editor
// offers them.
@_documentation(visibility: internal)
extension Position: PlaceSum {
  @_alwaysEmitIntoClient public static func + <Sum: PlaceSum>(position: Self, other: Self) -> Sum
  where Axis.Wrong: SumOfPositions { unreachable() }
}

@available(
  *, unavailable, message: "a place is moved by the length that follows it: $0.left + 8"
)
extension Position: LengthBeforePlace {}
