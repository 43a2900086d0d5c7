import Foundation

extension LayoutPlan {
  /// Evaluates the layouts and gives each child its frame before the next is evaluated.
  ///
  /// `children` are those that the plan was made of. They are handed over to be kept alive: a closure
  /// of a layout might remove one.
  func layOut<Parent: LayoutInfoStorable, Child: Layoutable>(
    _ children: [Child], in parent: Parent
  ) {
    let info = parent.layoutInfo
    for step in steps {
      info.current = step.layout
      let child = unsafeDowncast(step.child, to: Child.self)
      let context = LayoutContext(parent: parent, child: child, callSite: step.layout.callSite)
      let placed = step.layout.layout.placed(in: context)
      let frame = placed.frame(of: child, in: context)
      if !placed.isAdjusted && child.applyLayout(frame, in: context.parentID) { continue }
      guard let owner = child.layoutParent, owner === parent else { continue }
      if let settled = step.layout.layout.settled(frame, in: context) {
        child.layoutFrame = settled
      }
    }
    info.current = nil
    withExtendedLifetime(children) {}
  }

  /// Where the layouts would put the children in `bounds`, without moving any.
  func trial<Child: Layoutable>(
    of children: [Child], in container: some Layoutable, _ bounds: CGRect
  ) -> [CGRect] {
    let trial = LayoutTrial(of: container, in: bounds, capacity: steps.count)
    let frames = steps.map { step in
      let child = unsafeDowncast(step.child, to: Child.self)
      let context = LayoutContext(parent: trial, child: child, callSite: step.layout.callSite)
      let frame = step.layout.layout.frame(in: context) ?? child.layoutFrame
      trial.place(ObjectIdentifier(child), at: frame)
      return frame
    }
    withExtendedLifetime(children) {}
    return frames
  }
}
