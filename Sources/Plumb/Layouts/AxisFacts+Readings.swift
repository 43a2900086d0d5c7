import Foundation

extension AxisFacts {
  /// The facts in the order in which they were decided, with their values in `context`.
  func readings(in context: LayoutContext, beside otherLength: CGFloat) -> [FactReading] {
    let first = position.reading(in: context)
    return switch other.kind {
    case .position(let other): [first, other.reading(in: context)]
    case .length(let length): [first, FactReading(length, beside: otherLength, in: context)]
    }
  }
}
