import Foundation

/// The hosts that a container's layouts are for or pinned to, each with a cell, none kept alive.
final class HostTable: HostCells {
  @exclusivity(unchecked)
  private var entries: ContiguousArray<Entry> = []
  private var indices: [ObjectIdentifier: Int32] = [:]
  private var free: [Int32] = []
  /// Counts the children that are gone.
  let departures = Departures()
  /// Whether a layout has read a baseline of a reference.
  var readsBaselines = false

  private struct Entry {
    weak var weakHost: (any Layoutable)?
    var life: LayoutLife?
    /// How often layouts mention the host.
    var uses: Int32 = 0
    /// Whether the host has been a child of the container in a pass, since something is stored for it. If
    /// it is none now, it is away.
    var hasBeenChild = false
    var child: StoredChild? {
      didSet { if child == nil { hasBeenChild = false } }
    }
    let id: ObjectIdentifier

    init(_ host: some Layoutable) {
      id = ObjectIdentifier(host)
      life = host.plumbLife
      if life == nil { weakHost = host }
    }

    var host: (any Layoutable)? { life?.host ?? weakHost }
  }

  private func index(_ cell: Int32) -> Int { Int(cell - FrameCell.firstHost) }

  /// How many cells a run needs.
  var cellCount: Int { entries.count + Int(FrameCell.firstHost) }

  /// The cell of `host`; nil if no layout mentions it.
  func cell(of host: any Layoutable) -> Int32? {
    // A new host may have the address of one that is gone.
    guard let cell = indices[ObjectIdentifier(host)], entries[index(cell)].host === host else {
      return nil
    }
    return cell
  }

  /// The cell of `host`, made if there is none.
  func cell(for host: some Layoutable) -> Int32 {
    if let cell = cell(of: host) { return cell }
    let id = ObjectIdentifier(host)
    if let gone = indices[id] { detach(gone) }
    let cell: Int32
    if let unused = free.popLast() {
      cell = unused
      entries[index(cell)] = Entry(host)
    } else {
      cell = FrameCell.firstHost + Int32(entries.count)
      entries.append(Entry(host))
    }
    indices[id] = cell
    return cell
  }

  /// The host of a cell; nil if it is gone.
  func host(at cell: Int32) -> (any Layoutable)? { entries[index(cell)].host }

  /// The children with something stored, gone or not, by their cells.
  var storedCells: [Int32] {
    entries.indices.lazy.filter { self.entries[$0].child != nil }.map {
      Int32($0) + FrameCell.firstHost
    }
  }

  subscript(cell: Int32) -> StoredChild? {
    get { entries[index(cell)].child }
    set {
      entries[index(cell)].child = newValue
      if newValue == nil { collect(cell) }
    }
  }

  /// Notes that the host of a cell has been a child of the container.
  func noteChild(_ cell: Int32) { entries[index(cell)].hasBeenChild = true }

  /// Whether it has been one, since something is stored for it.
  func hasBeenChild(_ cell: Int32) -> Bool { entries[index(cell)].hasBeenChild }

  /// Counts one more layout that mentions the host of a cell, or one less.
  func count(_ cell: Int32, _ change: Int32) {
    guard cell >= FrameCell.firstHost else { return }
    entries[index(cell)].uses += change
    if change < 0 { collect(cell) }
  }

  /// Gives the cell of a host that nothing is stored for and that no layout mentions to another.
  private func collect(_ cell: Int32) {
    let entry = entries[index(cell)]
    guard entry.uses == 0, entry.child == nil else { return }
    if indices[entry.id] == cell { indices[entry.id] = nil }
    entries[index(cell)].life = nil
    entries[index(cell)].weakHost = nil
    free.append(cell)
  }

  /// Forgets what is stored for a host that is gone. Layouts that mention it keep its cell.
  private func detach(_ cell: Int32) {
    let id = entries[index(cell)].id
    let stored = entries[index(cell)].child
    entries[index(cell)].child = nil
    indices[id] = nil
    withExtendedLifetime(stored) {}
    collect(cell)
  }

  /// Forgets all that is stored. Layouts keep the table and the table keeps layouts, until its owner goes.
  func forgetAll() {
    let stored = entries.map(\.child)
    for index in entries.indices { entries[index].child = nil }
    withExtendedLifetime(stored) {}
  }

  /// Forgets what is stored for hosts that are gone.
  func forgetWhatIsGone() {
    for cell in storedCells where host(at: cell) == nil { detach(cell) }
  }
}
