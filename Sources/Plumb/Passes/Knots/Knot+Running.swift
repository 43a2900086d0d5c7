import Foundation

/// A pass or a trial of a knot: what is done with a child's facts.
protocol KnotRun<Child> {
  associatedtype Child: Layoutable
  var pass: LayoutRun { get }
  var parent: any Layoutable { get }
  var grid: PixelGrid { get }
  /// What a child asks for.
  func size(of child: Child, _ step: LayoutPlan.Step, offering room: CGSize) -> CGSize
  /// Lays out what is inside of the children that hold what a child reads.
  func layOutHolders(of step: LayoutPlan.Step)
  /// Gives a child a frame that nothing adjusts; false if it has to be settled.
  func place(_ child: Child, _ step: LayoutPlan.Step, _ frame: CGRect) -> Bool
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
    for turn in turns {
      let step = steps.list[turn.member]
      if turn.waits { run.layOutHolders(of: step) }
      pass.child = hosts[turn.member]
      let all = numbers.all + 4 * turn.member
      switch turn.node {
      case .columns, .rows:
        let layout = step.layout.object
        layout.findNumbers(turn.node, all, in: pass, parent)
        if turn.isShown { layout.show(turn, all, at: step.cell, in: pass, grid) }
      case .frame:
        turn.isGroup ? run.placeGroup(step) : place(turn, step, all, run)
      default:
        find(turn, step, all, run)
      }
    }
  }

  /// Finds one number of a child.
  @inline(never)
  private func find<Run: KnotRun>(
    _ turn: KnotTurn, _ step: LayoutPlan.Step, _ all: UnsafeMutablePointer<CGFloat>, _ run: Run
  ) {
    let layout = step.layout.object
    layout.findNumber(turn, all, in: run.pass, run.parent) { room in
      step.child.with(as: Run.Child.self) { run.size(of: $0, step, offering: room) }
    }
    if turn.isShown { layout.show(turn, all, at: step.cell, in: run.pass, run.grid) }
  }

  /// Gives a child its frame.
  private func place<Run: KnotRun>(
    _ turn: KnotTurn, _ step: LayoutPlan.Step, _ all: UnsafeMutablePointer<CGFloat>, _ run: Run
  ) {
    let pass = run.pass
    let frame =
      step.traits.has(.plain)
      ? step.layout.with { $0.plainFrame(all, in: pass) }
      : CGRect(x: CGFloat.nan, y: 0, width: 0, height: 0)
    step.child.with(as: Run.Child.self) { child in
      let before = turn.isReadEarly ? child.plumbFrame : .zero
      if frame.origin.x.isNaN || !run.place(child, step, frame) {
        let placed = step.layout.with { $0.placed(all, in: pass, run.parent) }
        run.place(child, step, placed)
      }
      if turn.isReadEarly, child.plumbFrame.isElsewhere(than: before) { run.layOutAgain() }
    }
  }

  /// Has the cells of the children read in this pass. Facts that wait for themselves read the frames that the
  /// children have. Transformed children are measured through the tree, once they have their frames.
  private func show<Run: KnotRun>(_ run: Run) {
    let pass = run.pass
    for member in steps.list.indices {
      let step = steps.list[member]
      if !groups.isEmpty, let group = groups[member] {
        for (index, cell) in group.cells.enumerated() {
          let host = group.hosts[index].object
          pass.note(host, cell)
          pass.noteSize(at: cell)
          pass.trial?.noteUnplaced(cell)
        }
        continue
      }
      step.child.with(as: Run.Child.self) { child in
        if hasCycle {
          pass.note(child, step.cell)
          pass.noteSize(at: step.cell)
        } else if !child.plumbIsTransformed {
          pass.cells[step.cell].stamp = pass.stamp
        }
      }
      pass.trial?.noteUnplaced(step.cell)
    }
  }
}
