import Foundation

/// A pass or a trial of a knot: what is done with a child's facts.
protocol KnotRun<Child> {
  associatedtype Child: Layoutable
  var pass: LayoutPass { get }
  var parent: any Layoutable { get }
  var grid: PixelGrid { get }
  /// What a child asks for.
  func size(of child: Child, _ step: LayoutPlan.Step, offering room: CGSize) -> CGSize
  /// Lays out what is inside of the children that hold what a child reads.
  func layOutHolders(of step: LayoutPlan.Step)
  /// Gives a child the frame that its facts make.
  func place(_ child: Child, _ step: LayoutPlan.Step, _ placed: PlacedFrame)
  /// Lays out the children of a group.
  func placeGroup(_ step: LayoutPlan.Step)
  /// Lays out the container again, because a child has moved that was read before.
  func layOutAgain()
}

extension Knot {
  /// Finds the facts of all children in turn, and has each child placed as soon as it has all of its own.
  ///
  /// Facts that wait for themselves read the frames that the children have.
  func run<Run: KnotRun>(_ run: Run) {
    let numbers = begin()
    defer { end(numbers) }
    let (pass, parent, grid) = (run.pass, run.parent, run.grid)
    show(run)
    for index in turns.indices {
      let turn = turns[index]
      let step = steps.list[turn.member]
      if turn.waits { run.layOutHolders(of: step) }
      if turn.isGroup {
        run.placeGroup(step)
        continue
      }
      let all = numbers.all + 4 * turn.member
      step.child.with(as: Run.Child.self) { child in
        pass.child = UnretainedHost(child)
        step.layout.with { layout in
          if turn.node == .frame {
            let before = turn.isReadEarly ? child.plumbFrame : .zero
            run.place(child, step, layout.placed(all, in: pass, parent))
            if turn.isReadEarly, child.plumbFrame.isElsewhere(than: before) { run.layOutAgain() }
            return
          }
          if turn.node.isNumber {
            layout.findNumber(turn, all, in: pass, parent) {
              run.size(of: child, step, offering: $0)
            }
          } else {
            layout.findNumbers(turn.node, all, in: pass, parent)
          }
          if turn.isShown { layout.show(turn, all, at: step.cell, in: pass, grid) }
        }
      }
    }
  }

  /// Puts the frames that the children have into their cells. Transformed children are measured through the
  /// tree, once they have their frames.
  private func show<Run: KnotRun>(_ run: Run) {
    let pass = run.pass
    let isTrial = pass.trial != nil
    for index in turns.indices where turns[index].node == .frame {
      let step = steps.list[turns[index].member]
      if turns[index].isGroup, let group = graph.members[turns[index].member].group {
        for (index, cell) in group.cells.enumerated() {
          group.withMember(index, Run.Child.self) { pass.note($0, cell) }
          pass.noteSize(at: cell)
          if isTrial { pass.unplaced.insert(cell) }
        }
      } else {
        step.child.with(as: Run.Child.self) { pass.note($0, step.cell) }
        pass.noteSize(at: step.cell)
        if isTrial { pass.unplaced.insert(step.cell) }
      }
    }
  }
}

// The four numbers of a child in a knot stand in `all`, in the order of its axes.

extension StoredLayout {
  /// Finds both numbers of an axis.
  fileprivate func findNumbers(
    _ axis: FactNode, _ all: UnsafeMutablePointer<CGFloat>, in pass: LayoutPass,
    _ parent: any Layoutable
  ) {
    if axis == .columns {
      if isOfValues, !columns.isDirectional || !pass.space.isMirrored {
        var stale = 0
        (all[0], all[1]) = columns.values(pass.cells, pass.stamp, &stale)
        if stale == 0 { return }
      }
      all[0] = firstColumn.number(columns.first, in: pass, parent)
      all[1] = secondColumn.number(columns.second, in: pass, parent)
    } else {
      if isOfValues {
        var stale = 0
        (all[2], all[3]) = rows.values(pass.cells, pass.stamp, &stale)
        if stale == 0 { return }
      }
      all[2] = firstRow.number(rows.first, in: pass, parent)
      all[3] = secondRow.number(rows.second, in: pass, parent)
    }
  }

  /// Finds the number whose turn it is.
  @inline(never)
  fileprivate func findNumber(
    _ turn: KnotTurn, _ all: UnsafeMutablePointer<CGFloat>, in pass: LayoutPass,
    _ parent: any Layoutable, asking ask: (CGSize) -> CGSize
  ) {
    switch turn.node {
    case .firstColumn:
      all[0] = firstColumn.number(columns.first, in: pass, parent)
    case .firstRow:
      all[2] = firstRow.number(rows.first, in: pass, parent)
    case .secondColumn where turn.open == .none:
      all[1] = secondColumn.number(columns.second, in: pass, parent)
    case .secondRow where turn.open == .none:
      all[3] = secondRow.number(rows.second, in: pass, parent)
    case .secondColumn where !turn.isAnswered, .secondRow where !turn.isAnswered:
      findOpen(turn, all, in: pass, parent, asking: ask)
    default:
      break
    }
  }

