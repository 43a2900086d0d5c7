import Foundation

extension PlacedAxis {
  /// The span between two facts. If only the fact that was decided second has no value, the origin is a NaN that is
  /// marked as caused by that fact.
  var slot: LayoutSpan {
    let (first, second) = rule.isSwapped ? (second, first) : (first, second)
    guard first.isFinite, !second.isFinite else { return span }
    return LayoutSpan(origin: second.ofSecondFact, length: 0)
  }
}
