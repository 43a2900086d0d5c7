import Foundation

// Sums with places that do not compile, with messages of our own. As with `LayoutPlace`, the types of a sum fit, but the
// sum requires a conformance that is unavailable (`PlaceSum.swift`). Operators that a place never has are unavailable
// themselves (`Position+Refusals.swift`), so that no editor offers them.
@_documentation(visibility: internal)
extension Position: PlaceSum {}

@available(
  *, unavailable, message: "a place is moved by the length that follows it: $0.left + 8"
)
extension Position: LengthBeforePlace {}
