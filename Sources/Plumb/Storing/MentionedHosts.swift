import Foundation

/// The cells of the hosts that a layout reads, collected while a plan is being made.
///
/// One list serves all layouts of a plan, so that planning allocates nothing for each of them.
struct MentionedHosts {
  /// The cells of the hosts, each once.
  private(set) var cells: [Int32] = []
  /// The cells of the hosts whose width or height is read without a closure. A cell may occur more than once.
  private(set) var measured: [Int32] = []

  mutating func add(_ cell: Int32) {
    if !cells.contains(cell) { cells.append(cell) }
  }

  /// Adds the host that a number reads. `isValue` tells whether the number is a value, and not computed by a closure.
  mutating func add(_ value: StoredValue, isValue: Bool) {
    add(value.cell)
    if isValue, value.isLength { measured.append(value.cell) }
  }

  /// Adds the hosts that two values read.
  @inline(__always)
  fileprivate mutating func add(_ one: StoredValue, _ other: StoredValue) {
    if one.readsHost { add(one, isValue: true) }
    if other.readsHost { add(other, isValue: true) }
  }

  mutating func addMeasured(_ cell: Int32) { measured.append(cell) }

  mutating func removeAll() {
    cells.removeAll(keepingCapacity: true)
    measured.removeAll(keepingCapacity: true)
  }
}

extension StoredLayout {
  /// The cells of the hosts that the layout is pinned to, each once.
  var mentioned: [Int32] {
    var hosts = MentionedHosts()
    addMentioned(to: &hosts)
    return hosts.cells
  }

  /// Adds the hosts that the layout reads.
  func addMentioned(to hosts: inout MentionedHosts) {
    if isOfValues {
      hosts.add(columns.first, columns.second)
      hosts.add(rows.first, rows.second)
    } else {
      columns.addMentioned(to: &hosts)
      rows.addMentioned(to: &hosts)
    }
    guard let group else { return }
    for layout in group.layouts { layout.addMentioned(to: &hosts) }
  }
}

extension StoredAxis {
  @inline(__always)
  fileprivate func addMentioned(to hosts: inout MentionedHosts) {
    if facts.holdReferences { return addReferences(to: &hosts) }
    if first.readsHost { hosts.add(first, isValue: facts.areValues.0) }
    if second.readsHost { hosts.add(second, isValue: facts.areValues.1) }
  }

  @_semantics("optimize.sil.specialize.generic.never")
  private func addReferences(to hosts: inout MentionedHosts) {
    facts.first.add(first, to: &hosts)
    facts.second.add(second, to: &hosts)
  }
}

extension StoredReading {
  @_semantics("optimize.sil.specialize.generic.never")
  fileprivate func add(_ value: StoredValue, to hosts: inout MentionedHosts) {
    if !holdsReferences {
      if value.readsHost { hosts.add(value, isValue: isValue) }
      return
    }
    for cell in mentioned(value) { hosts.add(cell) }
    for read in reads(value, isMirrored: false) {
      if case .length = read.what, read.cell >= FrameCell.firstHost {
        hosts.addMeasured(read.cell)
      }
    }
  }
}
