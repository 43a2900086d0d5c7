import Foundation

/// Children of a container that wait for each other, and are laid out together, fact by fact.
///
/// A field ends where a button begins, and the button stands in the middle of the field. Neither can be laid out
/// before the other, but each fact can be found after those that it reads: the button's width and trailing edge,
/// the field's edges, the button's middle. So a knot goes through the facts of its children, in an order that is
/// planned once. What is known of a child stands in its cell as soon as others may read it, and a child gets its
/// frame once, as soon as all its facts are known. Linear in the number of facts, and nothing is allocated.
@usableFromInline
final class Knot {
  /// The children, by their numbers in the plan.
  let steps: LayoutPlan.Steps
  /// What is done, in order.
  let turns: UnsafeMutableBufferPointer<KnotTurn>
  let graph: KnotGraph
  /// The children that are laid out together, by the first of them.
  let groups: [Int: PlannedChildren]
  /// The children, as evaluations take them. The pass holds them; see ``Unretained``.
  let hosts: UnsafeMutableBufferPointer<UnretainedHost>
  /// Whether facts wait for themselves, so that the frames that the children have are read.
  let hasCycle: Bool
  /// The numbers of the last run: four for each child; nil while a run works with them.
  private var numbers: KnotNumbers?

  init(_ graph: KnotGraph, _ steps: [LayoutPlan.Step], _ waiting: Set<Int>) {
    self.graph = graph
    self.steps = LayoutPlan.Steps(steps)
    let turns = KnotTurn.turns(of: graph, waiting)
    groups = Dictionary(
      uniqueKeysWithValues: graph.members.indices.compactMap { member in
        graph.members[member].group.map { (member, $0) }
      })
    hosts = .allocate(capacity: graph.members.count)
    _ = hosts.initialize(from: graph.members.map { UnretainedHost($0.host) })
    hasCycle = !graph.cycles.isEmpty
    self.turns = .allocate(capacity: turns.count)
    _ = self.turns.initialize(from: turns)
  }

  deinit {
    steps.list.deallocate()
    turns.deallocate()
    hosts.deallocate()
  }

  /// The hosts in the order in which they get their frames.
  var membersInOrder: [Int] { turns.filter { $0.node == .frame }.map(\.member) }

  /// Whether the children are still transformed that were, and no others.
  var holds: Bool {
    for member in 0..<hosts.count
    where hosts[member].object.plumbIsTransformed != graph.transformed.contains(member) {
      return false
    }
    return true
  }

  /// Takes the memory to work in. A run inside a run gets memory of its own.
  func begin() -> KnotNumbers { numbers.take() ?? KnotNumbers(4 * steps.count) }

  func end(_ numbers: KnotNumbers) { self.numbers = numbers }
}

/// The memory that a knot works in.
final class KnotNumbers {
  let all: UnsafeMutablePointer<CGFloat>

  init(_ count: Int) {
    all = .allocate(capacity: count)
    all.initialize(repeating: 0, count: count)
  }

  deinit { all.deallocate() }
}

/// One thing that a knot does: it finds a number of a child or both of an axis, or gives it its frame.
struct KnotTurn {
  let member: Int
  let node: FactNode
  /// Whether the child is the first of a group.
  let isGroup: Bool
  /// Whether a view inside of the child is read before it has its frame. If it moves then, all is found again.
  let isReadEarly: Bool
  /// Whether a view inside of another child is read, which is laid out before.
  let waits: Bool
  /// Whether all numbers of the axis are known then.
  let closesAxis: Bool
  /// Whether others read what is known of the child before it has its frame.
  let isShown: Bool
  /// What the length needs besides its axis.
  let open: OpenKind
  /// What the other axis needs at that time.
  let otherOpen: OpenKind
  /// Whether the child has told the length with that of the other axis.
  let isAnswered: Bool

  /// The turns of a knot. Both numbers of an axis have one turn, if no other child reads only one of them and no
  /// length needs more than its axis.
  static func turns(of graph: KnotGraph, _ waiting: Set<Int>) -> [KnotTurn] {
    let read = graph.readByOthers
    var known: Set<KnotGraph.Fact> = []
    var turns: [KnotTurn] = []
    for fact in graph.facts {
      let member = graph.members[fact.member]
      func isRead(_ node: FactNode) -> Bool {
        read.contains(KnotGraph.index(fact.member, node))
      }
      defer { known.insert(fact) }
      if member.group != nil, fact.node != .frame { continue }
      if fact.node != .frame {
        let isAtOnce = member.layout.isClosed && !fact.node.numbersOfAxis.contains(where: isRead)
        guard isAtOnce != fact.node.isNumber else { continue }
      }
      turns.append(
        KnotTurn(
          fact, member, graph.isMirrored, known, waits: waiting.contains(fact.member),
          isShown: isRead(fact.node) || isRead(fact.node.axis),
          isReadEarly: fact.node == .frame && graph.readEarly.contains(fact.member)))
    }
    return turns
  }

  private init(
    _ fact: KnotGraph.Fact, _ child: PlannedChild, _ isMirrored: Bool,
    _ known: Set<KnotGraph.Fact>, waits: Bool, isShown: Bool, isReadEarly: Bool
  ) {
    let layout = child.layout
    func isKnown(_ node: FactNode) -> Bool {
      known.contains(KnotGraph.Fact(member: fact.member, node: node))
    }
    func open(_ node: FactNode) -> OpenKind {
      isKnown(node) || layout.asksInTheEnd
        ? .none
        : node == .secondColumn
          ? openLength(layout.secondColumn, isMirrored) : openLength(layout.secondRow, isMirrored)
    }
    member = fact.member
    node = fact.node
    isGroup = child.group != nil
    self.isReadEarly = isReadEarly
    self.waits =
      waits
      && (fact.node.isNumber ? [fact.node] : fact.node.numbersOfAxis + [fact.node])
        .contains { !layout.reads(of: $0, isMirrored: isMirrored).isEmpty }
    closesAxis =
      !fact.node.isNumber || !fact.node.numbersOfAxis.contains { $0 != fact.node && !isKnown($0) }
    let isOnBaseline = layout.rows.names.0.isBaseline && fact.node.axis == .rows
    self.isShown = isShown && layout.knowledge(of: fact.node) != .withFrame && !isOnBaseline
    switch fact.node {
    case .secondColumn:
      self.open = open(.secondColumn)
      otherOpen = open(.secondRow)
      isAnswered = false
    case .secondRow:
      self.open = open(.secondRow)
      otherOpen = open(.secondColumn)
      isAnswered =
        self.open == .fitted && isKnown(.secondColumn)
        && openLength(layout.secondColumn, isMirrored) == .fitted
    default:
      self.open = .none
      otherOpen = .none
      isAnswered = false
    }
  }
}

extension FactNode {
  /// The axis that a number is of; the frame for itself.
  var axis: FactNode {
    switch self {
    case .firstColumn, .secondColumn, .columns: .columns
    case .firstRow, .secondRow, .rows: .rows
    case .frame: .frame
    }
  }

  /// The numbers of the axis.
  var numbersOfAxis: [FactNode] {
    switch axis {
    case .columns: FactNode.numbers(isVertical: false)
    case .rows: FactNode.numbers(isVertical: true)
    default: []
    }
  }
}
