import Foundation

/// The facts of one axis as a container stores them: two numbers, and ``StoredFacts`` that tell what they decide.
struct StoredAxis<Axis: FrameAxis> {
  /// The two numbers, in the order in which the rule takes them. If both are positions, the first number belongs to the
  /// part that is nearer to the frame's origin.
  let first: StoredValue
  let second: StoredValue
  let facts: StoredFacts<Axis>

  /// How the two numbers make a span.
  var rule: SpanRule { @inline(__always) get { facts.named.rule } }
  var names: (FactName, FactName) {
    @inline(__always) get { (facts.named.firstName, facts.named.secondName) }
  }
  var isDirectional: Bool { @inline(__always) get { facts.named.isDirectional } }
  /// Whether the length needs the child or the other axis.
  var isOpen: Bool { @inline(__always) get { facts.named.isOpen } }

  /// The facts, evaluated as far as possible without the child and without the other axis.
  @inline(__always)
  func placed(in pass: RunCells, _ parent: any Layoutable) -> PlacedAxis {
    let one = firstNumber(in: pass, parent)
    let two = secondNumber(in: pass, parent)
    let open = open(in: pass, parent)
    if isDirectional && pass.space.isMirrored { return mirrored(one, two, open, pass.space) }
    return PlacedAxis(one, two, rule, open, names)
  }

  @inline(__always)
  func firstNumber(in pass: RunCells, _ parent: any Layoutable) -> CGFloat {
    facts.first.number(first, in: pass, parent)
  }

  /// The second number; 0 for a length that depends on the child or on the other axis.
  @inline(__always)
  func secondNumber(in pass: RunCells, _ parent: any Layoutable) -> CGFloat {
    facts.second.number(second, in: pass, parent)
  }

  /// What an open length needs: the child's size, with the offer, or the length of the other axis, with the ratio.
  /// `.none` if the length is not open.
  @inline(__always)
  func open(in pass: RunCells, _ parent: any Layoutable) -> PlacedAxis.OpenLength {
    isOpen ? facts.second.open(in: pass, parent) : .none
  }

  /// The numbers of a layout of values, left-to-right. `stale` becomes nonzero if a cell has the stamp of another run.
  @inline(__always)
  func values(
    _ cells: UnsafePointer<FrameCell>, _ stamp: Int, _ stale: inout Int
  ) -> (CGFloat, CGFloat) {
    let one = cells + Int(first.cell)
    let two = cells + Int(second.cell)
    stale |= (one.pointee.stamp ^ stamp) | (two.pointee.stamp ^ stamp)
    return (
      first.number(of: LayoutSpan(of: first.rectangle(in: one), along: Axis.self)),
      second.number(of: LayoutSpan(of: second.rectangle(in: two), along: Axis.self))
    )
  }

  /// The facts with their numbers, for the writing direction left-to-right.
  @inline(__always)
  func placed(_ numbers: (CGFloat, CGFloat), _ open: PlacedAxis.OpenLength) -> PlacedAxis {
    PlacedAxis(numbers.0, numbers.1, rule, open, names)
  }

  /// The facts with their numbers, for the writing direction of `space`.
  func placed(
    _ numbers: (CGFloat, CGFloat), _ open: PlacedAxis.OpenLength, in space: ParentSpace
  ) -> PlacedAxis {
    isDirectional && space.isMirrored
      ? mirrored(numbers.0, numbers.1, open, space) : placed(numbers, open)
  }

  /// The facts with their numbers, for the writing direction right-to-left. A leading edge is then the end of the
  /// frame.
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
    let second = placed(two, facts.named.secondPart, names.1)
    return rule.isSwapped ? PlacedAxis(second, first) : PlacedAxis(first, second)
  }
}

extension StoredAxis {
  /// Compiles the facts of an axis for storing.
  @_optimize(size)
  init(_ facts: AxisFacts<Axis>, in table: HostTable, sharing list: inout SharedFacts<Axis>) {
    let position = facts.first
    switch facts.second {
    case .position(let other):
      let rule = SpanRule.parts(position.part, other.part)
      self =
        rule.isSwapped
        ? .between(other, position, rule, in: table, sharing: &list)
        : .between(position, other, rule, in: table, sharing: &list)
    case .length(let length):
      self.init(
        position.number(in: table), StoredNumber(length, in: table),
        NamedFacts(.length(from: position.part), (position.name, .length), isOpen: length.isOpen),
        sharing: &list)
    }
  }

  /// The stored form of two positions. A function, because an initializer would copy the positions.
  @_optimize(size)
  private static func between(
    _ low: PositionFact<Axis>, _ high: PositionFact<Axis>, _ rule: SpanRule, in table: HostTable,
    sharing list: inout SharedFacts<Axis>
  ) -> Self {
    Self(
      low.number(in: table), high.number(in: table),
      NamedFacts(rule, (low.name, high.name), secondPart: high.part, isOpen: false),
      sharing: &list)
  }

  @_optimize(size)
  private init(
    _ first: consuming StoredNumber<Axis>, _ second: consuming StoredNumber<Axis>,
    _ facts: NamedFacts, sharing list: inout SharedFacts<Axis>
  ) {
    self.first = first.value
    self.second = second.value
    self.facts = list.shared(facts, first.reading, second.reading)
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

  fileprivate func number(in table: HostTable) -> StoredNumber<Axis> {
    switch self {
    case .anchor(_, let source): StoredNumber(source, in: table)
    case .directional(_, let source): StoredNumber(directional: source, in: table)
    case .part(let fact): StoredNumber(fact.source, in: table)
    case .baseline(let fact): StoredNumber(fact.source, in: table)
    }
  }
}

extension StoredValue {
  /// The cell that the value reads; nil for a constant.
  var readCell: Int32? { isConstant ? nil : cell }

  /// Whether the value reads a host, and not a constant or an area of the parent.
  var readsHost: Bool { cell >= FrameCell.firstHost }
}
