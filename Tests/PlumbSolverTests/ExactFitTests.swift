import PlumbSolver
import Testing

@testable import PlumbSolver

/// Systems that make simplex methods go round in circles, or nearly.
@Suite struct ExactFitTests {
  /// Rows one below the other, each at least as high as asked, in a height that they just fill.
  private func stack(
    _ count: Int, least: Double, height: Double, noise: Double = 0
  ) throws -> (Solver, [Solver.Variable]) {
    var solver = Solver()
    var numbers = SeededNumbers(seed: count)
    var edges = [solver.addVariable()]
    try solver.addConstraint(edges[0], .equal, to: 0)
    for _ in 0..<count {
      edges.append(solver.addVariable())
      let row = edges[edges.count - 1] - edges[edges.count - 2]
      let off = noise == 0 ? 0 : Double.random(in: -noise...noise, using: &numbers)
      try solver.addConstraint(row, .atLeast, to: 0)
      try solver.addConstraint(row, .atLeast, to: least + off, priority: 500)
      try solver.addConstraint(row, .equal, to: 2 * least + off, priority: 100)
      try solver.addConstraint(edges[edges.count - 1], .atMost, to: height)
    }
    try solver.addConstraint(edges[count], .equal, to: height)
    return (solver, edges)
  }

  @Test(arguments: [0, 1e-9, 1e-12], [3, 1.0 / 3, 1e6])
  func aStackThatJustFitsIsSolved(noise: Double, least: Double) throws {
    var (solver, edges) = try stack(24, least: least, height: 24 * least, noise: noise * least)
    let report = solver.solve()
    #expect(report.isComplete && report.conflicts.isEmpty)
    for (index, edge) in edges.enumerated() {
      #expect(abs(solver.value(of: edge) - Double(index) * least) < 1e-6 * least)
    }
  }

  @Test func aStackThatIsMuchTooHighIsSolved() throws {
    var (solver, edges) = try stack(24, least: 3, height: 0)
    #expect(solver.solve().isComplete)
    #expect(edges.allSatisfy { abs(solver.value(of: $0)) < 1e-9 })
    for height in stride(from: 0.0, to: 100, by: 7) {
      (solver, edges) = try stack(24, least: 3, height: height)
      #expect(solver.solve().isComplete)
      #expect(abs(solver.totalErrors()[0].error - max(0, 72 - height)) < 1e-6)
    }
  }

  @Test func thirdsAndMillionsAreSolved() throws {
    for seed in 0..<100 {
      var numbers = SeededNumbers(seed: seed)
      var solver = Solver()
      let variables = (0..<12).map { _ in solver.addVariable() }
      for _ in 0..<30 {
        let terms = (0..<3).map { _ in
          Solver.Expression.Term(
            variables.randomElement(using: &numbers)!,
            [1.0 / 3, -1, 2.0 / 7, 1e-3].randomElement(using: &numbers)!)
        }
        try solver.addConstraint(
          Solver.Expression(terms), [.equal, .atLeast, .atMost].randomElement(using: &numbers)!,
          to: [0, 0, 1e6, 1e-9].randomElement(using: &numbers)!,
          priority: [1000, 500, 250].randomElement(using: &numbers)!)
      }
      #expect(solver.solve().isComplete, "seed \(seed)")
    }
  }

  @Test func pivotsAreCappedAndThatIsReported() throws {
    var (solver, edges) = try stack(24, least: 3, height: 70)
    solver.pivotsPerRow = 0
    let report = solver.solve()
    #expect(!report.isComplete && report.pivots <= 10)
    #expect(edges.allSatisfy { solver.value(of: $0).isFinite })
    solver.pivotsPerRow = Simplex.usualPivotsPerRow
    try solver.addConstraint(edges[0], .atMost, to: 5)
    #expect(solver.solve().isComplete)
  }
}
