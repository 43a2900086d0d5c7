import Foundation

extension LayoutInfo {
  /// Lays out a knot: children that wait for each other.
  @usableFromInline
  func placeKnot<Target: RunTarget>(
    _ step: LayoutPlan.Step, _ run: LayoutRun, _ container: any Layoutable, _ target: Target
  ) {
    guard let knot = run.plan?.knot(of: step) else { return }
    let outer = phase.knotRun
    phase.knotRun = Unretained(run)
    session.with { $0.knots += 1 }
    knot.run(run, container, self) { need, step, member in
      step.pointee.child.with(as: Target.Child.self) {
        help($0, need, step, knot, member, target, run, container)
      }
    }
    session.with { $0.knots -= 1 }
    phase.knotRun = outer
  }

  /// Does what a knot needs of a child. Returns the child's size if that is needed.
  // The child's class is a parameter of its own, so that it is not looked up in the target again.
  private func help<Child: Layoutable, Target: RunTarget<Child>>(
    _ child: Child, _ need: KnotNeed, _ step: UnsafePointer<LayoutPlan.Step>, _ knot: Knot,
    _ member: Int, _ target: Target, _ run: LayoutRun, _ container: any Layoutable
  ) -> CGSize {
    func isChild(_ child: Child) -> Bool { run.trial != nil || child.isChild(of: container) }
    switch need {
    case .size(let room):
      return fittedSize(of: child, at: step.pointee.cell, offering: room, on: run.grid)
    case .frame(let frame) where isStillChild(child, isChild):
      target.give(frame, to: child, step, run, knot.placed(member, in: run, container))
    case .group:
      placeGroup(step.pointee, run, container, target, isChild)
    default:
      target.settle(
        child, knot.placed(member, in: run, container), step.pointee, run, container, self)
    }
    return .zero
  }
}
