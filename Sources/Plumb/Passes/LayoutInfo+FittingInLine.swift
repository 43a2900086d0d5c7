import Foundation

// Between these two functions, the generic caller, which knows the child's class, asks the child for its size.

extension LayoutInfo {
  /// The room that the child is offered; NaN if the frame must be found out of line. A valid remembered size
  /// for this room is put into `run.evaluated.knownSize`.
  @usableFromInline @inline(never)
  func room(
    for step: UnsafePointer<LayoutPlan.Step>, _ run: LayoutRun, _ container: any Layoutable
  ) -> CGSize {
    let room = step.pointee.layout.with { $0.room(in: run, container) }
    run.evaluated.room = room
    // Checked here, because most containers remember no sizes, and the search costs a call.
    run.evaluated.knownSize =
      trials.sizes.isEmpty ? nil : knownSize(at: step.pointee.cell, offering: room)
    if run.evaluated.knownSize == nil { run.evaluated.counts = counts }
    return room
  }

  /// The frame for the size that the child asked for. Remembers a new size if that pays.
  @usableFromInline @inline(never)
  func frame(
    fitting size: CGSize, _ step: UnsafePointer<LayoutPlan.Step>, _ run: LayoutRun
  ) -> CGRect {
    // The child is loaded last, because that retains it.
    if run.evaluated.knownSize == nil, remembersSizes(since: run.evaluated.counts),
      let child = run.child?.object
    {
      keep(
        size, of: child, at: step.pointee.cell, offering: run.evaluated.room,
        since: run.evaluated.counts)
    }
    return step.pointee.layout.with { $0.frame(fitting: size, in: run) }
  }
}
