import Foundation

extension Knot {
  /// Finds the facts of all children in sequence, and places each child as soon as all of its facts are
  /// known.
  ///
  /// Facts in a cycle read the current frames of the children.
  func run<Target: RunTarget>(
    _ target: Target, _ run: LayoutRun, _ container: any Layoutable, _ info: LayoutInfo
  ) {
    let numbers = begin()
    defer { end(numbers) }
    let (pass, parent) = (run, container)
    let knotRun = KnotRun(target: target, run: run, container: container, info: info)
    show(knotRun)
    for turn in turns {
      let step = steps.at(turn.member)
      if turn.waits { target.layOutHolders(of: step.pointee, info) }
      pass.child = hosts[turn.member]
      let all = numbers.all + 4 * turn.member
      switch turn.node {
      case .columns, .rows:
        let layout = step.pointee.layout.object
        layout.findNumbers(turn.node, all, in: pass, parent)
        if turn.isShown { layout.show(turn, all, at: step.pointee.cell, in: pass, parent) }
      case .frame:
        if turn.isGroup {
          info.placeGroup(step.pointee, run, container, target) { isChild($0, knotRun) }
        } else {
          place(turn, step, all, knotRun)
        }
      default:
        find(turn, step.pointee, all, knotRun)
      }
    }
  }

  /// Finds one number of a child.
  @inline(never)
  private func find<Target: RunTarget>(
    _ turn: KnotTurn, _ step: LayoutPlan.Step, _ all: UnsafeMutablePointer<CGFloat>,
    _ knotRun: KnotRun<Target>
  ) {
    let layout = step.layout.object
    let grid = knotRun.run.grid
    layout.findNumber(turn, all, in: knotRun.run, knotRun.container) { room in
      step.child.with(as: Target.Child.self) {
        knotRun.info.fittedSize(of: $0, at: step.cell, offering: room, on: grid)
      }
    }
    if turn.isShown { layout.show(turn, all, at: step.cell, in: knotRun.run, knotRun.container) }
  }

  /// Gives a child its frame, once its facts are known.
  private func place<Target: RunTarget>(
    _ turn: KnotTurn, _ step: UnsafePointer<LayoutPlan.Step>,
    _ all: UnsafeMutablePointer<CGFloat>, _ knotRun: KnotRun<Target>
  ) {
    let pass = knotRun.run
    let layout = step.pointee.layout
    let frame =
      step.pointee.traits.has(.plain)
      ? layout.with { $0.plainFrame(all, in: pass) }
      : CGRect(x: CGFloat.nan, y: 0, width: 0, height: 0)
    step.pointee.child.with(as: Target.Child.self) { child in
      let before = turn.isReadEarly ? child.plumbFrame : .zero
      if frame.isSound, !pass.isOnGrid, !pass.isWatched, isChild(child, knotRun) {
        knotRun.target.give(
          frame, to: child, step, pass, layout.object.placed(all, in: pass, knotRun.container))
      } else {
        knotRun.target.settle(
          child, layout.with { $0.placed(all, in: pass, knotRun.container) }, step.pointee,
          pass, knotRun.container, knotRun.info)
      }
      // A trial compares its early readings itself.
      if turn.isReadEarly, knotRun.target.trial == nil, child.plumbFrame.isElsewhere(than: before) {
        knotRun.info.layOutAgainWithThoseAround()
      }
    }
  }

  private func isChild<Target: RunTarget>(_ child: Target.Child, _ knotRun: KnotRun<Target>) -> Bool
  {
    knotRun.target.trial != nil
      || knotRun.info.isStillChild(child) {
        $0.isChild(of: knotRun.container)
      }
  }

  /// Makes the cells of the children readable in this pass. In a cycle, they hold the children's current
  /// frames. Transformed children are measured through the tree, once they have their frames.
  private func show<Target: RunTarget>(_ knotRun: KnotRun<Target>) {
    let pass = knotRun.run
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
      step.child.with(as: Target.Child.self) { child in
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

/// The arguments that all turns of a knot share.
private struct KnotRun<Target: RunTarget> {
  let target: Target
  let run: LayoutRun
  let container: any Layoutable
  let info: LayoutInfo
}
