import Foundation

extension LayoutScope {
  /// Lays out several children in this host, at once: as a row, a column, a flow or a matrix.
  ///
  ///     toolbar.plumb.layout([back, title, share]) {
  ///       $0.row(leading: 16, trailing: 16).fitWidth().equalizeGaps()
  ///         .setMiddle(offset: 0).fitHeight()
  ///     }
  ///
  /// The layout is evaluated against the current state of this host, in the coordinates of its bounds, and is not
  /// stored. An incomplete layout does not compile. A view that is no child of this host takes no room and is reported.
  /// A view that is listed twice is reported, and its first place counts. The layout is compiled for this call, in
  /// about a dozen allocations whatever the number of children. A pass with a stored layout allocates nothing.
  // The overload for one child is tried first, so that the type checker need not compare the two.
  @_alwaysEmitIntoClient
  @_disfavoredOverload
  public func layout<Child: Layoutable, Layout: CompleteGroup>(
    _ children: [Child], file: StaticString = #fileID, line: UInt = #line,
    by make: (LayoutMaker<GroupProperty.Initial>) -> LayoutMaker<Layout>
  ) {
    let run = GroupAtOnce(
      make(LayoutMaker(GroupProperty.Initial())).state.group, in: host, LayoutCallSite(file, line))
    run.choose(children, in: host)
    guard let group = run.begin() else { return }
    let work = group.begin()
    group.choose(work, Child.self)
    let grid = host.plumbPixelGrid
    run.place(work, grid) { place, room in
      group.withMember(work.member(place), Child.self) {
        grid.fitted($0.plumbSizeThatFits(room))
      }
    }
    for place in 0..<work.count where !work.keeps(place) {
      group.withMember(work.member(place), Child.self) { $0.plumbFrame = work.frames[place] }
    }
    withExtendedLifetime(children) { run.finish(work) }
  }
}

/// One evaluation of a group's layout that is not stored. It does the part of the work that does not depend on the
/// class of the children.
@usableFromInline
final class GroupAtOnce {
  private let layout: StoredLayout
  private let parent: any Layoutable
  private let table = HostTable()
  private let pass: LayoutRun
  // Only one call of `layout` uses this object, so these properties need no checks for exclusive access.
  @exclusivity(unchecked)
  @usableFromInline var hosts: ContiguousArray<UnretainedHost> = []
  @exclusivity(unchecked)
  @usableFromInline var members: ContiguousArray<Unretained<AnyObject>> = []
  private var group: PlannedGroup?

  @usableFromInline
  init(
    _ layout: GroupLayout, in parent: some Layoutable, _ callSite: LayoutCallSite
  ) {
    self.layout = layout.stored(callSite, in: table)
    self.parent = parent
    pass = LayoutRun(table)
  }

  /// Keeps the hosts in `children` that are children of `parent`, each once, and reports the others.
  @_alwaysEmitIntoClient @inline(always)
  func choose<Child: Layoutable>(_ children: [Child], in parent: some Layoutable) {
    let id = Int(bitPattern: ObjectIdentifier(parent))
    let known = AddressSet(capacity: children.count)
    hosts = ContiguousArray(unsafeUninitializedCapacity: children.count) { hosts, count in
      members = ContiguousArray(unsafeUninitializedCapacity: children.count) { members, number in
        for index in children.indices {
          Unretained(children[index]).with { child in
            guard child.parentAddress == id else { return refuse(child) }
            guard known.insert(address(of: child)) else { return refuseAgain(child) }
            (hosts.baseAddress! + number).initialize(to: UnretainedHost(child))
            (members.baseAddress! + number).initialize(to: Unretained(child as AnyObject))
            number += 1
          }
        }
        count = number
      }
    }
  }

  @usableFromInline @inline(never)
  func refuse(_ child: any Layoutable) { report(.notAChild, child, "layout") }

  @usableFromInline @inline(never)
  func refuseAgain(_ child: any Layoutable) {
    LayoutIssue(duplicateChild: child.plumbName, layout.callSite).deliver(in: parent)
  }

  private func report(_ kind: LayoutIssue.Kind, _ child: any Layoutable, _ asked: String) {
    LayoutIssue(kind: kind, view: child.plumbName, asked: asked, callSite: layout.callSite)
      .deliver(in: parent)
  }

  /// Begins the evaluation and returns the children as a planned group. If the layout is pinned to one of the children,
  /// reports that and returns nil.
  @usableFromInline
  func begin() -> PlannedGroup? {
    guard let group = layout.group as? StoredGroup else { return nil }
    for cell in layout.pins {
      guard let host = table.host(at: cell), hosts.contains(where: { $0.object === host }) else {
        continue
      }
      report(.selfReference, host, group.word)
      return nil
    }
    if group.placesByCell { group.members = hosts.map { table.cell(forAny: $0.object) } }
    let planned = PlannedGroup(hosts, members, layout, group)
    self.group = planned
    pass.begin(ParentSpace(bounds: parent.plumbLayoutBounds, direction: parent.plumbDirection), 1)
    pass.noteBounds()
    pass.note(layout.areas, of: parent)
    return planned
  }

  @usableFromInline
  func place(_ work: GroupWork, _ grid: PixelGrid, asking ask: (Int, CGSize) -> CGSize) {
    group?.place(work, pass, parent, grid, asking: ask)
  }

  /// Runs the `afterLayout` closures with the frames that the children got.
  @usableFromInline
  func finish(_ work: GroupWork) {
    if layout.isPlain { return }
    for place in 0..<work.count where !work.keeps(place) {
      group?.finish(work.frames[place], of: work.member(place), pass, parent)
    }
  }
}

extension HostTable {
  func cell(forAny host: any Layoutable) -> Int32 {
    func cell(_ host: some Layoutable) -> Int32 { self.cell(for: host) }
    return cell(host)
  }
}
