import Foundation

/// A table of the hosts that a container stores something for, and of the references of its layouts. Each host has a
/// cell. The table keeps no host alive.
final class HostTable: HostCells {
  @exclusivity(unchecked)
  private var entries = UniqueList<Entry>()
  @exclusivity(unchecked)
  private var cells = CellIndex()
  private var free: [Int32] = []
  // The facts that the layouts with this table share, for each axis.
  var columns = SharedFacts<Horizontal>()
  var rows = SharedFacts<Vertical>()
  /// Counts the deallocated hosts whose addresses the container remembers, to detect reused addresses.
  let departures = Departures()
  /// Whether any layout that was compiled with this table reads a baseline of a reference. Never reset.
  var readsBaselines = false

  private struct Entry: ~Copyable {
    weak var weakHost: (any Layoutable)?
    var life: LayoutLife?
    /// Never read. While it refers to a Swift object that is gone, no new object gets that object's address. Its memory is
    /// freed with the entry. Nil if the host has a life, and wherever Objective-C exists.
    private unowned var reserved: AnyObject?
    /// How many times stored layouts mention the host.
    var uses: Int32 = 0
    /// Whether the host was seen among the container's children since something was stored for it. If it never was, its
    /// layout may be in the wrong container. If it was and is no child now, it has only been removed.
    var hasBeenChild = false
    /// Whether the host is a child for which a plan is being made.
    var isPlanned = false
    /// Whether the cell is in the list of free ones.
    var isFree = false
    var child: StoredChild? {
      didSet { if child == nil { hasBeenChild = false } }
    }
    let id: ObjectIdentifier

    init(_ host: some Layoutable) {
      id = ObjectIdentifier(host)
      life = host.plumbLife
      if life != nil { return }
      weakHost = host
      if !Departures.canFollow(host) { reserved = host }
    }

    /// The layout of a child that has one layout and no other settings, as most children have; otherwise nil.
    var onlyLayout: Unretained<StoredLayout>? { child?.onlyLayout }

    /// The host; nil if it is gone.
    var host: (any Layoutable)? {
      if let life { return life.host }
      return weakHost
    }

    /// Whether the host is gone. If the host has a ``LayoutLife``, this check retains nothing.
    var isGone: Bool { life.map { $0.isOver } ?? (weakHost == nil) }

    /// Whether an existing host at the address of the entry's host is another one: it got the address of a host that is
    /// gone.
    var isReplaced: Bool { (life != nil || Departures.hasNotices) && isGone }

    mutating func forgetHost() {
      life = nil
      weakHost = nil
      reserved = nil
    }
  }

  private func index(_ cell: Int32) -> Int { Int(cell - FrameCell.firstHost) }

  private func cell(at entry: Int) -> Int32 { Int32(entry) + FrameCell.firstHost }

  /// The identifier of the host that has a cell. The host may be gone.
  private func id(_ cell: Int32) -> ObjectIdentifier { entries.read(index(cell)) { $0.id } }

  /// The number of cells that a run needs.
  var cellCount: Int { entries.count + Int(FrameCell.firstHost) }

  /// The cell of `host`; nil if nothing is stored for the host and no layout mentions it.
  func cell(of host: AnyObject) -> Int32? {
    // No two hosts that exist have the same address.
    guard let cell = cells.cell(of: ObjectIdentifier(host), id) else { return nil }
    return entries.read(index(cell)) { $0.isReplaced } ? nil : cell
  }

  /// The layout of the child, if there is one layout and nothing else, as for most children; otherwise nil.
  func onlyLayout(at cell: Int32) -> Unretained<StoredLayout>? {
    entries.read(index(cell)) { $0.onlyLayout }
  }

  /// The cell of `host`; a new one if there is none.
  func cell(for host: some Layoutable) -> Int32 {
    if let cell = cell(of: host) { return cell }
    let id = ObjectIdentifier(host)
    if let gone = cells.cell(of: id, self.id) { detach(gone) }
    let cell: Int32
    if let unused = free.popLast() {
      cell = unused
      entries[index(cell)] = Entry(host)
    } else {
      cell = self.cell(at: entries.count)
      entries.append(Entry(host))
    }
    cells.add(cell, of: id, self.id)
    return cell
  }

  /// The host of a cell; nil if the host is gone.
  func host(at cell: Int32) -> (any Layoutable)? { entries[index(cell)].host }

  /// The cells of children with something stored, including children that are gone.
  var storedCells: [Int32] {
    entries.indices.filter(isStored).map(cell(at:))
  }

  /// The number of children with something stored. Some may be gone.
  var storedCount: Int { entries.indices.count(where: isStored) }

  /// The cells of hosts that something is stored for, and that were never seen among the container's children since.
  var strangers: [Int32] {
    entries.indices.filter { isStored($0) && !entries[$0].hasBeenChild }
      .map(cell(at:))
  }

  private func isStored(_ entry: Int) -> Bool { entries[entry].child != nil }

  /// Whether nothing is stored for any child.
  var isEmpty: Bool { !entries.indices.contains(where: isStored) }

  subscript(cell: Int32) -> StoredChild? {
    get { entries[index(cell)].child }
    set {
      entries[index(cell)].child = newValue
      if newValue == nil { collect(cell) }
    }
  }

  /// Notes that the host of a cell is a child of the container. `isPlanned` tells that a plan is being made for it.
  func noteChild(_ cell: Int32, isPlanned: Bool = false) {
    let entry = index(cell)
    entries[entry].hasBeenChild = true
    if isPlanned { entries[entry].isPlanned = true }
  }

  /// Adds `change` to the number of times that layouts mention the host of a cell. If nothing needs the cell any more,
  /// frees it. Ignores the cells of constants and of the parent's areas.
  func count(_ cell: Int32, _ change: Int32) {
    guard cell >= FrameCell.firstHost else { return }
    entries[index(cell)].uses += change
    if change < 0 { collect(cell) }
  }

  /// Frees the cell for another host, if nothing is stored for its host and no layout mentions it.
  private func collect(_ cell: Int32) {
    let entry = index(cell)
    guard !isStored(entry), entries[entry].uses == 0, !entries[entry].isFree else { return }
    entries[entry].isFree = true
    cells.remove(cell, id)
    entries[entry].forgetHost()
    free.append(cell)
  }

  /// Forgets the settings stored for a host that is gone. Its cell stays while layouts mention it.
  private func detach(_ cell: Int32) {
    let stored = self[cell]
    entries[index(cell)].child = nil
    cells.remove(cell, id)
    withExtendedLifetime(stored) {}
    collect(cell)
  }

  /// Forgets all settings. This breaks the reference cycle between the table and its layouts when the owner goes.
  func forgetAll() {
    let stored = entries.indices.map { entries[$0].child }
    for index in entries.indices { entries[index].child = nil }
    withExtendedLifetime(stored) {}
  }

  /// Ends the making of a plan. Forgets the settings of hosts that are gone, unless the plan is `forTrial`.
  func endPlan(forTrial: Bool) {
    for entry in entries.indices {
      if entries[entry].isPlanned {
        entries[entry].isPlanned = false
      } else if !forTrial, isStored(entry), entries[entry].isGone {
        detach(cell(at: entry))
      }
    }
  }
}
