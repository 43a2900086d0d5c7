import Foundation

// Whether a frame depends on the parent's length along an axis: through the parent's far edge, middle or readable
// area, or through a closure, an adjustment or a joint layout that may measure it. If so, a trial with an unlimited
// side has to find that length.

extension StoredLayout {
  /// Whether the frame may depend on the parent's height if `isVertical`, or on its width otherwise. A place on a
  /// sibling depends on the sibling alone. If `isMirrored`, the far edge along the width is the left one.
  // Out of line: a plan calls it once, and inlined copies are large.
  @inline(never)
  func dependsOnParent(
    alongRows isVertical: Bool, isMirrored: Bool, _ table: HostTable, _ parent: any Layoutable
  ) -> Bool {
    if isJoint || adjustments.mayReadParent { return true }
    let depends =
      isVertical
      ? rows.dependsOnParent(isMirrored: false, table, parent)
      : columns.dependsOnParent(isMirrored: isMirrored, table, parent)
    return depends
      || group?.layouts.contains {
        $0.dependsOnParent(alongRows: isVertical, isMirrored: isMirrored, table, parent)
      } ?? false
  }
}

extension StoredAxis {
  @_semantics("optimize.sil.specialize.generic.never")
  fileprivate func dependsOnParent(
    isMirrored: Bool, _ table: HostTable, _ parent: any Layoutable
  ) -> Bool {
    func nearPart(_ name: FactName) -> CGFloat { isMirrored && !name.isDirectional ? 1 : 0 }
    return facts.first.dependsOnParent(first, nearPart: nearPart(names.0), table, parent)
      || facts.second.dependsOnParent(
        second, nearPart: rule.difference == 0 ? nil : nearPart(names.1), table, parent)
  }
}

extension StoredReading {
  /// Whether the number depends on the parent's length. `nearPart` tells where the near edge is on the axis: 0 at the
  /// start, 1 at the end. It is nil for a length, which is not measured from an edge.
  @_semantics("optimize.sil.specialize.generic.never")
  fileprivate borrowing func dependsOnParent(
    _ value: StoredValue, nearPart: CGFloat?, _ table: HostTable, _ parent: any Layoutable
  ) -> Bool {
    if isReadAsValue { return isValue && value.dependsOnParent(nearPart: nearPart, table, parent) }
    switch self {
    case .other(let other):
      return nearPart == 1 || other.source.dependsOnParent(table, parent)
    case .otherDirectional(let other):
      return other.source.dependsOnParent(table, parent)
    case .otherLength(let other):
      return other.source.dependsOnParent(table, parent)
    default:
      // A closure on a host has the host's cell. A closure on the parent has no cell.
      guard let cell = value.readCell else { return true }
      return nearPart == 1 || table.host(at: cell) === parent
    }
  }
}

extension StoredValue {
  @_semantics("optimize.sil.specialize.generic.never")
  fileprivate func dependsOnParent(
    nearPart: CGFloat?, _ table: HostTable, _ parent: any Layoutable
  ) -> Bool {
    if isConstant { return nearPart == 1 }
    if FrameCell.area(at: cell) == .readable { return true }
    guard FrameCell.area(at: cell) != nil || table.host(at: cell) === parent else { return false }
    return part != nearPart ?? 0
  }
}

extension OtherPositionSource {
  @_semantics("optimize.sil.specialize.generic.never")
  fileprivate func dependsOnParent(_ table: HostTable, _ parent: any Layoutable) -> Bool {
    switch self {
    case .place(let reference, _, _), .baseline(let reference, _, _), .pinned(let reference, _),
      .pinnedPoint(let reference, _):
      reference.mayBe(parent, table)
    case .area, .joint, .formula: true
    }
  }
}

extension OtherLengthSource {
  @_semantics("optimize.sil.specialize.generic.never")
  fileprivate func dependsOnParent(_ table: HostTable, _ parent: any Layoutable) -> Bool {
    switch self {
    case .measured(let reference, _, _), .pinned(let reference, _): reference.mayBe(parent, table)
    case .area, .fittedBy, .joint, .formula: true
    }
  }
}

extension ReferenceSource {
  /// Whether the parent is among the hosts, or may be among them because they are looked up.
  fileprivate func mayBe(_ parent: any Layoutable, _ table: HostTable) -> Bool {
    heldCells.isEmpty || heldCells.contains { table.host(at: $0) === parent }
  }
}

extension AdjustmentChain {
  /// Whether an adjustment may measure the parent. Assumed of every adjustment except a closure that is only called
  /// afterwards.
  @inline(never)
  fileprivate var mayReadParent: Bool {
    !isPlain
      && adjustments.contains {
        if case .afterLayout = $0 { return false }
        return true
      }
  }
}
