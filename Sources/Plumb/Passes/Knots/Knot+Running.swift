import Foundation

extension Knot {
  /// Finds the facts of all children in sequence, and places each child as soon as all of its facts are
  /// known.
  ///
  /// Facts in a cycle read the current frames of the children.
  // The child's class is a parameter of its own, so that it is not looked up in the target for each child.
  func run<Child: Layoutable, Target: RunTarget<Child>>(
    _ target: Target, _ run: LayoutRun, _ container: any Layoutable, _ info: LayoutInfo
  ) {
    let site = KnotSite(
      run: run, container: container, info: info, isTrial: target.trial != nil)
    show(as: Child.self, site)
    guard var turn = turns.baseAddress.map({ UnsafePointer($0) }),
      let all = run.numbers.baseAddress
    else { return }
    let end = turn + turns.count
    // Turns are read by address, because reading one property by value copies the whole turn.
    while turn < end {
      defer { turn += 1 }
      let member = turn.pointee.member
      let (step, all) = (steps.at(member), all + 4 * member)
      if turn.pointee.waits { target.layOutHolders(of: step.pointee, info) }
      run.child = hosts[member]
      switch turn.pointee.node {
      case .columns, .rows:
        step.pointee.layout.with { layout in
          layout.findNumbers(turn.pointee.node, all, in: run, container)
          if turn.pointee.isShown {
            layout.show(turn, all, at: step.pointee.cell, in: run, container)
          }
        }
      case .frame:
        if turn.pointee.isGroup {
          info.placeGroup(step.pointee, run, container, target) {
            isChild($0, site)
          }
        } else {
          place(turn, step, all, target, site)
        }
      default:
        find(turn, step, all, target, site)
      }
    }
  }

  /// Finds one number of a child.
  @inline(never)
  private func find<Child: Layoutable, Target: RunTarget<Child>>(
    _ turn: UnsafePointer<KnotTurn>, _ step: UnsafePointer<LayoutPlan.Step>,
    _ all: UnsafeMutablePointer<CGFloat>, _ target: Target, _ site: borrowing KnotSite
  ) {
    let layout = step.pointee.layout.object
    let (grid, cell) = (site.run.grid, step.pointee.cell)
    layout.findNumber(turn.pointee, all, in: site.run, site.container) { room in
      step.pointee.child.with(as: Child.self) {
        site.info.fittedSize(of: $0, at: cell, offering: room, on: grid)
      }
    }
    if turn.pointee.isShown {
      layout.showNumber(turn.pointee, all, at: cell, in: site.run, site.container)
    }
  }

  /// Gives a child its frame, once its facts are known.
  private func place<Child: Layoutable, Target: RunTarget<Child>>(
    _ turn: UnsafePointer<KnotTurn>, _ step: UnsafePointer<LayoutPlan.Step>,
    _ all: UnsafeMutablePointer<CGFloat>, _ target: Target, _ site: borrowing KnotSite
  ) {
    let isReadEarly = turn.pointee.isReadEarly
    let pass = site.run
    let layout = step.pointee.layout
    let frame =
      step.pointee.traits.has(.plain)
      ? pass.aligned(layout.with { $0.plainFrame(all, in: pass) })
      : CGRect(x: CGFloat.nan, y: 0, width: 0, height: 0)
    let isPlain = frame.isSound && !pass.isWatched
    step.pointee.child.with(as: Child.self) { child in
      let before = isReadEarly ? child.plumbFrame : .zero
      if isPlain, isChild(child, site) {
        target.give(
          frame, to: child, step, pass, layout.object.placed(all, in: pass, site.container))
      } else {
        target.settle(
          child, layout.with { $0.placed(all, in: pass, site.container) }, step.pointee,
          pass, site.container, site.info)
      }
      // A trial compares its early readings itself.
      if isReadEarly, !site.isTrial, child.plumbFrame.isElsewhere(than: before) {
        site.info.layOutAgainWithThoseAround()
      }
    }
  }

  @inline(__always)
  private func isChild(_ child: some Layoutable, _ site: borrowing KnotSite) -> Bool {
    site.isTrial || site.info.isStillChild(child) { $0.isChild(of: site.container) }
  }

  /// Makes the cells of the children readable in this run. In a cycle, and for members of groups, the cells hold the
  /// children's current frames at first. Transformed children are measured through the tree, once they have their
  /// frames.
  private func show<Child: Layoutable>(as child: Child.Type, _ site: borrowing KnotSite) {
    let (pass, isTransformed) = (site.run, graph.isTransformed)
    for member in steps.list.indices {
      let (step, cell) = (steps.at(member), steps.at(member).pointee.cell)
      if hasGroups, let group = groups[member] {
        for (index, cell) in group.cells.enumerated() {
          let host = group.hosts[index].object
          pass.note(host, cell)
          pass.noteSize(at: cell)
          pass.trial?.noteUnplaced(cell)
        }
        continue
      }
      if hasCycle {
        step.pointee.child.with(as: Child.self) { pass.note($0, cell) }
        pass.noteSize(at: cell)
      } else if !isTransformed[member] {
        pass.cells[cell].stamp = pass.stamp
      }
      if site.isTrial { pass.trial?.noteUnplaced(cell) }
    }
  }
}

/// What all turns of a knot share. It is borrowed, so that no turn retains its members.
private struct KnotSite: ~Copyable {
  let run: LayoutRun
  let container: any Layoutable
  let info: LayoutInfo
  /// Whether the frames are those of a trial. The target is asked once.
  let isTrial: Bool
}
