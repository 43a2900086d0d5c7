extension Solver {
  /// Solves what has changed since the last call, and reports conflicts.
  ///
  /// If nothing has changed, returns the last report at once.
  @discardableResult
  public mutating func solve() -> Report {
    if needsSolving {
      engine.solve()
      reference.publish()
    }
    return engine.report
  }

  /// Whether something has changed since the last ``solve()``. True until the first call.
  public var needsSolving: Bool { engine.needsSolving }
}
