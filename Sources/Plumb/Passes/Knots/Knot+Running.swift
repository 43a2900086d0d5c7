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
    let site = KnotSite(run: run, container: container, info: info)
    show(target, site)
    for turn in turns {
      let step = steps.at(turn.member)
      if turn.waits { target.layOutHolders(of: step.pointee, info) }
      run.child = hosts[turn.member]
      let all = numbers.all + 4 * turn.member
      switch turn.node {
      case .columns, .rows:
        let layout = step.pointee.layout.object
        layout.findNumbers(turn.node, all, in: run, container)
        if turn.isShown { layout.show(turn, all, at: step.pointee.cell, in: run, container) }
      case .frame:
        if turn.isGroup {
          info.placeGroup(step.pointee, run, container, target) {
            isChild($0, target, site)
          }
        } else {
          place(turn, step, all, target, site)
        }
      default:
        find(turn, step.pointee, all, target, site)
      }
    }
  }

  /// Finds one number of a child.
  @inline(never)
  private func find<Target: RunTarget>(
    _ turn: KnotTurn, _ step: LayoutPlan.Step, _ all: UnsafeMutablePointer<CGFloat>,
    _ target: Target, _ site: borrowing KnotSite
  ) {
    let layout = step.layout.object
    let grid = site.run.grid
    layout.findNumber(turn, all, in: site.run, site.container) { room in
      step.child.with(as: Target.Child.self) {
        site.info.fittedSize(of: $0, at: step.cell, offering: room, on: grid)
      }
    }
    if turn.isShown { layout.show(turn, all, at: step.cell, in: site.run, site.container) }
  }

  /// Gives a child its frame, once its facts are known.
  private func place<Target: RunTarget>(
    _ turn: KnotTurn, _ step: UnsafePointer<LayoutPlan.Step>,
    _ all: UnsafeMutablePointer<CGFloat>, _ target: Target, _ site: borrowing KnotSite
  ) {
    let pass = site.run
    let layout = step.pointee.layout
    let frame =
      step.pointee.traits.has(.plain)
      ? pass.aligned(layout.with { $0.plainFrame(all, in: pass) })
      : CGRect(x: CGFloat.nan, y: 0, width: 0, height: 0)
    step.pointee.child.with(as: Target.Child.self) { child in
      let before = turn.isReadEarly ? child.plumbFrame : .zero
      if frame.isSound, !pass.isWatched, isChild(child, target, site) {
        target.give(
          frame, to: child, step, pass, layout.object.placed(all, in: pass, site.container))
      } else {
        target.settle(
          child, layout.with { $0.placed(all, in: pass, site.container) }, step.pointee,
          pass, site.container, site.info)
      }
      // A trial compares its early readings itself.
      if turn.isReadEarly, target.trial == nil, child.plumbFrame.isElsewhere(than: before) {
        site.info.layOutAgainWithThoseAround()
      }
    }
  }

  private func isChild<Target: RunTarget>(
    _ child: Target.Child, _ target: Target, _ site: borrowing KnotSite
  ) -> Bool {
    target.trial != nil || site.info.isStillChild(child) { $0.isChild(of: site.container) }
  }

  /// Makes the cells of the children readable in this pass. In a cycle, they hold the children's current
  /// frames. Transformed children are measured through the tree, once they have their frames.
  private func show<Target: RunTarget>(_ target: Target, _ site: borrowing KnotSite) {
    let pass = site.run
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

/// Where all turns of a knot take place. It is borrowed, so that no turn retains its members.
private struct KnotSite: ~Copyable {
  let run: LayoutRun
  let container: any Layoutable
  let info: LayoutInfo
}
