import Foundation

/// A reference that stores its hosts as cells of a container's host table. It keeps no host alive.
@_documentation(visibility: internal)
public final class HeldReference {
  private let table: any HostCells
  let cells: [Int32]
  let isVisibleOnly: Bool

  init(_ source: ReferenceSource, in table: any HostCells) {
    self.table = table
    cells = source.cells(in: table)
    isVisibleOnly = source.isVisibleOnly
    for cell in cells { table.count(cell, 1) }
  }

  deinit { for cell in cells { table.count(cell, -1) } }

  /// The hosts that still exist, hidden or not.
  var existingHosts: [any Layoutable] { cells.compactMap { table.host(at: $0) } }

  /// The hosts to measure, without the hidden ones if `isVisibleOnly` is true. Empty if any host of the reference no
  /// longer exists, even one that was hidden.
  var hosts: [any Layoutable] {
    let hosts = existingHosts
    guard hosts.count == cells.count else { return [] }
    return isVisibleOnly ? hosts.filter { !$0.plumbIsHidden } : hosts
  }
}

extension ReferenceSource {
  /// The cells in `table` of the hosts that are known before the layout is evaluated. A host without a cell gets one.
  fileprivate func cells(in table: any HostCells) -> [Int32] {
    switch self {
    case .host(let host): [table.cell(for: host)]
    case .pair(let one, let other): [table.cell(for: one), table.cell(for: other)]
    default: knownHosts.map { table.cell(for: $0) }
    }
  }
}

/// A table that gives each host a cell with a number, and keeps no host alive.
protocol HostCells: AnyObject {
  /// The cell of a host; a new one if it has none.
  func cell(for host: some Layoutable) -> Int32

  /// The host of a cell; nil if the host no longer exists.
  func host(at cell: Int32) -> (any Layoutable)?

  /// Adds `change` to the number of layouts that mention a cell.
  func count(_ cell: Int32, _ change: Int32)
}
