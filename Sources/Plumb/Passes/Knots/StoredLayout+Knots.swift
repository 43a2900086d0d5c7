import Foundation

// `all` points to the four numbers of a child in a knot: two for the columns, then two for the rows.

extension StoredLayout {
  /// Finds both numbers of an axis.
  @inline(__always)
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

  /// Finds the number that a turn is for.
  @inline(never)
  func findNumber(
    _ turn: UnsafePointer<KnotTurn>, _ all: UnsafeMutablePointer<CGFloat>, in pass: LayoutRun,
    _ parent: any Layoutable, asking ask: (CGSize) -> CGSize
  ) {
    switch turn.pointee.node {
    case .firstColumn:
      all[0] = columns.firstNumber(in: pass, parent)
    case .firstRow:
      all[2] = rows.firstNumber(in: pass, parent)
    case .secondColumn where turn.pointee.open == .none:
      all[1] = columns.secondNumber(in: pass, parent)
    case .secondRow where turn.pointee.open == .none:
      all[3] = rows.secondNumber(in: pass, parent)
    case .secondColumn where !turn.pointee.isAnswered, .secondRow where !turn.pointee.isAnswered:
      findOpen(turn, all, in: pass, parent, asking: ask)
    default:
      break
    }
  }

  /// Finds a length that needs the child's size or the other axis. If the child is asked for both lengths, finds both.
  private func findOpen(
    _ turn: UnsafePointer<KnotTurn>, _ all: UnsafeMutablePointer<CGFloat>, in pass: LayoutRun,
    _ parent: any Layoutable, asking ask: (CGSize) -> CGSize
  ) {
    let isColumn = turn.pointee.node == .secondColumn
    let (one, other) = (turn.pointee.open, turn.pointee.otherOpen)
    let (ofColumns, ofRows) = isColumn ? (one, other) : (other, one)
    var placed = PlacedFrame(
      columns: columns.placed(
        (all[0], all[1]), ofColumns == .none ? .none : columns.facts.second.open(in: pass, parent),
        in: pass.space),
      rows: rows.placed(
        (all[2], all[3]), ofRows == .none ? .none : rows.facts.second.open(in: pass, parent),
        in: pass.space))
    placed.close(asking: ask)
    let areBothAsked = one == .fitted && other == .fitted
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

  /// The facts as numbers, to be settled.
  func placed(
    _ all: UnsafeMutablePointer<CGFloat>, in pass: LayoutRun, _ parent: any Layoutable
  ) -> PlacedFrame {
    if isClosed {
      return PlacedFrame(
        columns: columns.placed((all[0], all[1]), .none, in: pass.space),
        rows: rows.placed((all[2], all[3]), .none, in: pass.space))
    }
    func open<Axis>(_ axis: StoredAxis<Axis>) -> PlacedAxis.OpenLength {
      if asksInTheEnd || changes.limitsLengths { return axis.open(in: pass, parent) }
      // A ratio stays marked as open, so that a missing number on the other axis is not reported for this axis, too.
      return axis.openKind(pass.space.isMirrored) == .ratio ? .ratio(1) : .none
    }
    return PlacedFrame(
      columns: columns.placed((all[0], all[1]), open(columns), in: pass.space),
      rows: rows.placed((all[2], all[3]), open(rows), in: pass.space))
  }

  /// Puts the known part of an axis into the cell, where others read it.
  @inline(__always)
  func show(
    _ turn: UnsafePointer<KnotTurn>, _ all: UnsafeMutablePointer<CGFloat>, at cell: Int,
    in pass: LayoutRun, _ parent: any Layoutable
  ) {
    let grid = pass.grid
    let place = pass.cells + cell
    if !adjustments.isEmpty { return showAdjusted(turn, all, place, pass, parent) }
    switch turn.pointee.node {
    case .columns where !columns.isDirectional || !pass.space.isMirrored:
      let span = columns.rule.span((all[0], all[1]))
      guard grid.isNone, span.length >= 0, span.end.isFinite else { break }
      place.pointee.frame.origin.x = span.origin
      place.pointee.frame.size.width = span.length
      place.pointee.lengths.size.width = span.length
      return
    case .rows:
      let span = rows.rule.span((all[2], all[3]))
      guard grid.isNone, span.length >= 0, span.end.isFinite else { break }
      place.pointee.frame.origin.y = span.origin
      place.pointee.frame.size.height = span.length
      place.pointee.lengths.size.height = span.length
      return
    default:
      break
    }
    showOther(turn, all, place, pass.space, grid)
  }

  /// Puts the part that a single number decides into the cell.
  @inline(never)
  func showNumber(
    _ turn: UnsafePointer<KnotTurn>, _ all: UnsafeMutablePointer<CGFloat>, at cell: Int,
    in pass: LayoutRun, _ parent: any Layoutable
  ) {
    let place = pass.cells + cell
    if adjustments.isEmpty {
      showOther(turn, all, place, pass.space, pass.grid)
    } else {
      showAdjusted(turn, all, place, pass, parent)
    }
  }

  /// Puts the known part of an axis into the cell: on a grid, right-to-left, or if only one number is known.
  @inline(never)
  private func showOther(
    _ turn: UnsafePointer<KnotTurn>, _ all: UnsafeMutablePointer<CGFloat>,
    _ place: UnsafeMutablePointer<FrameCell>,
    _ space: ParentSpace, _ grid: PixelGrid
  ) {
    if turn.pointee.node.axis == .columns {
      let known = columns.known(turn, (all[0], all[1]), space, grid)
      place.pointee.show(known.span, known.length, along: Horizontal.self)
    } else {
      let known = rows.known(turn, (all[2], all[3]), space, grid)
      place.pointee.show(known.span, known.length, along: Vertical.self)
    }
  }

  /// Puts the known part of an axis into the cell, for a child with adjustments. An axis that they change is known
  /// only as a whole.
  @inline(never)
  private func showAdjusted(
    _ turn: UnsafePointer<KnotTurn>, _ all: UnsafeMutablePointer<CGFloat>,
    _ place: UnsafeMutablePointer<FrameCell>, _ pass: LayoutRun, _ parent: any Layoutable
  ) {
    guard knowledge(of: turn.pointee.node) == .asAWhole else {
      return showOther(turn, all, place, pass.space, pass.grid)
    }
    if !turn.pointee.closesAxis { return }
    let evaluation = LayoutEvaluation(
      context: pass.context(in: parent), adjustments: adjustments, callSite: callSite,
      isSilent: true)
    func show<Axis>(_ axis: StoredAxis<Axis>, _ numbers: (CGFloat, CGFloat)) {
      let span = axis.placed(numbers, .none, in: pass.space).mendedSpan
      let adjusted = evaluation.adjusted(span, along: Axis.self)
        .map { pass.grid.aligned($0, along: Axis.self) }
      place.pointee.show(adjusted, adjusted?.length, along: Axis.self)
    }
    turn.pointee.node.axis == .columns
      ? show(columns, (all[0], all[1])) : show(rows, (all[2], all[3]))
  }
}

extension FrameCell {
  /// Writes the known part of an axis into the cell.
  @inline(__always)
  fileprivate mutating func show<Axis: FrameAxis>(
    _ span: LayoutSpan?, _ length: CGFloat?, along axis: Axis.Type
  ) {
    if let span {
      frame =
        Axis.kind == .vertical
        ? CGRect(x: frame.origin.x, y: span.origin, width: frame.size.width, height: span.length)
        : CGRect(x: span.origin, y: frame.origin.y, width: span.length, height: frame.size.height)
    }
    guard let length else { return }
    if Axis.kind == .vertical {
      lengths.size.height = length
      if span == nil { frame.size.height = length }
    } else {
      lengths.size.width = length
      if span == nil { frame.size.width = length }
    }
  }
}

extension StoredAxis {
  /// The known part of the axis after a turn: a span and a length. For a single place, the span has length 0, and the
  /// length is nil. For a single length, the span is nil. A value that is not finite is not known.
  @inline(__always)
  fileprivate func known(
    _ turn: UnsafePointer<KnotTurn>, _ numbers: (CGFloat, CGFloat), _ space: ParentSpace,
    _ grid: PixelGrid
  ) -> (span: LayoutSpan?, length: CGFloat?) {
    let decided = isLengthFact && numbers.1.isFinite ? max(0, numbers.1) : nil
    if turn.pointee.closesAxis {
      let span = placed(numbers, .none, in: space).mendedSpan
      guard span.origin.isFinite, span.length.isFinite else { return (nil, nil) }
      let aligned = grid.isNone ? span : grid.aligned(span, along: Axis.self)
      return (aligned, decided ?? aligned.length)
    }
    let isFirst = turn.pointee.node == .firstColumn || turn.pointee.node == .firstRow
    let number = isFirst ? numbers.0 : numbers.1
    guard number.isFinite else { return (nil, nil) }
    if !isFirst, isLengthFact { return (nil, decided) }
    let isDirectional = (isFirst ? names.0 : names.1).isDirectional
    let place = LayoutSpan(origin: isDirectional ? space.along(number) : number, length: 0)
    // Only edges are rounded to the grid. A middle stays where it was decided.
    let part = isFirst ? rule.part : facts.named.secondPart
    return (part == 0 || part == 1 ? grid.aligned(place, along: Axis.self) : place, nil)
  }
}

extension PlacedAxis {
  /// The span. A negative length becomes 0 at the fact that was decided earlier.
  fileprivate var mendedSpan: LayoutSpan {
    let span = span
    return span.length >= 0
      ? span : LayoutSpan(origin: rule.isSwapped ? second : first, length: 0)
  }
}
