import Foundation

/// The sequence in which the children of a knot get their frames.
///
/// A child is laid out as a whole as soon as all that it reads is known. If there is no such child, the next fact that
/// another child reads is found by itself, and put into the cell of its child; see ``FramePart``. That child gets the
/// rest of its frame later. Linear in the number of facts and of their dependencies.
///
/// The facts of a cycle are found in the order of their children. Each reads the current frames of children whose facts
/// come later.
struct KnotSequence: ~Copyable {
  private(set) var turns: [Turn] = []
  /// The number of slots that this knot and those before it have in a run's numbers: one for each child whose frame is
  /// found in parts.
  private(set) var slots: Int

  /// A child, and the part of its frame that is found; nil if that is the whole frame.
  struct Turn {
    let member: Int
    let part: FramePart?
  }

  private let knot: Knot
  /// The facts, each after those that it waits for.
  private let facts: [Int]
  /// For each fact, whether a fact of another child reads it that comes later in the sequence.
  private var isRead: [Bool]
  /// For each fact, whether a fact of another child waits for it, directly or through facts of the same child.
  private var isWanted: [Bool]
  /// For each fact, the children with a fact that waits for it. A child is listed once for each such fact.
  private var readers: [[Int]]
  private var isKnown: [Bool]
  /// For each child, how many unknown facts of others its facts wait for. A fact may count several times.
  private var missing: [Int]
  /// The children that wait for nothing any more.
  private var ready: [Int] = []
  /// For each child, what parts have found of it so far; nil before the first part.
  private var found: [(slot: Int, numbers: FoundNumbers)?]

  /// Sequences the children of a knot. `slots` is the number of slots that the knots before it have.
  @_optimize(size)
  init(_ knot: Knot, slots: Int) {
    self.knot = knot
    self.slots = slots
    facts = knot.components.inOrder.flatMap { $0 }
    isRead = Array(repeating: false, count: knot.waitsFor.count)
    isWanted = isRead
    isKnown = isRead
    readers = Array(repeating: [], count: isRead.count)
    found = Array(repeating: nil, count: knot.members.count)
    missing = Array(repeating: 0, count: knot.members.count)
    readDependencies()
    sequence()
  }

  @_optimize(size)
  private mutating func readDependencies() {
    var places = Array(repeating: 0, count: facts.count)
    for (place, fact) in facts.enumerated() { places[fact] = place }
    // The facts of a cycle keep their order: each waits for the one before.
    for component in knot.components.inOrder {
      for (fact, next) in zip(component, component.dropFirst()) where !isOfOneChild(fact, next) {
        wait(next, for: fact)
      }
    }
    for fact in facts {
      for other in knot.waitsFor[fact]
      where places[other] < places[fact] && !isOfOneChild(fact, other) {
        isRead[other] = true
        wait(fact, for: other)
      }
    }
    // A frame that is waited for is found with all of its facts, so no part of it is needed before.
    for fact in facts.reversed() where isWanted[fact] && Knot.fact(fact).node != .frame {
      for other in knot.waitsFor[fact]
      where places[other] < places[fact] && isOfOneChild(fact, other) { isWanted[other] = true }
    }
  }

  private func isOfOneChild(_ fact: Int, _ other: Int) -> Bool {
    fact / FactNode.count == other / FactNode.count
  }

  @_optimize(size)
  private mutating func wait(_ fact: Int, for other: Int) {
    let reader = fact / FactNode.count
    readers[other].append(reader)
    missing[reader] += 1
    isWanted[other] = true
  }

  @_optimize(size)
  private mutating func sequence() {
    ready = missing.indices.filter { missing[$0] == 0 }
    var (placed, next) = (0, 0)
    while placed < knot.members.count {
      if placed < ready.count {
        place(ready[placed])
        placed += 1
      } else {
        while isKnown[facts[next]] || !isWanted[facts[next]] { next += 1 }
        find(Knot.fact(facts[next]))
      }
    }
  }

  /// Adds a turn for all of a child's frame that is still to be found.
  @_optimize(size)
  private mutating func place(_ member: Int) {
    turns.append(Turn(member: member, part: found[member].map { _ in part(.frame, of: member) }))
    for node in FactNode.allCases { know(Knot.index(member, node)) }
  }

  /// Adds a turn for one fact, unless other turns find it.
  ///
  /// Both numbers of an axis share a turn if no other child reads only one of them and no length needs more than its
  /// axis.
  @_optimize(size)
  private mutating func find(_ fact: Knot.Fact) {
    let (member, node) = (fact.member, fact.node)
    let isAtOnce =
      knot.members[member].layout.isClosed
      && !node.numbersOfAxis.contains { isRead[Knot.index(member, $0)] }
    if isAtOnce != node.isNumber {
      let part = part(node, of: member)
      turns.append(Turn(member: member, part: part))
      if part.isFirst { slots += 1 }
      var numbers = part.found
      for number in part.finds { numbers.insert(number) }
      found[member] = (part.slot, numbers)
    }
    know(Knot.index(member, node))
  }

  private func part(_ node: FactNode, of member: Int) -> FramePart {
    func isRead(_ node: FactNode) -> Bool { self.isRead[Knot.index(member, node)] }
    let known = found[member]
    return FramePart(
      node, of: knot.members[member].layout, isMirrored: knot.isMirrored,
      slot: known?.slot ?? slots,
      known?.numbers, isRead: isRead(node) || isRead(node.axis))
  }

  @_optimize(size)
  private mutating func know(_ fact: Int) {
    if isKnown[fact] { return }
    isKnown[fact] = true
    for reader in readers[fact] {
      missing[reader] -= 1
      if missing[reader] == 0 { ready.append(reader) }
    }
  }
}
