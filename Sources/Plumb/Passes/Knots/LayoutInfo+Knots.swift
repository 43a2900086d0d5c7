extension LayoutInfo {
  /// Lays out children that wait for each other.
  @usableFromInline
  func placeKnot(_ step: LayoutPlan.Step, _ target: some RunTarget) {
    guard let knot = target.run.plan?.knot(of: step) else { return }
    let outer = phase.knotRun
    phase.knotRun = target.run
    session.with { $0.knots += 1 }
    knot.run(target)
    session.with { $0.knots -= 1 }
    phase.knotRun = outer
  }
}
