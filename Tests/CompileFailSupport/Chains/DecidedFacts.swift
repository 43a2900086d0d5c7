/// The facts that a chain has decided, in whatever order.
struct DecidedFacts: Hashable, Sendable {
  let facts: [ChainFact]

  init(_ facts: [ChainFact] = []) {
    self.facts = facts.sorted { $0.rawValue < $1.rawValue }
  }

  func adding(_ more: [ChainFact]) -> DecidedFacts {
    DecidedFacts(facts + more)
  }
}

// The oracle. It knows linear algebra and the two writing directions, and nothing of Plumb.
extension DecidedFacts {
  /// Whether each fact says something that the others do not: in either writing direction, on its own
  /// axis with the other one known, and on both together, since lengths at a ratio couple them.
  var isLegal: Bool { mistakes == 0 && isIndependent(facts) }

  /// Whether exactly one frame satisfies the facts, in either writing direction.
  var isComplete: Bool { isLegal && facts.count == FrameUnknowns.both.count }

  /// How many things are wrong: an axis with facts of which one follows from the others, and lengths
  /// of which each follows the other.
  var mistakes: Int {
    let axes = FrameUnknowns.axes.filter { axis in !isIndependent(facts(on: axis), on: axis) }
    return axes.count + (isIndependent(Set(facts.filter(\.isRatio))) ? 0 : 1)
  }

  /// How many axes do not have one origin and one length yet.
  var openAxes: Int {
    FrameUnknowns.axes.filter { axis in facts(on: axis).count < axis.count }.count
  }

  /// What is decided of the other axis, if that of `fact` does not take it and nothing else is wrong
  /// with it.
  func factsBeside(_ fact: ChainFact) -> DecidedFacts? {
    let next = adding([fact])
    guard next.mistakes == 1, !isIndependent(next.facts(on: fact.axis), on: fact.axis)
    else { return nil }
    return DecidedFacts(facts.filter { $0.axis != fact.axis })
  }

  private func facts(on axis: Range<Int>) -> [ChainFact] {
    facts.filter { $0.axis == axis }
  }

  /// Whether the equations of `facts` are independent in both writing directions, with what is not
  /// among `unknowns` known.
  private func isIndependent(
    _ facts: some Collection<ChainFact>, on unknowns: Range<Int> = FrameUnknowns.both
  ) -> Bool {
    [true, false].allSatisfy { isLeftToRight in
      rank(facts.map { $0.equation(isLeftToRight: isLeftToRight) }, in: unknowns) == facts.count
    }
  }
}
