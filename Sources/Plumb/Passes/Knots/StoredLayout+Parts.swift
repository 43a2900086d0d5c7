import Foundation

// `all` points to the four numbers of a child: two for the columns, then two for the rows.

extension StoredLayout {
  /// Finds both numbers of an axis.
  @inline(never)
  func findNumbers(
    _ axis: FactNode, _ all: UnsafeMutablePointer<CGFloat>, in pass: LayoutRun,
    _ parent: any Layoutable
  ) {
    if axis == .columns {
      if isOfValues, !columns.isDirectional || !pass.space.isMirrored {
        var stale = 0
        (all[0], all[1]) = columns.values(pass.cells, pass.stamp, &stale)
        if stale == 0 { return }
      }
      all[0] = columns.firstNumber(in: pass, parent)
      all[1] = columns.secondNumber(in: pass, parent)
    } else {
      if isOfValues {
        var stale = 0
        (all[2], all[3]) = rows.values(pass.cells, pass.stamp, &stale)
        if stale == 0 { return }
      }
      all[2] = rows.firstNumber(in: pass, parent)
      all[3] = rows.secondNumber(in: pass, parent)
    }
  }

  /// Finds the number that a part consists of.
  @inline(never)
  func findNumber(
    _ part: UnsafePointer<FramePart>, _ all: UnsafeMutablePointer<CGFloat>, in pass: LayoutRun,
    _ parent: any Layoutable, asking ask: (CGSize) -> CGSize
  ) {
    if part.pointee.open != .none { return findOpen(part, all, in: pass, parent, asking: ask) }
    find(part.pointee.node, all, in: pass, parent)
  }

  /// Finds a number that needs nothing besides its axis. A length that needs more is 0.
  private func find(
    _ number: FactNode, _ all: UnsafeMutablePointer<CGFloat>, in pass: LayoutRun,
    _ parent: any Layoutable
  ) {
    switch number {
    case .firstColumn: all[0] = columns.firstNumber(in: pass, parent)
    case .secondColumn: all[1] = columns.secondNumber(in: pass, parent)
    case .firstRow: all[2] = rows.firstNumber(in: pass, parent)
    case .secondRow: all[3] = rows.secondNumber(in: pass, parent)
    case .columns, .rows, .frame: break
    }
  }

  /// Finds the numbers that no earlier part has found.
  func findRest(
    _ part: UnsafePointer<FramePart>, _ all: UnsafeMutablePointer<CGFloat>, in pass: LayoutRun,
    _ parent: any Layoutable
  ) {
    let found = part.pointee.found
    func findRest(of axis: FactNode, _ first: FactNode, _ second: FactNode) {
      switch (found.contains(first), found.contains(second)) {
      case (false, false): findNumbers(axis, all, in: pass, parent)
      case (false, true): find(first, all, in: pass, parent)
      case (true, false): find(second, all, in: pass, parent)
      case (true, true): break
      }
    }
    findRest(of: .columns, .firstColumn, .secondColumn)
    findRest(of: .rows, .firstRow, .secondRow)
  }

  /// Finds a length that needs the child's size or the other axis. If the child is asked for both lengths, finds both.
  private func findOpen(
    _ part: UnsafePointer<FramePart>, _ all: UnsafeMutablePointer<CGFloat>, in pass: LayoutRun,
    _ parent: any Layoutable, asking ask: (CGSize) -> CGSize
  ) {
    let isColumn = part.pointee.node == .secondColumn
    let (one, other) = (part.pointee.open, part.pointee.otherOpen)
    let (ofColumns, ofRows) = isColumn ? (one, other) : (other, one)
    var placed = PlacedFrame(
      columns: columns.placed(
        (all[0], all[1]), ofColumns == .none ? .none : columns.facts.second.open(in: pass, parent),
        in: pass.space),
      rows: rows.placed(
        (all[2], all[3]), ofRows == .none ? .none : rows.facts.second.open(in: pass, parent),
        in: pass.space))
    placed.close(asking: ask)
    let areBothAsked = part.pointee.areBothAsked
    if isColumn || areBothAsked { all[1] = placed.columns.second }
    if !isColumn || areBothAsked { all[3] = placed.rows.second }
  }

  /// The frame that the facts make. Its x is NaN, so that the frame must be settled, if the horizontal facts are
  /// directional and the parent is right-to-left.
  @inline(__always)
  func plainFrame(_ all: UnsafeMutablePointer<CGFloat>, in pass: LayoutRun) -> CGRect {
    guard !columns.isDirectional || !pass.space.isMirrored else {
      return CGRect(x: CGFloat.nan, y: 0, width: 0, height: 0)
    }
    return CGRect(
      horizontal: columns.rule.span((all[0], all[1])), vertical: rows.rule.span((all[2], all[3])))
  }

  /// The facts as numbers. The child is still to be asked for the lengths that are not in `found`.
  func placed(
    _ all: UnsafeMutablePointer<CGFloat>, _ found: FoundNumbers, in pass: LayoutRun,
    _ parent: any Layoutable
  ) -> PlacedFrame {
    if isClosed {
      return PlacedFrame(
        columns: columns.placed((all[0], all[1]), .none, in: pass.space),
        rows: rows.placed((all[2], all[3]), .none, in: pass.space))
    }
    func open<Axis>(_ axis: StoredAxis<Axis>, _ length: FactNode) -> PlacedAxis.OpenLength {
      // A ratio stays open: limits of the other length change this one, too, and a number that is missing on the other
      // axis is not reported for this one.
      found.contains(length) && !asksInTheEnd && !changes.limitsLengths
        && axis.openKind(pass.space.isMirrored) != .ratio
        ? .none : axis.open(in: pass, parent)
    }
    return PlacedFrame(
      columns: columns.placed((all[0], all[1]), open(columns, .secondColumn), in: pass.space),
      rows: rows.placed((all[2], all[3]), open(rows, .secondRow), in: pass.space))
  }
}
