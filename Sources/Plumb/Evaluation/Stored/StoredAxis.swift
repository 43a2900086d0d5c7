import Foundation

/// The facts of one axis as a container stores them: two numbers, and the rule that makes a span of
/// them.
///
/// How the numbers are read is apart, in two ``StoredReading``s, so that an axis is plain numbers.
struct StoredAxis<Axis: FrameAxis> {
  /// The numbers in the order of the rule: of two places, the earlier part of the frame first.
  let first: StoredValue
  let second: StoredValue
  let rule: SpanRule
  let names: (FactName, FactName)
  /// The part of the frame at the second number.
  fileprivate let secondPart: CGFloat
  let isDirectional: Bool
  /// Whether the length needs more than this axis.
  let isOpen: Bool

  /// The facts, evaluated as far as possible without the child and without the other axis.
  @inline(__always)
  func placed(
    _ firstReading: borrowing StoredReading<Axis>, _ secondReading: borrowing StoredReading<Axis>,
    in pass: LayoutPass, _ parent: any Layoutable
  ) -> PlacedAxis {
    let one = firstReading.number(first, in: pass, parent)
    let two = secondReading.number(second, in: pass, parent)
    let open = isOpen ? secondReading.open(in: pass, parent) : .none
    if isDirectional && pass.space.isMirrored { return mirrored(one, two, open, pass.space) }
    return PlacedAxis(one, two, rule, open, names)
  }

  /// The numbers left-to-right, as far as they are values. `stale` is no longer 0 if a cell is not of
  /// this pass.
  @inline(__always)
  func values(
    _ cells: UnsafePointer<FrameCell>, _ stamp: Int, _ stale: inout Int
  ) -> (CGFloat, CGFloat) {
    let one = cells + Int(first.cell)
    let two = cells + Int(second.cell)
    stale |= (one.pointee.stamp ^ stamp) | (two.pointee.stamp ^ stamp)
    return (
      first.number(of: LayoutSpan(of: one.pointee.frame, along: Axis.self)),
      second.number(of: LayoutSpan(of: two.pointee.frame, along: Axis.self))
    )
  }

  /// The facts with numbers that have been read.
  @inline(__always)
  func placed(_ numbers: (CGFloat, CGFloat), _ open: PlacedAxis.OpenLength) -> PlacedAxis {
    PlacedAxis(numbers.0, numbers.1, rule, open, names)
  }

  /// The same right-to-left: a leading edge is then the end of the frame.
  @inline(never)
  private func mirrored(
    _ one: CGFloat, _ two: CGFloat, _ open: PlacedAxis.OpenLength, _ space: ParentSpace
  ) -> PlacedAxis {
    func placed(_ number: CGFloat, _ part: CGFloat, _ name: FactName) -> PlacedPart {
      name.isDirectional
        ? PlacedPart(space.along(part: part), at: space.along(number), name)
        : PlacedPart(part, at: number, name)
    }
    let first = placed(one, rule.part, names.0)
    if rule.difference == 0 {
      return PlacedAxis(first.coordinate, two, .length(from: first.part), open, names)
    }
    let second = placed(two, secondPart, names.1)
    return rule.isSwapped ? PlacedAxis(second, first) : PlacedAxis(first, second)
  }
}

/// An axis with its readings, while it is being stored.
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
  /// The part of the frame that the fact is about, left-to-right.
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

extension LengthSource {
  /// Whether the length needs the child or the other axis.
  var isOpen: Bool {
    switch self {
    case .fitted, .ratio: true
    case .other(let other):
      if case .formula(let composed) = other.source {
        composed.formula.isOpen
      } else {
        other.source.isFitted
      }
    default: false
    }
  }
}
