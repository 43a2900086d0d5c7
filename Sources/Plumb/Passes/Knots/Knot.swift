import Foundation

/// Children of a container that wait for each other, and what each of their facts waits for.
///
/// For example, a field ends where a button begins, and the button stands in the middle of the field. Neither can be
/// laid out first. But each fact can be found after those that it reads; see ``KnotSequence``.
///
/// A fact waits for the facts of these children that it reads. If it reads a view inside a child, it also waits for
/// the child's frame. But this wait is left out if the fact would then wait for itself: the inside of the child may be
/// known without the frame.
struct Knot {
  let members: [Member]
  let isMirrored: Bool
  /// For each fact, by ``index(_:_:)``, the facts that it waits for.
  private(set) var waitsFor: [[Int]]
  /// For each child, whether it holds a view which is read before the child has its frame.
  private(set) var isReadEarly: [Bool]
  /// For each child, whether it had a transform when the knot was planned.
  let isTransformed: [Bool]
  /// The facts, each after those that it waits for; the facts of a cycle form one component.
  private(set) var components: Components

  /// A child, or a group.
  struct Member {
    let host: any Layoutable
    let cell: Int32
    let layout: StoredLayout
    let group: PlannedChildren?

    /// The child, or the children of the group, with their cells.
    var hosts: [(host: any Layoutable, cell: Int32)] {
      group.map { zip($0.hosts, $0.cells).map { ($0.object, Int32($1)) } } ?? [(host, cell)]
    }
  }

  /// A fact of one of the children.
  struct Fact {
    let member: Int
    let node: FactNode
  }

  /// A member that has a cell, or, if `isInside`, that contains the host of the cell.
  typealias Owner = (member: Int, isInside: Bool)

  /// Makes the knot of the planned children. `owner` gives the member that has a cell, or that contains its host; nil
  /// if there is none.
  @_optimize(size)
  init(_ planned: [PlannedChild], isMirrored: Bool, _ owner: (Int32) -> Owner?) {
    let members = planned.map {
      Member(
        host: $0.host, cell: $0.cell, layout: $0.layout.object, group: $0.group?.object)
    }
    self.members = members
    self.isMirrored = isMirrored
    isTransformed = members.map(\.host.plumbIsTransformed)
    isReadEarly = Array(repeating: false, count: members.count)
    waitsFor = Array(repeating: [], count: members.count * FactNode.count)
    var loose: [(fact: Int, other: Int)] = []
    for (index, member) in members.enumerated() {
      let layout = member.layout
      for node in FactNode.allCases {
        let fact = Self.index(index, node)
        waitsFor[fact] = layout.nodes(before: node, isMirrored: isMirrored).map {
          Self.index(index, $0)
        }
        for read in layout.reads(of: node, isMirrored: isMirrored) {
          guard let (other, isInside) = owner(read.cell) else { continue }
          if !isInside {
            // The box around a transformed child is known only with its frame.
            let decided =
              isTransformed[other]
              ? .frame : members[other].layout.node(deciding: read.what, isMirrored: isMirrored)
            waitsFor[fact].append(Self.index(other, decided))
          } else if other == index {
            isReadEarly[index] = true
          } else {
            loose.append((fact, Self.index(other, .frame)))
          }
        }
      }
    }
    components = Components(waitsFor)
    if !loose.isEmpty { wait(for: loose) }
  }

  /// Adds the dependencies in `loose`, except those that would make a fact wait for itself. For these, notes that the
  /// other child is read early.
  @_optimize(size)
  private mutating func wait(for loose: [(fact: Int, other: Int)]) {
    let strict = waitsFor
    for (fact, other) in loose { waitsFor[fact].append(other) }
    let all = Components(waitsFor)
    waitsFor = strict
    for (fact, other) in loose {
      if all.places[fact] == all.places[other] {
        isReadEarly[other / FactNode.count] = true
      } else {
        waitsFor[fact].append(other)
      }
    }
    components = Components(waitsFor)
  }

  /// The index of the member that is, or contains, a child; nil if there is none.
  func index(of child: some Layoutable) -> Int? {
    members.firstIndex { $0.hosts.contains { $0.host === child } }
  }

  static func index(_ member: Int, _ node: FactNode) -> Int {
    member * FactNode.count + node.rawValue
  }

  static func fact(_ index: Int) -> Fact {
    Fact(member: index / FactNode.count, node: FactNode(rawValue: index % FactNode.count)!)
  }

  /// Whether a fact waits for itself, directly or through others. Then the current frames of the children are read.
  var hasCycle: Bool { components.inOrder.contains(where: components.isCycle) }

  /// One cycle for each component that is a cycle, unless an earlier component has one of its views.
  var cycles: [FactCycle] {
    @_optimize(size) get {
      var isTold = Array(repeating: false, count: members.count)
      return components.cycles.compactMap { cycle, component in
        let facts = cycle.map(Self.fact)
        if facts.contains(where: { isTold[$0.member] }) { return nil }
        for fact in component { isTold[Self.fact(fact).member] = true }
        return FactCycle(
          facts.map {
            FactCycle.Fact(members[$0.member].host, members[$0.member].layout, $0.node)
          })
      }
    }
  }
}
