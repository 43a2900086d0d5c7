import Foundation

// A child that alone completes its layout is asked between two steps, where its class is known.

extension LayoutInfo {
  /// The room that the child is offered; no number, if the frame is found out of line. The size that it asked for in the
  /// same room before stands in the run then, if it would ask for it again.
  @usableFromInline @inline(never)
  func room(
    for step: UnsafePointer<LayoutPlan.Step>, _ run: LayoutRun, _ container: any Layoutable
  ) -> CGSize {
    let room = step.pointee.layout.with { $0.room(in: run, container) }
    run.evaluated.room = room
    run.evaluated.knownSize = knownSize(at: step.pointee.cell, offering: room)
    if run.evaluated.knownSize == nil { run.evaluated.counts = counts }
    return room
  }

  /// The frame with the size that the child asked for.
  @usableFromInline @inline(never)
  func frame(
    fitting size: CGSize, _ step: UnsafePointer<LayoutPlan.Step>, _ run: LayoutRun
  ) -> CGRect {
    // To load the child retains it.
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
