import Foundation

// Between `room(for:_:_:)` and `frame(fitting:_:_:)`, the generic caller, which knows the child's class, asks the child
// for its size. Rare work is in separate functions, so that these two functions save few registers.

extension LayoutInfo {
  /// The room that the child is offered; NaN if the frame must be found out of line. A valid remembered size
  /// for this room is put into `run.evaluated.knownSize`.
  @usableFromInline @inline(never)
  func room(
    for step: UnsafePointer<LayoutPlan.Step>, _ run: LayoutRun, _ container: any Layoutable
  ) -> CGSize {
    let room = step.pointee.layout.with { $0.room(in: run, container) }
    run.evaluated.room = room
    run.evaluated.knownSize = nil
    // Checked here, because most containers remember no sizes.
    if !trials.sizes.isEmpty { findKnownSize(at: step.pointee.cell, run) }
    if run.evaluated.knownSize == nil { run.evaluated.counts = counts }
    return room
  }

  @inline(never)
  private func findKnownSize(at cell: Int, _ run: LayoutRun) {
    run.evaluated.knownSize = knownSize(at: cell, offering: run.evaluated.room)
  }

  /// The frame for the size that the child asked for. Remembers a new size if measuring it ran a trial, or if the
  /// container is tried often.
  @usableFromInline @inline(never)
  func frame(
    fitting size: CGSize, _ step: UnsafePointer<LayoutPlan.Step>, _ run: LayoutRun
  ) -> CGRect {
    if run.evaluated.knownSize == nil, remembersSizes(since: run.evaluated.counts) {
      keep(size, at: step.pointee.cell, run)
    }
    return step.pointee.layout.with { $0.frame(fitting: size, in: run) }
  }

  @inline(never)
  private func keep(_ size: CGSize, at cell: Int, _ run: LayoutRun) {
    guard let child = run.child?.object else { return }
    keep(
      size, of: child, at: cell, offering: run.evaluated.room, since: run.evaluated.counts)
  }
}
