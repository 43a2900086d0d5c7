/// The facts that a chain has decided, in whatever order.
struct DecidedFacts: Hashable, Sendable {
  let facts: [ChainFact]

  init(_ facts: [ChainFact] = []) {
    self.facts = facts.sorted { $0.rawValue < $1.rawValue }
  }

  func adding(_ more: [ChainFact]) -> DecidedFacts {
    DecidedFacts(facts + more)
  }

  func facts(on axis: Range<Int>) -> [ChainFact] {
    facts.filter { $0.axis == axis }
  }
}

// The oracle. It knows linear algebra, the two writing directions and that a baseline may be anywhere in
// a view, and nothing of Plumb.
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

  /// How many things are wrong with `next` after a fact that was refused: none if it could follow
  /// without that fact, or had that fact been the one that was missing.
  func mistakes(of next: ChainFact, afterRefused refused: ChainFact) -> Int {
    guard !isIndependent(facts(on: refused.axis) + [refused], on: refused.axis) else {
      // A ratio both ways. Its axis has a length all the same.
      return adding([refused == .widthOfHeight ? .width : .height, next]).mistakes
    }
    let without = adding([next]).mistakes
    guard next.axis != refused.axis else { return without }
    let decided = DecidedFacts(facts.filter { $0.axis != refused.axis || $0.isRatio })
    return min(without, decided.adding([next]).mistakes)
  }

  /// Whether the equations of `facts` are independent in both writing directions and wherever the child
  /// has its baselines, with what is not among `unknowns` known.
  private func isIndependent(
    _ facts: some Collection<ChainFact>, on unknowns: Range<Int> = FrameUnknowns.both
  ) -> Bool {
    let baselines = facts.contains(where: \.isBaseline) ? Array(0...14) : [0]
    return [true, false].allSatisfy { isLeftToRight in
      baselines.allSatisfy { baseline in
        let equations = facts.enumerated().map { index, fact in
          fact.equation(
            isLeftToRight: isLeftToRight, count: facts.prefix(index).filter { $0 == fact }.count,
            baseline: baseline)
        }
        return rank(equations, in: unknowns) == facts.count
      }
    }
  }
}
