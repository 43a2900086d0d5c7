import Foundation

extension RunCells {
  /// The box around a reference's hosts. Frames come from cells for hosts that the pass has placed, and are looked up
  /// in the tree for others. Nil if this gives no box, for example for a transformed host or a reference without cells.
  /// Then the caller measures the whole reference through the tree.
  @inline(__always)
  fileprivate func box(around reference: ReferenceSource, _ parent: any Layoutable) -> CGRect? {
    switch reference {
    case .held(let held): box(around: held, parent)
    case .ruled(let ruled): box(around: ruled)
    default: nil
    }
  }

  // The rules of a front end only matter for hosts that are transformed or cannot be measured. Such hosts have no
  // valid cell.
  @inline(never)
  private func box(around reference: RuledReference) -> CGRect? {
    guard case .held(let held) = reference.source, !held.isVisibleOnly else { return nil }
    return boxAroundPlaced(held)
  }

  @inline(__always)
  private func box(around reference: HeldReference, _ parent: any Layoutable) -> CGRect? {
    if reference.isVisibleOnly { return boxAroundAll(reference, parent) }
    return boxAroundPlaced(reference) ?? boxAroundAll(reference, parent)
  }

  @inline(__always)
  private func boxAroundPlaced(_ reference: HeldReference) -> CGRect? {
    var box: CGRect?
    for cell in reference.cells {
      let place = cells + Int(cell)
      guard place.pointee.stamp == stamp else { return nil }
      box = box.map { $0.box(with: place.pointee.frame) } ?? place.pointee.frame
    }
    return box
  }

  /// The box around a reference's hosts, also if the pass has not placed all of them. Hidden hosts are left out if the
  /// reference measures only visible ones. Nil if a host is gone or cannot be measured in this way, such as a
  /// transformed one, or if all hosts are left out. Also nil for a single host, unless the reference measures only
  /// visible ones.
  @inline(never)
  private func boxAroundAll(_ reference: HeldReference, _ parent: any Layoutable) -> CGRect? {
    // A single host is measured through the tree, which respects its transform.
    if reference.cells.count == 1, !reference.isVisibleOnly { return nil }
    let context = context(in: parent)
    var box: CGRect?
    for cell in reference.cells {
      guard let host = table.host(at: cell) else { return nil }
      if reference.isVisibleOnly, host.plumbIsHidden { continue }
      var frame = cells[Int(cell)].frame
      if cells[Int(cell)].stamp != stamp {
        guard !host.plumbIsTransformed, case .at(let place) = context.find(host) else { return nil }
        frame = place.frame
      }
      box = box.map { $0.box(with: frame) } ?? frame
    }
    return box
  }

  /// The size of the box around a reference's hosts; nil if there is no box. For a single host, the lengths in its
  /// cell. A length that a fact decides is not rounded to the grid there.
  fileprivate func size(around reference: ReferenceSource, _ parent: any Layoutable) -> CGSize? {
    let box = box(around: reference, parent)
    guard box != nil, let cell = reference.heldCell else { return box?.size }
    return cells[Int(cell)].lengths.size
  }
}

extension OtherPosition {
  /// The coordinate in a pass. It is measured on cells if the pass has placed the hosts, and through the tree
  /// otherwise.
  // Inlining this would slow down all other numbers.
  @inline(never)
  func coordinate(in pass: RunCells, _ parent: any Layoutable) -> CGFloat {
    source.coordinate(in: pass, parent) ?? coordinateThroughTree(in: pass, parent)
  }

  @inline(never)
  private func coordinateThroughTree(in pass: RunCells, _ parent: any Layoutable) -> CGFloat {
    coordinate(in: pass.context(in: parent))
  }
}

// These are methods of the source because a method borrows the source. Reading the source out of a class's
// property would retain it.

extension OtherPositionSource {
  @inline(__always)
  fileprivate func coordinate(in pass: RunCells, _ parent: any Layoutable) -> CGFloat? {
    switch self {
    case .place(let reference, let part, let offset):
      guard let box = pass.box(around: reference, parent) else { return nil }
      let span = Axis.span(of: box, in: pass.space)
      return span.origin + span.length * part + offset
    case .pinned(let reference, let position):
      guard let box = pass.box(around: reference, parent) else { return nil }
      return position.coordinate(on: Axis.self, sibling: box, in: pass.space)
    default:
      return nil
    }
  }
}

extension OtherLength {
  /// The length in a pass; 0 if it depends on the child or on the other axis.
  @inline(never)
  func length(in pass: RunCells, _ parent: any Layoutable) -> CGFloat {
    source.length(in: pass, parent) ?? lengthThroughTree(in: pass, parent)
  }

  @inline(never)
  private func lengthThroughTree(in pass: RunCells, _ parent: any Layoutable) -> CGFloat {
    length(in: pass.context(in: parent)).known
  }
}

extension OtherLengthSource {
  @inline(__always)
  fileprivate func length(in pass: RunCells, _ parent: any Layoutable) -> CGFloat? {
    switch self {
    case .measured(let reference, let factor, let more):
      guard let size = pass.size(around: reference, parent) else { return nil }
      return Axis.length(of: size) * factor + more
    case .pinned(let reference, let length):
      guard let box = pass.box(around: reference, parent) else { return nil }
      return length(sibling: box, in: pass.space)
    default:
      return nil
    }
  }
}
