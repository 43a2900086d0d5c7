import Foundation

/// The children of a group that are laid out together, by one step of a plan or by a layout at once.
@usableFromInline
final class PlannedGroup: PlannedChildren {
  @usableFromInline let members: ContiguousArray<Unretained<AnyObject>>
  /// For each child, its index in the list of the group, which also contains children that are not in the container
  /// now. Empty for a group that is not stored: its list contains no such children.
  private let numbers: ContiguousArray<Int32>
  private let layout: StoredLayout
  private let group: StoredGroup
  /// The cells of the views that a verb of the group names, such as `givingWay`, and that are not in the group's list.
  private let strangers: [Int32]
  /// The working memory, kept for the next evaluation. Nil before the first evaluation, and while an evaluation uses
  /// the memory.
  private var work: GroupWork?

  init(_ children: [PlannedChild], _ layout: StoredLayout, _ group: StoredGroup) {
    var numbers: [Int32: Int32] = [:]
    for (number, cell) in group.members.enumerated() { numbers[cell] = Int32(number) }
    let children = children.filter { numbers[$0.cell] != nil }
      .sorted { numbers[$0.cell]! < numbers[$1.cell]! }
    members = ContiguousArray(children.map(\.object))
    self.numbers = ContiguousArray(children.map { numbers[$0.cell]! })
    self.layout = layout
    self.group = group
    strangers = group.strangers(in: layout.table)
    super.init(
      ContiguousArray(children.map { UnretainedHost($0.host) }),
      ContiguousArray(children.map { Int($0.cell) }))
  }

  /// Creates a group that is not stored, with the children in `hosts`. They have cells in the host table only if the
  /// group looks up children by cell.
  init(
    _ hosts: ContiguousArray<UnretainedHost>, _ members: ContiguousArray<Unretained<AnyObject>>,
    _ layout: StoredLayout, _ group: StoredGroup
  ) {
    self.members = members
    numbers = []
    self.layout = layout
    self.group = group
    strangers = group.strangers(in: layout.table)
    super.init(hosts, ContiguousArray(group.members.map { Int($0) }))
  }

  @usableFromInline var skipsHidden: Bool { group.skipsHidden }

  /// Takes the working memory for an evaluation, until `end(_:)` returns it. A second evaluation that begins before
  /// that gets memory of its own.
  @usableFromInline
  func begin() -> GroupWork {
    let work = self.work.take() ?? GroupWork(hosts.count)
    work.begin()
    return work
  }

  @usableFromInline
  func end(_ work: GroupWork) { self.work = work }

  /// Finds the frames of the children that are chosen in `work`.
  @usableFromInline
  func place(
    _ work: GroupWork, _ pass: LayoutRun, _ parent: any Layoutable, _ grid: PixelGrid,
    asking ask: (Int, CGSize) -> CGSize
  ) {
    guard let first = hosts.first else { return }
    pass.child = first
    let site = GroupSite(
      pass: pass, parent: parent, grid: grid, layout: layout, hosts: hosts, numbers: numbers,
      cells: cells, work: work)
    group.place(site, asking: ask)
    for cell in strangers {
      if let host = pass.table.host(at: cell) { site.note(.notInGroup, group.naming, of: host) }
    }
    if pass.trial == nil { group.report(work.found, in: parent) }
  }

  /// Runs the `afterLayout` closures of the child at index `place` in `hosts`, with the frame that the child got.
  @usableFromInline @inline(never)
  func finish(_ frame: CGRect, of place: Int, _ pass: LayoutRun, _ parent: any Layoutable) {
    pass.child = hosts[place]
    LayoutEvaluation(
      context: pass.context(in: parent), adjustments: layout.adjustments,
      callSite: layout.callSite
    ).finish(frame)
  }

  /// Evaluates the group again to explain a child. Returns the facts of the child, and its frame before adjustments;
  /// this frame is nil if the child keeps its current one. Returns nil if the group leaves the child out.
  @_optimize(size)
  func readings(
    of child: some Layoutable, _ pass: LayoutRun, _ parent: any Layoutable, on grid: PixelGrid
  ) -> (facts: [FactReading], frame: CGRect?)? {
    let work = GroupWork(hosts.count)
    work.begin()
    for (member, host) in hosts.enumerated() where !skipsHidden || !host.object.plumbIsHidden {
      work.add(member)
    }
    guard let place = (0..<work.count).first(where: { hosts[work.member($0)].object === child })
    else { return nil }
    pass.child = hosts[work.member(place)]
    let site = GroupSite(
      pass: pass, parent: parent, grid: grid, layout: layout, hosts: hosts, numbers: numbers,
      cells: cells, work: work, isExplained: true)
    group.place(site) { grid.fitted(site.host($0).plumbSizeThatFits($1)) }
    pass.child = hosts[work.member(place)]
    let facts = group.readings(place, site) { grid.fitted(child.plumbSizeThatFits($0)) }
    return (facts, site.frame(place))
  }

  /// The words that say where a child is in the group, such as "2 of 3 in a row".
  func words(for child: some Layoutable) -> String {
    let place = hosts.firstIndex { $0.object === child }.map { Int(numbers[$0]) + 1 } ?? 0
    return "\(place) of \(group.members.count) in a \(group.word)"
  }
}

extension PlannedChild {
  /// The planned children, with each group as one entry at the place of its first child. The entry has the greatest
  /// order of the group's children. Each group is added to `groups`, which keeps it alive.
  static func grouped(
    _ planned: [PlannedChild], adding groups: inout [PlannedChildren]
  ) -> [PlannedChild] {
    var members: [ObjectIdentifier: [PlannedChild]] = [:]
    for child in planned where child.layout.object.group != nil {
      members[ObjectIdentifier(child.layout.object), default: []].append(child)
    }
    return planned.compactMap { child in
      let layout = child.layout.object
      guard let group = layout.group as? StoredGroup else { return child }
      guard let children = members.removeValue(forKey: ObjectIdentifier(layout)) else {
        return nil
      }
      let planned = PlannedGroup(children, layout, group)
      guard let first = planned.hosts.first else { return nil }
      groups.append(planned)
      return PlannedChild(
        first.object, Int32(planned.cells[0]), child.layout,
        order: children.map(\.order).max() ?? 0, group: planned)
    }
  }
}
