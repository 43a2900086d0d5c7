import Foundation

extension LayoutInfo {
  /// The room that a child is offered that alone completes its layout; no number, if that is found out of line. A size
  /// that it asked for in the same room stands in the pass then.
  @usableFromInline @inline(never)
  func room(
    for step: UnsafePointer<LayoutPlan.Step>, _ pass: LayoutRun, _ container: any Layoutable
  ) -> CGSize {
    let room = step.pointee.layout.with { $0.room(in: pass, container) }
    pass.evaluated.room = room
    pass.evaluated.knownSize = knownSize(at: step.pointee.cell, offering: room)
    if pass.evaluated.knownSize == nil { pass.evaluated.counts = counts }
    return room
  }

  /// The frame with the size that the child asked for.
  @usableFromInline @inline(never)
  func frame(
    fitting size: CGSize, _ step: UnsafePointer<LayoutPlan.Step>, _ pass: LayoutRun
  ) -> CGRect {
    if pass.evaluated.knownSize == nil, let child = pass.child?.object {
      remember(
        size, of: child, at: step.pointee.cell, offering: pass.evaluated.room,
        since: pass.evaluated.counts)
    }
    return step.pointee.layout.with { $0.frame(fitting: size, in: pass) }
  }
}
