import Foundation

extension LayoutPlan {
  /// Evaluates the layouts and gives each child its frame before the next is evaluated.
  ///
  /// `children` are those that the plan was made of. They are handed over to be kept alive: a closure
  /// of a layout might remove one.
  func layOut<Child: Layoutable>(_ children: [Child], in parent: some Layoutable) {
    guard let first = children.first else { return }
    var context = LayoutContext(
      parent: parent, child: first, callSite: CallSite(file: #fileID, line: #line))
    steps.withUnsafeBufferPointer { steps in
      for step in steps {
        let child = unsafeDowncast(step.child, to: Child.self)
        context.unretainedChild = UnretainedHost(child)
        context.childID = ObjectIdentifier(child)
        step.layout._withUnsafeGuaranteedRef { $0.layOut(child, in: context) }
      }
    }
    withExtendedLifetime(children) {}
  }

  /// Where the layouts would put the children in `bounds`, without moving any.
  func trial<Child: Layoutable>(
    of children: [Child], in container: some Layoutable, _ bounds: CGRect
  ) -> [CGRect] {
    let trial = LayoutTrial(of: container, in: bounds, capacity: steps.count)
    let frames = steps.map { step in
      let child = unsafeDowncast(step.child, to: Child.self)
      let layout = step.layout.takeUnretainedValue()
      let context = LayoutContext(parent: trial, child: child, callSite: layout.callSite)
      let frame = layout.layout.frame(in: context) ?? child.layoutFrame
      trial.place(ObjectIdentifier(child), at: frame)
      return frame
    }
    withExtendedLifetime(children) {}
    return frames
  }
}

extension StoredLayout {
  /// Evaluates the layout and gives `child` its frame.
  // A method of its own, and not part of the loop: here the layout is known not to change while its
  // closures run, so that nothing of it is retained.
  @inline(never)
  fileprivate func layOut<Child: Layoutable>(_ child: Child, in context: LayoutContext) {
    let columns = layout.horizontal.placed(in: context)
    let rows = layout.vertical.placed(in: context)
    let size = context.size(of: child, columns.length, rows.length)
    let frame = CGRect(horizontal: columns.span(size.width), vertical: rows.span(size.height))
    if layout.adjustments.isEmpty && child.applyLayout(frame, in: context.parentID) { return }
    settle(frame, of: child, in: context)
  }

  @inline(never)
  private func settle(_ frame: CGRect, of child: any Layoutable, in context: LayoutContext) {
    guard let owner = child.layoutParent, owner === context.parent else { return }
    var context = context
    context.callSite = callSite
    if let settled = layout.settled(frame, in: context) { child.layoutFrame = settled }
  }
}
