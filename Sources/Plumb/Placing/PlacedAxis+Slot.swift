import Foundation

extension PlacedAxis {
  /// The span between two facts. If only the second one has no number, the origin is a NaN that says so.
  var slot: LayoutSpan {
    let (first, second) = rule.isSwapped ? (second, first) : (first, second)
    guard first.isFinite, !second.isFinite else { return span }
    return LayoutSpan(origin: second.ofSecondFact, length: 0)
  }
}
