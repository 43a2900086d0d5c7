extension LayoutInfo {
  /// Lays out a knot: children that wait for each other.
  @usableFromInline
  func placeKnot(
    _ step: LayoutPlan.Step, _ run: LayoutRun, _ container: any Layoutable, _ target: some RunTarget
  ) {
    guard let knot = run.plan?.knot(of: step) else { return }
    let outer = phase.knotRun
    phase.knotRun = Unretained(run)
    session.with { $0.knots += 1 }
    knot.run(target, run, container, self)
    session.with { $0.knots -= 1 }
    phase.knotRun = outer
  }
}
