import Foundation

// Between these two steps, the generic caller asks the child for its size, with the child's class known.

extension LayoutInfo {
  /// The room that the child is offered; NaN if the frame must be found out of line. A valid remembered size
  /// for this room is put into `run.evaluated.knownSize`.
  @usableFromInline @inline(never)
  func room(
    for step: UnsafePointer<LayoutPlan.Step>, _ run: LayoutRun, _ container: any Layoutable
  ) -> CGSize {
    let room = step.pointee.layout.with { $0.room(in: run, container) }
    run.evaluated.room = room
    // Checked here, because most containers remember none, and the search is a call.
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
    // The child comes last: loading it retains it.
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
