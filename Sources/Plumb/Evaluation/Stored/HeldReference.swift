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

  /// The hosts to measure; none if one of them is gone.
  var hosts: [any Layoutable] {
    let hosts = existingHosts
    // A host that is gone is missing. Hidden ones do not count, whether they are there or not.
    if isVisibleOnly { return hosts.filter { !$0.plumbIsHidden } }
    return hosts.count == cells.count ? hosts : []
  }
}
