import Foundation

extension LayoutInfo {
  /// Finds a part of a child's frame, and puts it into the child's cell.
  // One copy serves all classes of children.
  @usableFromInline @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  func findPart(
    of child: some Layoutable, _ step: UnsafePointer<LayoutPlan.Step>, _ run: LayoutRun,
    _ container: any Layoutable
  ) {
    let (part, all) = run.part(of: step)
    if part.pointee.isFirst {
      session.with { $0.splitFrames += 1 }
      run.beginParts(of: step)
    }
    if step.pointee.traits.has(.runsCode) { run.mayHaveChanged = true }
    step.pointee.layout.with { layout in
      if !part.pointee.node.isNumber {
        layout.findNumbers(part.pointee.node, all, in: run, container)
      } else if !part.pointee.found.contains(part.pointee.node) {
        layout.findNumber(part, all, in: run, container) {
          askedSize(of: child, at: step.pointee.cell, offering: $0, on: run.grid)
        }
      }
    }
    show(part, all, step, run, container)
  }

  /// Puts a part into the cell of its child, if others read it.
  @inline(__always)
  private func show(
    _ part: UnsafePointer<FramePart>, _ all: UnsafeMutablePointer<CGFloat>,
    _ step: UnsafePointer<LayoutPlan.Step>, _ run: LayoutRun, _ container: any Layoutable
  ) {
    if !part.pointee.isShown { return }
    step.pointee.layout.with { layout in
      if part.pointee.node.isNumber {
        layout.showNumber(part, all, at: step.pointee.cell, in: run, container)
      } else {
        layout.show(part, all, at: step.pointee.cell, in: run, container)
      }
    }
  }

  /// The frame of a child of which earlier steps have found parts, on the grid. The facts alone decide it. Its x is
  /// NaN, so that the frame must be settled, if the facts are directional and the parent is right-to-left.
  @usableFromInline @inline(never)
  func restOfFrame(
    _ step: UnsafePointer<LayoutPlan.Step>, _ run: LayoutRun, _ container: any Layoutable
  ) -> CGRect {
    let (part, all) = run.part(of: step)
    session.with { $0.splitFrames -= 1 }
    return step.pointee.layout.with {
      $0.findRest(part, all, in: run, container)
      return run.aligned($0.plainFrame(all, in: run))
    }
  }

  /// The facts as numbers of a child of which earlier steps have found parts. Finds those that no part has found.
  @usableFromInline @inline(never)
  func placedInParts(
    _ step: UnsafePointer<LayoutPlan.Step>, _ run: LayoutRun, _ container: any Layoutable
  ) -> PlacedFrame {
    let (part, all) = run.part(of: step)
    session.with { $0.splitFrames -= 1 }
    return step.pointee.layout.with {
      $0.findRest(part, all, in: run, container)
      return $0.placed(all, part.pointee.found, in: run, container)
    }
  }
}

extension LayoutInfo {
  /// If a child that was read before it had its frame has moved, lays out the container again. A trial compares its
  /// early readings itself.
  @usableFromInline @inline(never)
  func noteReadEarly(_ child: any Layoutable, movedFrom before: CGRect) {
    if child.plumbFrame.isElsewhere(than: before) { layOutAgainWithThoseAround() }
  }

  /// The run that is going on: that of a trial or, without one, that of a pass. Nil if there is none.
  func run(of trial: TrialFrames?) -> LayoutRun? {
    guard let trial else { return isInPass ? pass : nil }
    guard let run = (trial as? LayoutTrial)?.run, run.table === table else { return nil }
    return run
  }
}

extension LayoutRun {
  /// The facts as numbers of a child of which all parts are found.
  func placedAgain(
    _ step: LayoutPlan.Step, _ container: any Layoutable
  ) -> PlacedFrame {
    let (part, all) = part(step.part)
    return step.layout.object.placed(all, part.pointee.found, in: self, container)
  }

  /// The part of a frame that a step finds, and the four numbers of the step's child.
  @inline(__always)
  func part(
    of step: UnsafePointer<LayoutPlan.Step>
  ) -> (UnsafePointer<FramePart>, UnsafeMutablePointer<CGFloat>) { part(step.pointee.part) }

  @inline(__always)
  private func part(
    _ number: Int32
  ) -> (UnsafePointer<FramePart>, UnsafeMutablePointer<CGFloat>) {
    let part = UnsafePointer(parts.unsafelyUnwrapped + Int(number))
    return (part, numbers.baseAddress.unsafelyUnwrapped + 4 * part.pointee.slot)
  }

  /// Makes the cell of a child readable before the child has its frame.
  @inline(__always)
  func beginParts(of step: UnsafePointer<LayoutPlan.Step>) {
    cells[step.pointee.cell].stamp = stamp
    trial?.noteUnplaced(step.pointee.cell)
  }
}
