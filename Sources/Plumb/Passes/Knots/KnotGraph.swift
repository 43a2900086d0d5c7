import Foundation

/// The dependency graph of the facts of a knot's children, and the sequence in which they are found.
///
/// A fact waits for the facts of these children that it reads. It also waits for the frame of a child that
/// holds a view it reads, unless it would then wait for itself: the inside of the child may be known without
/// the frame.
struct KnotGraph {
  let members: [PlannedChild]
  let isMirrored: Bool
  /// For each fact, by ``index(_:_:)``, the facts that it waits for.
  private(set) var waitsFor: [[Int]]
  /// The children that hold a view which is read before they have their frames.
  private(set) var readEarly: Set<Int> = []
  /// The children that had a transform when the knot was planned.
  let transformed: Set<Int>
  /// The facts, each after those that it waits for; the facts of a cycle form one component.
  private(set) var components: Components

  /// A fact of one of the children.
  struct Fact: Hashable {
    let member: Int
    let node: FactNode
  }

  /// `holders` maps the cell of each view inside a child to the cell of that child.
  init(_ members: [PlannedChild], holders: [Int32: Int32], isMirrored: Bool) {
    self.members = members
    self.isMirrored = isMirrored
    var owners: [Int32: Int] = [:]
    for (index, member) in members.enumerated() {
      for cell in member.cells { owners[cell] = index }
    }
    let transformed = Set(members.indices.filter { members[$0].host.plumbIsTransformed })
    self.transformed = transformed
    waitsFor = Array(repeating: [], count: members.count * FactNode.count)
    var loose: [Int: [Int]] = [:]
    for (index, member) in members.enumerated() {
      let layout = member.layout
      for node in FactNode.allCases {
        let fact = Self.index(index, node)
        waitsFor[fact] = layout.nodes(before: node, isMirrored: isMirrored).map {
          Self.index(index, $0)
        }
        for read in layout.reads(of: node, isMirrored: isMirrored) {
          if let other = owners[read.cell] {
            // The box around a transformed child is known only with its frame.
            let decided =
              transformed.contains(other)
              ? .frame : members[other].layout.node(deciding: read.what, isMirrored: isMirrored)
            waitsFor[fact].append(Self.index(other, decided))
          } else if let holder = holders[read.cell], let other = owners[holder] {
            if other == index {
              readEarly.insert(index)
            } else {
              loose[fact, default: []].append(Self.index(other, .frame))
            }
          }
        }
      }
    }
    components = Components(waitsFor)
    if !loose.isEmpty { wait(for: loose) }
  }

  /// Adds the dependencies in `loose`, except those that would make a fact wait for itself.
  private mutating func wait(for loose: [Int: [Int]]) {
    let strict = waitsFor
    for (fact, others) in loose { waitsFor[fact] += others }
    let all = Components(waitsFor)
    var componentOf = Array(repeating: 0, count: waitsFor.count)
    for (number, component) in all.inOrder.enumerated() {
      for fact in component { componentOf[fact] = number }
    }
    for (fact, others) in loose {
      waitsFor[fact] = strict[fact] + others.filter { componentOf[$0] != componentOf[fact] }
      for other in others where componentOf[other] == componentOf[fact] {
        readEarly.insert(other / FactNode.count)
      }
    }
    components = Components(waitsFor)
  }

  static func index(_ member: Int, _ node: FactNode) -> Int {
    member * FactNode.count + node.rawValue
  }

  static func fact(_ index: Int) -> Fact {
    Fact(member: index / FactNode.count, node: FactNode(rawValue: index % FactNode.count)!)
  }

  /// The facts that another view than their own waits for.
  var readByOthers: Set<Int> {
    var read: Set<Int> = []
    for (fact, others) in waitsFor.enumerated() {
      for other in others where other / FactNode.count != fact / FactNode.count {
        read.insert(other)
      }
    }
    return read
  }

  /// The facts in the order in which they are found.
  var facts: [Fact] { components.inOrder.flatMap { $0.map(Self.fact) } }

  /// One cycle for each component of facts that wait for themselves; one only for components of the same
  /// views.
  var cycles: [FactCycle] {
    var told: Set<Int> = []
    return components.inOrder.compactMap { component in
      guard let cycle = components.cycle(in: component) else { return nil }
      let facts = cycle.map(Self.fact)
      guard told.isDisjoint(with: facts.map(\.member)) else { return nil }
      told.formUnion(component.map { Self.fact($0).member })
      return FactCycle(
        facts.map { FactCycle.Fact(members[$0.member].host, members[$0.member].layout, $0.node) })
    }
  }
}
