import Foundation

/// The facts of one axis as a container stores them: two numbers, and the rule that makes a span of
/// them.
struct StoredAxis<Axis: FrameAxis>: ~Copyable {
  /// The numbers in the order of the rule: of two places, the earlier part of the frame first.
  let first: StoredNumber<Axis>
  let second: StoredNumber<Axis>
  let rule: SpanRule
  let names: (FactName, FactName)
  /// The part of the frame at the second number.
  private let secondPart: CGFloat
  private let isDirectional: Bool
  /// Whether the length needs more than this axis.
  let isOpen: Bool

  init(_ facts: AxisFacts<Axis>, in table: HostTable) {
    let position = facts.first
    switch facts.second {
    case .position(let other):
      rule = .parts(position.part, other.part)
      let (low, high) = rule.isSwapped ? (other, position) : (position, other)
      first = low.number(in: table)
      second = high.number(in: table)
      names = (low.name, high.name)
      secondPart = high.part
      isDirectional = position.isDirectional || other.isDirectional
      isOpen = false
    case .length(let length):
      rule = .length(from: position.part)
      first = position.number(in: table)
      second = StoredNumber(length, in: table)
      names = (position.name, .length)
      secondPart = .nan
      isDirectional = position.isDirectional
      isOpen = length.isOpen
    }
  }

  /// The facts, evaluated as far as possible without the child and without the other axis.
  @inline(__always)
  borrowing func placed(
    in pass: LayoutPass, _ parent: any Layoutable
  ) -> PlacedAxis {
    let one = first.number(in: pass, parent)
    let two = second.number(in: pass, parent)
    if isDirectional && pass.space.sign < 0 { return mirrored(one, two, pass, parent) }
    return PlacedAxis(
      one, two, rule, isOpen ? second.open(in: pass, parent) : .none, names)
  }

  /// The span of an axis that needs neither.
  @inline(__always)
  borrowing func span(in pass: LayoutPass, _ parent: any Layoutable) -> LayoutSpan {
    let one = first.number(in: pass, parent)
    let two = second.number(in: pass, parent)
    if isDirectional && pass.space.sign < 0 { return mirrored(one, two, pass, parent).span }
    return rule.span(one, two)
  }

  /// The same right-to-left: a leading edge is then the end of the frame.
  @inline(never)
  private borrowing func mirrored(
    _ one: CGFloat, _ two: CGFloat, _ pass: LayoutPass, _ parent: any Layoutable
  ) -> PlacedAxis {
    func placed(_ number: CGFloat, _ part: CGFloat, _ name: FactName) -> PlacedPart {
      name.isDirectional
        ? PlacedPart(pass.space.along(part: part), at: pass.space.along(number), name)
        : PlacedPart(part, at: number, name)
    }
    let first = placed(one, rule.part, names.0)
    if rule.difference == 0 {
      return PlacedAxis(
        first.coordinate, two, .length(from: first.part),
        isOpen ? second.open(in: pass, parent) : .none, names)
    }
    let second = placed(two, secondPart, names.1)
    return rule.isSwapped ? PlacedAxis(second, first) : PlacedAxis(first, second)
  }
}

extension PositionFact {
  /// The part of the frame that the fact is about, left-to-right.
  fileprivate var part: CGFloat {
    switch self {
    case .anchor(let anchor, _), .directional(let anchor, _): anchor.part
    case .part(let fact): fact.part
    }
  }

  fileprivate var name: FactName {
    switch self {
    case .anchor(let anchor, _): FactName(anchor)
    case .directional(let anchor, _): FactName(directional: anchor)
    case .part: .part
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
    }
  }
}

extension LengthSource {
  /// Whether the length needs the child or the other axis.
  fileprivate var isOpen: Bool {
    switch self {
    case .fitted, .ratio: true
    case .other(let other):
      switch other.source {
      case .fittedBy, .fittedBySize: true
      default: false
      }
    default: false
    }
  }
}
