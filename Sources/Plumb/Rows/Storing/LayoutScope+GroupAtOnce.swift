import Foundation

extension LayoutScope {
  /// Lays out several children in this host, at once: as a row, a column, a flow or a matrix.
  ///
  ///     toolbar.plumb.layout([back, title, share]) {
  ///       $0.row(leading: 16, trailing: 16).fitWidth().equalizeGaps()
  ///         .setMiddle(offset: 0).fitHeight()
  ///     }
  ///
  /// The layout is evaluated against this host as it stands, in its bounds' coordinates, and not kept.
  /// An incomplete layout does not compile. A child that is no child of this host takes up no room and
  /// is reported, as is one that is in the list twice. The layout is compiled for the call, in
  /// about a dozen allocations whatever the number of children; a stored layout allocates nothing.
  @inlinable
  public func layout<Child: Layoutable, Layout: CompleteGroup>(
    _ children: [Child], file: StaticString = #fileID, line: UInt = #line,
    by make: (LayoutMaker<GroupProperty.Initial>) -> LayoutMaker<Layout>
  ) {
    let run = GroupAtOnce(
      make(LayoutMaker(GroupProperty.Initial())).state.group, in: host, children.count,
      LayoutCallSite(file, line))
    let id = Int(bitPattern: ObjectIdentifier(host))
    for child in children {
      if address(of: child.plumbParent) == id { run.add(child) } else { run.refuse(child) }
    }
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

/// A group's layout while it is run at once. It does what needs no class of the children to be known.
@usableFromInline
final class GroupAtOnce {
  private let layout: StoredLayout
  private let parent: any Layoutable
  private let table = HostTable()
  private let pass: LayoutPass
  // Nobody else sees it, so its properties need no checks for exclusive access.
  @exclusivity(unchecked)
  private var hosts: ContiguousArray<UnretainedHost> = []
  @exclusivity(unchecked)
  private var members: ContiguousArray<Unretained<AnyObject>> = []
  private var group: PlannedGroup?
  /// The address of the last child, as long as addresses have grown; then no child comes twice.
  @exclusivity(unchecked)
  private var lastAddress = 0
  @exclusivity(unchecked)
  private var known: Set<ObjectIdentifier>?

  @usableFromInline
  init(
    _ layout: GroupLayout, in parent: some Layoutable, _ count: Int, _ callSite: LayoutCallSite
  ) {
    self.layout = layout.stored(callSite, in: table)
    self.parent = parent
    pass = LayoutPass(table)
    hosts.reserveCapacity(count)
    members.reserveCapacity(count)
  }

  @usableFromInline
  func add(_ child: any Layoutable) {
    let address = Int(bitPattern: ObjectIdentifier(child))
    if known == nil, address > lastAddress {
      lastAddress = address
    } else if !isNew(child) {
      return report(.duplicateChild, child, child.plumbName)
    }
    hosts.append(UnretainedHost(child))
    members.append(Unretained(child as AnyObject))
  }

  /// Whether a child comes for the first time, where their order does not tell.
  private func isNew(_ child: any Layoutable) -> Bool {
    if known == nil {
      known = Set(minimumCapacity: hosts.capacity)
      for host in hosts { known?.insert(ObjectIdentifier(host.object)) }
    }
    return known?.insert(ObjectIdentifier(child)).inserted ?? true
  }

  @usableFromInline
  func refuse(_ child: any Layoutable) { report(.notAChild, child, "layout") }

  private func report(_ kind: LayoutIssue.Kind, _ child: any Layoutable, _ asked: String) {
    LayoutIssue(kind: kind, view: child.plumbName, asked: asked, callSite: layout.callSite)
      .deliver(in: parent)
  }

  /// The children as one group; nil, and reported, if the group is pinned to one of them.
  @usableFromInline
  func begin() -> PlannedGroup? {
    guard let group = layout.group else { return nil }
    for cell in layout.mentioned {
      guard let host = table.host(at: cell), hosts.contains(where: { $0.object === host }) else {
        continue
      }
      report(.selfReference, host, group.word)
      return nil
    }
    if group.placesByCell { group.members = hosts.map { table.cell(forAny: $0.object) } }
    let planned = PlannedGroup(hosts, members, layout, group)
    self.group = planned
    pass.begin(ParentSpace(bounds: parent.plumbBounds, direction: parent.plumbDirection), 1)
    pass.note(StoredLayout.areas(of: [layout]), of: parent)
    return planned
  }

  @usableFromInline
  func place(_ work: GroupWork, _ grid: PixelGrid, asking ask: (Int, CGSize) -> CGSize) {
    group?.place(work, pass, parent, grid, asking: ask)
  }

  /// Calls what wants to know the frames that have been applied.
  @usableFromInline
  func finish(_ work: GroupWork) {
    defer { pass.end() }
    if layout.isPlain { return }
    for place in 0..<work.count where !work.keeps(place) {
      group?.finish(work.frames[place], of: work.member(place), pass, parent)
    }
  }
}

extension HostTable {
  fileprivate func cell(forAny host: any Layoutable) -> Int32 {
    func cell(_ host: some Layoutable) -> Int32 { self.cell(for: host) }
    return cell(host)
  }
}
