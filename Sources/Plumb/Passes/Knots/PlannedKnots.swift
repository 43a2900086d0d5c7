/// The knots of a plan, and the turns of the children in each of them.
struct PlannedKnots {
  private(set) var list: [Knot] = []
  private(set) var turns: [[KnotSequence.Turn]] = []
  /// The number of children that are found in parts.
  private(set) var slots = 0
  /// The hosts whose current frames are read because facts of their knot form a cycle, with their cells.
  private(set) var readInCycles: [(host: any Layoutable, cell: Int32)] = []

  @_optimize(size)
  init(
    _ order: LayoutOrder, of planned: [PlannedChild], _ pins: PlannedPins, isMirrored: Bool
  ) {
    for members in order.knots {
      let place = order.turns[members[0]]
      let knot = Knot(members.map { planned[$0] }, isMirrored: isMirrored) { cell in
        let child = pins.child(at: cell)
        guard let owner = child ?? pins.holder(of: cell), order.turns[owner] == place else {
          return nil
        }
        return (order.members[owner], isInside: child == nil)
      }
      list.append(knot)
      if knot.hasCycle { readInCycles += knot.members.flatMap(\.hosts) }
      let sequence = KnotSequence(knot, slots: slots)
      turns.append(sequence.turns)
      slots = sequence.slots
    }
  }

  /// How many steps more there are than children and knots.
  var moreSteps: Int { turns.reduce(0) { $0 + $1.count - 1 } }

  /// The parts in the order of their steps.
  var parts: [FramePart] { turns.flatMap { $0.compactMap(\.part) } }
}

extension Knot {
  /// How a pass handles a turn. `whole` gives the traits of a step that finds the whole frame, including given ones.
  @_optimize(size)
  func traits(
    of turn: KnotSequence.Turn, _ whole: (LayoutPlan.Traits) -> LayoutPlan.Traits
  ) -> LayoutPlan.Traits {
    let member = members[turn.member]
    let traits = whole(isReadEarly[turn.member] && member.group == nil ? .readEarly : [])
    guard let part = turn.part else { return traits }
    // A part that reads no other view waits for no subtree.
    let waits =
      part.node == .frame
      || part.finds.contains { !member.layout.reads(of: $0, isMirrored: isMirrored).isEmpty }
    return (waits ? traits : traits.subtracting(.waiting)).of(part)
  }
}
