extension Solver {
  /// Brings all values up to date, and says what was in the way.
  ///
  /// If nothing has changed, nothing is done and the last report is returned.
  @discardableResult
  public mutating func solve() -> Report {
    if needsSolving {
      engine.solve()
      reference.publish()
    }
    return engine.report
  }

  /// Whether something has changed since the last ``solve()``.
  public var needsSolving: Bool { engine.needsSolving }
}
