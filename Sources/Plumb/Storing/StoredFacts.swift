import Foundation

/// An axis with its two readings, while a layout is compiled for storing.
struct StoredFacts<Axis: FrameAxis>: ~Copyable {
  let axis: StoredAxis<Axis>
  let first: StoredReading<Axis>
  let second: StoredReading<Axis>

  init(_ facts: AxisFacts<Axis>, in table: HostTable) {
    let position = facts.first
    switch facts.second {
    case .position(let other):
      let rule = SpanRule.parts(position.part, other.part)
      let (low, high) = rule.isSwapped ? (other, position) : (position, other)
      let one = low.number(in: table)
      let two = high.number(in: table)
      axis = StoredAxis(
        first: one.value, second: two.value, rule: rule, names: (low.name, high.name),
        secondPart: high.part,
        isDirectional: low.isDirectional || high.isDirectional,
        isOpen: false)
      first = one.reading
      second = two.reading
    case .length(let length):
      let one = position.number(in: table)
      let two = StoredNumber<Axis>(length, in: table)
      axis = StoredAxis(
        first: one.value, second: two.value, rule: .length(from: position.part),
        names: (position.name, .length),
        secondPart: .nan,
        isDirectional: position.isDirectional, isOpen: length.isOpen)
      first = one.reading
      second = two.reading
    }
  }
}

extension PositionFact {
  /// The part of the frame that the fact decides, left-to-right.
  fileprivate var part: CGFloat {
    switch self {
    case .anchor(let anchor, _), .directional(let anchor, _): anchor.part
    case .part(let fact): fact.part
    case .baseline(let fact): fact.baseline.part
    }
  }

  fileprivate var name: FactName {
    switch self {
    case .anchor(let anchor, _): FactName(anchor)
    case .directional(let anchor, _): FactName(directional: anchor)
    case .part: .part
    case .baseline(let fact): fact.baseline.name
    }
  }

  fileprivate var isDirectional: Bool {
    if case .directional = self { return true }
    return false
  }

  fileprivate func number(in table: HostTable) -> StoredNumber<Axis> {
    switch self {
    case .anchor(_, let source): StoredNumber(source, in: table)
    case .directional(_, let source): StoredNumber(directional: source, in: table)
    case .part(let fact): StoredNumber(fact.source, in: table)
    case .baseline(let fact): StoredNumber(fact.source, in: table)
    }
  }
}
