import Foundation

/// What a knot needs of a child.
enum KnotNeed {
  /// The size that the child asks for in this room.
  case size(CGSize)
  /// That the child gets this sound frame.
  case frame(CGRect)
  /// That the child gets the frame of its facts, which must be settled.
  case settling
  /// That the group for which the child stands is placed.
  case group
}

extension Knot {
  /// Finds the facts of all children in sequence, and has each child placed as soon as all of its facts are known.
  ///
  /// Facts in a cycle read the current frames of the children. `help` does what is needed of a child; if that is its
  /// size, it returns the size. Only the caller knows the class of the children, so this code is not compiled again
  /// for each class in other modules.
  func run(
    _ run: LayoutRun, _ container: any Layoutable, _ info: LayoutInfo,
    _ help: (KnotNeed, UnsafePointer<LayoutPlan.Step>, _ member: Int) -> CGSize
  ) {
    show(in: run)
    guard var turn = turns.baseAddress.map({ UnsafePointer($0) }) else { return }
    let end = turn + turns.count
    // Turns are read by address, because reading one property by value copies the whole turn.
    while turn < end {
      defer { turn += 1 }
      let member = turn.pointee.member
      let (step, all) = (steps.at(member), numbers(of: member, in: run))
      if turn.pointee.waits, run.trial == nil { info.layOutHolders(of: step.pointee) }
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
        if turn.pointee.isReadEarly, !turn.pointee.isGroup {
          placeReadEarly(turn, step, all, run, info, help)
        } else {
          _ = help(need(turn, step, all, run), step, member)
        }
      default:
        find(turn, step, all, run, container) { help(.size($0), step, member) }
      }
    }
  }

  /// The four numbers of a child.
  @inline(__always)
  private func numbers(of member: Int, in run: LayoutRun) -> UnsafeMutablePointer<CGFloat> {
    run.numbers.baseAddress.unsafelyUnwrapped + 4 * member
  }

  /// Finds one number of a child.
  @inline(never)
  private func find(
    _ turn: UnsafePointer<KnotTurn>, _ step: UnsafePointer<LayoutPlan.Step>,
    _ all: UnsafeMutablePointer<CGFloat>, _ run: LayoutRun, _ container: any Layoutable,
    asking ask: (CGSize) -> CGSize
  ) {
    step.pointee.layout.with {
      $0.findNumber(turn, all, in: run, container, asking: ask)
      if turn.pointee.isShown {
        $0.showNumber(turn, all, at: step.pointee.cell, in: run, container)
      }
    }
  }

  /// What a child needs once its facts are known.
  @inline(__always)
  private func need(
    _ turn: UnsafePointer<KnotTurn>, _ step: UnsafePointer<LayoutPlan.Step>,
    _ all: UnsafeMutablePointer<CGFloat>, _ run: LayoutRun
  ) -> KnotNeed {
    if turn.pointee.isGroup { return .group }
    guard step.pointee.traits.has(.plain), !run.isWatched else { return .settling }
    let frame = run.aligned(step.pointee.layout.with { $0.plainFrame(all, in: run) })
    return frame.isSound ? .frame(frame) : .settling
  }

  /// Has a child placed that contains a view which is read before the child has its frame. If the child moves, the
  /// container is laid out again. A trial compares its early readings itself.
  @inline(never)
  private func placeReadEarly(
    _ turn: UnsafePointer<KnotTurn>, _ step: UnsafePointer<LayoutPlan.Step>,
    _ all: UnsafeMutablePointer<CGFloat>, _ run: LayoutRun, _ info: LayoutInfo,
    _ help: (KnotNeed, UnsafePointer<LayoutPlan.Step>, Int) -> CGSize
  ) {
    let member = turn.pointee.member
    let before = hosts[member].object.plumbFrame
    _ = help(need(turn, step, all, run), step, member)
    if run.trial == nil, hosts[member].object.plumbFrame.isElsewhere(than: before) {
      info.layOutAgainWithThoseAround()
    }
  }

  /// The facts of a child as numbers, to be settled.
  func placed(_ member: Int, in run: LayoutRun, _ container: any Layoutable) -> PlacedFrame {
    steps.at(member).pointee.layout.object
      .placed(numbers(of: member, in: run), in: run, container)
  }

  /// Makes the cells of the children readable in a run. In a cycle, and for members of groups, the cells hold the
  /// children's current frames at first. Transformed children are measured through the tree, once they have their
  /// frames.
  private func show(in run: LayoutRun) {
    for member in steps.list.indices {
      let (cell, traits) = (steps.at(member).pointee.cell, steps.at(member).pointee.traits)
      if hasGroups, let group = groups[member] {
        for (index, cell) in group.cells.enumerated() {
          show(group.hosts[index], cell, in: run)
          run.trial?.noteUnplaced(cell)
        }
        continue
      }
      if hasCycle {
        show(hosts[member], cell, in: run)
      } else if !traits.has(.transformed) {
        run.cells[cell].stamp = run.stamp
      }
      run.trial?.noteUnplaced(cell)
    }
  }

  /// Puts the current frame of a host into its cell.
  private func show(_ host: UnretainedHost, _ cell: Int, in run: LayoutRun) {
    run.note(host.object, cell)
    run.noteSize(at: cell)
  }
}