  /// The same for a length that needs the child or the other axis.
  private func findOpen(
    _ turn: KnotTurn, _ all: UnsafeMutablePointer<CGFloat>, in pass: LayoutPass,
    _ parent: any Layoutable, asking ask: (CGSize) -> CGSize
  ) {
    let isColumn = turn.node == .secondColumn
    let (ofColumns, ofRows) =
      isColumn ? (turn.open, turn.otherOpen) : (turn.otherOpen, turn.open)
    var placed = PlacedFrame(
      columns: columns.placed(
        (all[0], all[1]), ofColumns == .none ? .none : secondColumn.open(in: pass, parent),
        in: pass.space),
      rows: rows.placed(
        (all[2], all[3]), ofRows == .none ? .none : secondRow.open(in: pass, parent),
        in: pass.space))
    placed.close(asking: ask)
    let areBothAsked = ofColumns == .fitted && ofRows == .fitted
    if isColumn || areBothAsked { all[1] = placed.columns.second }
    if !isColumn || areBothAsked { all[3] = placed.rows.second }
  }

  /// The facts as numbers.
  fileprivate func placed(
    _ all: UnsafeMutablePointer<CGFloat>, in pass: LayoutPass, _ parent: any Layoutable
  ) -> PlacedFrame {
    if isClosed {
      return PlacedFrame(
        columns: columns.placed((all[0], all[1]), .none, in: pass.space),
        rows: rows.placed((all[2], all[3]), .none, in: pass.space))
    }
    func open<Axis>(
      _ axis: StoredAxis<Axis>, _ reading: borrowing StoredReading<Axis>
    ) -> PlacedAxis.OpenLength {
      if asksInTheEnd { return axis.isOpen ? reading.open(in: pass, parent) : .none }
      // A length that follows the other axis is not blamed for what is wrong with that.
      return openLength(reading, pass.space.isMirrored) == .ratio ? .ratio(1) : .none
    }
    return PlacedFrame(
      columns: columns.placed((all[0], all[1]), open(columns, secondColumn), in: pass.space),
      rows: rows.placed((all[2], all[3]), open(rows, secondRow), in: pass.space))
  }

  /// Puts what is known of the axis into the cell.
  fileprivate func show(
    _ turn: KnotTurn, _ all: UnsafeMutablePointer<CGFloat>, at cell: Int, in pass: LayoutPass,
    _ grid: PixelGrid
  ) {
    let place = pass.cells + cell
    if turn.node.axis == .columns {
      let known = turn.known(columns, (all[0], all[1]), pass.space, grid)
      if let span = known.span {
        place.pointee.frame.origin.x = span.origin
        place.pointee.frame.size.width = span.length
      }
      if let length = known.length {
        place.pointee.lengths.size.width = length
        if known.span == nil { place.pointee.frame.size.width = length }
      }
    } else {
      let known = turn.known(rows, (all[2], all[3]), pass.space, grid)
      if let span = known.span {
        place.pointee.frame.origin.y = span.origin
        place.pointee.frame.size.height = span.length
      }
      if let length = known.length {
        place.pointee.lengths.size.height = length
        if known.span == nil { place.pointee.frame.size.height = length }
      }
    }
  }
}

extension KnotTurn {
  /// What is known of an axis: a span, or a place as a span without a length; and a length. What has no value
  /// is not known.
  @inline(__always)
  fileprivate func known<Axis>(
    _ axis: StoredAxis<Axis>, _ numbers: (CGFloat, CGFloat), _ space: ParentSpace,
    _ grid: PixelGrid
  ) -> (span: LayoutSpan?, length: CGFloat?) {
    let decided = axis.isLengthFact && numbers.1.isFinite ? max(0, numbers.1) : nil
    if closesAxis {
      let span = axis.placed(numbers, .none, in: space).mendedSpan
      guard span.origin.isFinite, span.length.isFinite else { return (nil, nil) }
      let aligned = grid.isNone ? span : grid.aligned(span, along: Axis.self)
      return (aligned, decided ?? aligned.length)
    }
    let isFirst = node == .firstColumn || node == .firstRow
    let number = isFirst ? numbers.0 : numbers.1
    guard number.isFinite else { return (nil, nil) }
    if !isFirst, axis.isLengthFact { return (nil, decided) }
    let isDirectional = (isFirst ? axis.names.0 : axis.names.1).isDirectional
    let place = LayoutSpan(origin: isDirectional ? space.along(number) : number, length: 0)
    // Only edges are on the grid. A middle is where it was decided.
    let part = isFirst ? axis.rule.part : axis.secondPart
    return (part == 0 || part == 1 ? grid.aligned(place, along: Axis.self) : place, nil)
  }
}

extension PlacedAxis {
  /// The span; with a negative length as 0 where it was decided earlier.
  fileprivate var mendedSpan: LayoutSpan {
    let span = span
    return span.length >= 0
      ? span : LayoutSpan(origin: rule.isSwapped ? second : first, length: 0)
  }
}
