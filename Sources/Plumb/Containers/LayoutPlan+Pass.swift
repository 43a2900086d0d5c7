import Foundation

extension LayoutPlan {
  /// Evaluates the layouts and gives each child its frame before the next is evaluated.
  ///
  /// `children` are those that the plan was made of. They are handed over to be kept alive: a closure
  /// of a layout might remove one.
  func layOut<Child: Layoutable>(_ children: [Child], in parent: some Layoutable) {
    // Each step makes it its own child's; until then the parent stands in, who need not be looked for.
    let context = LayoutContext(
      parent: parent, child: parent, callSite: CallSite(file: #fileID, line: #line))
    steps.withUnsafeBufferPointer { steps in
      for step in steps {
        step.withChild(Child.self) { child in
          step.layout._withUnsafeGuaranteedRef { $0.layOut(child, in: context) }
        }
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
      step.withChild(Child.self) { child in
        step.layout._withUnsafeGuaranteedRef { layout in
          let frame = layout.frame(of: child, on: trial) ?? child.layoutFrame
          trial.place(child, at: frame)
          return frame
        }
      }
    }
    withExtendedLifetime(children) {}
    return frames
  }
}
