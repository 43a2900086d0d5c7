/// A reference that is not kept alive: cells of a container's table.
@_documentation(visibility: internal)
public final class HeldReference {
  private let table: HostTable
  let cells: [Int32]
  let isVisibleOnly: Bool

  init(_ source: ReferenceSource, in table: HostTable) {
    self.table = table
    cells = source.knownHosts.map { table.cell(for: $0) }
    isVisibleOnly = source.isVisibleOnly
    for cell in cells { table.count(cell, 1) }
  }

  deinit { for cell in cells { table.count(cell, -1) } }

  /// The hosts that are still there, hidden or not.
  var existingHosts: [any Layoutable] { cells.compactMap { table.host(at: $0) } }

  /// The hosts to measure; none if one of them is gone, hidden or not.
  var hosts: [any Layoutable] {
    let hosts = existingHosts
    guard hosts.count == cells.count else { return [] }
    return isVisibleOnly ? hosts.filter { !$0.plumbIsHidden } : hosts
  }
}
