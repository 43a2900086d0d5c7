import Foundation

/// Children of a container that wait for each other and are laid out together, fact by fact.
///
/// For example, a field ends where a button begins, and the button stands in the middle of the field. Neither can be
/// laid out first. But each fact can be found after those that it reads: the button's width and trailing edge, the
/// field's edges, the button's middle. So a knot goes through the facts of its children in a sequence that is planned
/// once. It writes a part of a child's frame into the child's cell as soon as others may read that part. A child gets
/// its frame once, when all its facts are known. Linear in the number of facts; allocates nothing.
@usableFromInline
final class Knot {
  /// The steps of the children, in the order of the graph's members.
  let steps: LayoutPlan.Steps
  /// The turns, in the order in which a run takes them.
  let turns: UnsafeMutableBufferPointer<KnotTurn>
  let graph: KnotGraph
  /// For each member, the group that it stands for; nil for a single child.
  let groups: [PlannedChildren?]
  /// Whether any member is a group.
  let hasGroups: Bool
  /// The children as evaluations take them. The pass keeps them alive; see ``Unretained``.
  let hosts: UnsafeMutableBufferPointer<UnretainedHost>
  /// Whether facts form a cycle, so that the children's current frames are read.
  let hasCycle: Bool

  init(_ graph: KnotGraph, _ steps: LayoutPlan.Steps, _ waits: [Bool]) {
    self.graph = graph
    self.steps = steps
    let turns = KnotTurn.turns(of: graph, waits)
    groups = graph.members.map(\.group)
    hasGroups = groups.contains { $0 != nil }
    hosts = .allocate(capacity: graph.members.count)
    _ = hosts.initialize(from: graph.members.map { UnretainedHost($0.host) })
    hasCycle = !graph.cycles.isEmpty
    self.turns = .allocate(capacity: turns.count)
    _ = self.turns.initialize(from: turns)
  }

  deinit {
    steps.free()
    turns.deallocate()
    hosts.deallocate()
  }

  /// The members in the order in which they get their frames.
  var membersInOrder: [Int] { turns.filter { $0.node == .frame }.map(\.member) }
}

/// One action of a knot: it finds a number of a child, or both numbers of an axis, or gives the child its
/// frame.
struct KnotTurn {
  let member: Int
  let node: FactNode
  /// Whether the child is a group.
  let isGroup: Bool
  /// Whether a view inside the child is read before the child has its frame. If the child then moves, the
  /// container is laid out again.
  let isReadEarly: Bool
  /// Whether the turn may read a view inside another child. A pass then lays out the subtree of that child first.
  let waits: Bool
  /// Whether all numbers of the axis are known after this turn.
  let closesAxis: Bool
  /// Whether others read this part of the child before it has its frame.
  let isShown: Bool
  /// What the length that this turn finds needs besides its own axis; `none` for other turns.
  let open: OpenKind
  /// What the length of the other axis still needs at this turn.
  let otherOpen: OpenKind
  /// Whether the child has already been asked for this length, together with that of the other axis.
  let isAnswered: Bool

  /// The turns of a knot. Both numbers of an axis share a turn if no other child reads only one of them and
  /// no length needs more than its axis.
  static func turns(of graph: KnotGraph, _ waits: [Bool]) -> [KnotTurn] {
    let isReadByOthers = graph.isReadByOthers
    var isKnown = Array(repeating: false, count: isReadByOthers.count)
    var turns: [KnotTurn] = []
    for fact in graph.facts {
      let member = graph.members[fact.member]
      func isRead(_ node: FactNode) -> Bool {
        isReadByOthers[KnotGraph.index(fact.member, node)]
      }
      defer { isKnown[KnotGraph.index(fact.member, fact.node)] = true }
      if member.group != nil, fact.node != .frame { continue }
      if fact.node != .frame {
        let isAtOnce = member.layout.isClosed && !fact.node.numbersOfAxis.contains(where: isRead)
        guard isAtOnce != fact.node.isNumber else { continue }
      }
      turns.append(
        KnotTurn(
          fact, member, graph.isMirrored, isKnown, waits: waits[fact.member],
          isShown: isRead(fact.node) || isRead(fact.node.axis),
          isReadEarly: fact.node == .frame && graph.isReadEarly[fact.member]))
    }
    return turns
  }

  private init(
    _ fact: KnotGraph.Fact, _ child: KnotGraph.Member, _ isMirrored: Bool,
    _ known: [Bool], waits: Bool, isShown: Bool, isReadEarly: Bool
  ) {
    let layout = child.layout
    func isKnown(_ node: FactNode) -> Bool {
      known[KnotGraph.index(fact.member, node)]
    }
    func open(_ node: FactNode) -> OpenKind {
      isKnown(node) || layout.asksInTheEnd
        ? .none
        : node == .secondColumn
          ? layout.columns.openKind(isMirrored)
          : layout.rows.openKind(isMirrored)
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
        && layout.columns.openKind(isMirrored) == .fitted
    default:
      self.open = .none
      otherOpen = .none
      isAnswered = false
    }
  }
}

extension FactNode {
  /// The axis of the node; for the frame, the frame itself.
  var axis: FactNode {
    switch self {
    case .firstColumn, .secondColumn, .columns: .columns
    case .firstRow, .secondRow, .rows: .rows
    case .frame: .frame
    }
  }

  /// The two numbers of the node's axis; none for the frame.
  var numbersOfAxis: [FactNode] {
    switch axis {
    case .columns: FactNode.numbers(isVertical: false)
    case .rows: FactNode.numbers(isVertical: true)
    default: []
    }
  }
}
