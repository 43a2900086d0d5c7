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
}

extension Knot {
  /// Finds the facts of all children in turn, and has each child placed as soon as it has all of its own.
  ///
  /// Facts that wait for themselves read the frames that the children have.
  func run<Run: KnotRun>(_ run: Run) {
    let numbers = begin()
    defer { end(numbers) }
    show(run)
    for turn in turns {
      let step = steps[turn.member]
      if turn.waits { run.layOutHolders(of: step) }
      if turn.node == .frame, graph.members[turn.member].group != nil {
        run.placeGroup(step)
        continue
      }
      step.child.with(as: Run.Child.self) { child in
        run.pass.child = UnretainedHost(child)
        let own = OwnNumbers(
          all: numbers.all + 4 * turn.member, layout: step.layout.object, cell: step.cell,
          turn: turn)
        if turn.node == .frame {
          run.place(child, step, own.placed(in: run.pass, run.parent))
        } else {
          own.find(in: run.pass, run.parent) { run.size(of: child, step, offering: $0) }
          if turn.isShown { own.show(in: run.pass, run.grid) }
        }
      }
    }
  }

  /// Puts the frames that the children have into their cells. Transformed children are measured through the
  /// tree, once they have their frames.
  private func show<Run: KnotRun>(_ run: Run) {
    for (member, step) in steps.enumerated() {
      if let group = graph.members[member].group {
        for (index, cell) in group.cells.enumerated() {
          group.withMember(index, Run.Child.self) { run.pass.note($0, cell) }
          run.pass.noteSize(at: cell)
          if run.pass.trial != nil { run.pass.unplaced.insert(cell) }
        }
      } else {
        step.child.with(as: Run.Child.self) { run.pass.note($0, step.cell) }
        run.pass.noteSize(at: step.cell)
        if run.pass.trial != nil { run.pass.unplaced.insert(step.cell) }
      }
    }
  }
}

/// The four numbers of a child in a knot, at one turn.
private struct OwnNumbers {
  let all: UnsafeMutablePointer<CGFloat>
  let layout: StoredLayout
  let cell: Int
  let turn: KnotTurn

  /// Finds the number whose turn it is.
  func find(in pass: LayoutPass, _ parent: any Layoutable, asking ask: (CGSize) -> CGSize) {
    switch turn.node {
    case .firstColumn:
      all[0] = layout.firstColumn.number(layout.columns.first, in: pass, parent)
    case .firstRow:
      all[2] = layout.firstRow.number(layout.rows.first, in: pass, parent)
    case .secondColumn where turn.open == .none:
      all[1] = layout.secondColumn.number(layout.columns.second, in: pass, parent)
    case .secondRow where turn.open == .none:
      all[3] = layout.secondRow.number(layout.rows.second, in: pass, parent)
    case .secondColumn where !turn.isAnswered, .secondRow where !turn.isAnswered:
      findOpen(in: pass, parent, asking: ask)
    default:
      break
    }
  }

  /// The same for a length that needs the child or the other axis.
  @inline(never)
  private func findOpen(
    in pass: LayoutPass, _ parent: any Layoutable, asking ask: (CGSize) -> CGSize
  ) {
    let isColumn = turn.node == .secondColumn
    let (columns, rows) =
      isColumn ? (turn.open, turn.otherOpen) : (turn.otherOpen, turn.open)
    var placed = PlacedFrame(
      columns: layout.columns.placed(
        (all[0], all[1]),
        columns == .none ? .none : layout.secondColumn.open(in: pass, parent), in: pass.space),
      rows: layout.rows.placed(
        (all[2], all[3]), rows == .none ? .none : layout.secondRow.open(in: pass, parent),
        in: pass.space))
    placed.close(asking: ask)
    if isColumn || columns == .fitted && rows == .fitted { all[1] = placed.columns.second }
    if !isColumn || columns == .fitted && rows == .fitted { all[3] = placed.rows.second }
  }

  /// The facts as numbers.
  func placed(in pass: LayoutPass, _ parent: any Layoutable) -> PlacedFrame {
    func open<Axis>(
      _ axis: StoredAxis<Axis>, _ reading: borrowing StoredReading<Axis>
    ) -> PlacedAxis.OpenLength {
      if layout.asksInTheEnd { return axis.isOpen ? reading.open(in: pass, parent) : .none }
      // A length that follows the other axis is not blamed for what is wrong with that.
      return openLength(reading, pass.space.isMirrored) == .ratio ? .ratio(1) : .none
    }
    return PlacedFrame(
      columns: layout.columns.placed(
        (all[0], all[1]), open(layout.columns, layout.secondColumn), in: pass.space),
      rows: layout.rows.placed(
        (all[2], all[3]), open(layout.rows, layout.secondRow), in: pass.space))
  }

  /// Puts what is known of the axis into the cell.
  func show(in pass: LayoutPass, _ grid: PixelGrid) {
    let place = pass.cells + cell
    switch turn.node {
    case .firstColumn, .secondColumn:
      let now = LayoutSpan(of: place.pointee.frame, along: Horizontal.self)
      let known = known(layout.columns, (all[0], all[1]), now, pass.space, grid)
      if let span = known.span {
        place.pointee.frame.origin.x = span.origin
        place.pointee.frame.size.width = span.length
      }
      if let length = known.length {
        place.pointee.lengths.size.width = length
        if known.span == nil { place.pointee.frame.size.width = length }
      }
    case .firstRow, .secondRow:
      let now = LayoutSpan(of: place.pointee.frame, along: Vertical.self)
      let known = known(layout.rows, (all[2], all[3]), now, pass.space, grid)
      if let span = known.span {
        place.pointee.frame.origin.y = span.origin
        place.pointee.frame.size.height = span.length
      }
      if let length = known.length {
        place.pointee.lengths.size.height = length
        if known.span == nil { place.pointee.frame.size.height = length }
      }
    case .columns, .rows, .frame:
      break
    }
  }

  /// What is known of an axis: a span, or a place as a span without a length; and a length. What has no value
  /// is not known.
  private func known<Axis>(
    _ axis: StoredAxis<Axis>, _ numbers: (CGFloat, CGFloat), _ now: LayoutSpan,
    _ space: ParentSpace, _ grid: PixelGrid
  ) -> (span: LayoutSpan?, length: CGFloat?) {
    let isFirst = turn.node == .firstColumn || turn.node == .firstRow
    let number = isFirst ? numbers.0 : numbers.1
    let decided = axis.isLengthFact && numbers.1.isFinite ? max(0, numbers.1) : nil
    if turn.closesAxis {
      let placed = axis.placed(numbers, .none, in: space)
      let span = placed.mendedSpan
      guard span.origin.isFinite, span.length.isFinite else { return (nil, nil) }
      let aligned = grid.aligned(span, along: Axis.self)
      return (aligned, decided ?? aligned.length)
    }
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
