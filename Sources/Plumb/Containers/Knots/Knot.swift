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
  let steps: ContiguousArray<LayoutPlan.Step>
  /// What is done, in order.
  let turns: ContiguousArray<KnotTurn>
  let graph: KnotGraph
  /// The numbers of the last run: four for each child; nil while a run works with them.
  private var numbers: KnotNumbers?

  init(_ graph: KnotGraph, _ steps: [LayoutPlan.Step], _ waiting: Set<Int>) {
    self.graph = graph
    self.steps = ContiguousArray(steps)
    turns = KnotTurn.turns(of: graph, waiting)
  }

  /// The hosts in the order in which they get their frames.
  var membersInOrder: [Int] { turns.filter { $0.node == .frame }.map(\.member) }

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

/// One thing that a knot does: it finds a number of a child, or gives it its frame.
struct KnotTurn {
  let member: Int
  /// A number, or the frame.
  let node: FactNode
  /// Whether a view inside of another child is read, which is laid out before.
  let waits: Bool
  /// Whether the number is the last one of its axis.
  let closesAxis: Bool
  /// Whether others may read what is known of the child before it has its frame.
  let isShown: Bool
  /// What the length needs besides its axis.
  let open: OpenKind
  /// What the other axis needs at that time.
  let otherOpen: OpenKind
  /// Whether the child has told the length with that of the other axis.
  let isAnswered: Bool

  static func turns(of graph: KnotGraph, _ waiting: Set<Int>) -> ContiguousArray<KnotTurn> {
    var known: Set<KnotGraph.Fact> = []
    var turns: ContiguousArray<KnotTurn> = []
    for fact in graph.facts {
      let layout = graph.members[fact.member].layout
      if graph.members[fact.member].group != nil, fact.node.isNumber { continue }
      if fact.node == .frame || fact.node.isNumber {
        turns.append(
          KnotTurn(fact, layout, graph.isMirrored, known, waits: waiting.contains(fact.member)))
      }
      known.insert(fact)
    }
    return turns
  }

  private init(
    _ fact: KnotGraph.Fact, _ layout: StoredLayout, _ isMirrored: Bool,
    _ known: Set<KnotGraph.Fact>, waits: Bool
  ) {
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
    self.waits = waits && !layout.reads(of: fact.node, isMirrored: isMirrored).isEmpty
    switch fact.node {
    case .firstColumn: closesAxis = isKnown(.secondColumn)
    case .secondColumn: closesAxis = isKnown(.firstColumn)
    case .firstRow: closesAxis = isKnown(.secondRow)
    case .secondRow: closesAxis = isKnown(.firstRow)
    case .columns, .rows, .frame: closesAxis = false
    }
    let isOnBaseline =
      layout.rows.names.0.isBaseline && FactNode.numbers(isVertical: true).contains(fact.node)
    isShown = layout.isKnownInParts && !isOnBaseline
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
