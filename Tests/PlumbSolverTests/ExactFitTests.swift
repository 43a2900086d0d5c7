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

  /// Substitution starts where numbers are a million times as large as in the end. What counts as zero is then
  /// another size, and a row that is off by a tenth is not tight.
  @Test func coefficientsThatAreFarApartAreSolved() throws {
    var solver = Solver()
    let x = solver.addVariables(9)
    func add(_ above: Double, _ below: Double, _ constant: Double, _ terms: [(Int, Double)]) throws
    {
      let sum = Solver.Expression(terms.map { Solver.Expression.Term(x[$0.0], $0.1) })
      if above == 0 || below == 0 {
        try solver.addConstraint(
          sum, above == 0 ? .atLeast : .atMost, to: constant, priority: .init(above + below))
      } else {
        try solver.addPreference(
          sum, near: constant, hugging: .init(above), compression: .init(below))
      }
    }
    try add(250, 1000, -10, [(2, 1.0001), (8, 100)])
    try add(0, 250, -5, [(8, 100), (0, 2.0 / 7)])
    try add(1000, 250, -6, [(6, -1), (2, 1), (1, 1)])
    try add(1000, 0, 3, [(1, 100), (4, -1), (8, 100)])
    try add(100, 100, 0, [(6, 1.0 / 3)])
    try add(0, 750, -9, [(0, 2.0 / 7)])
    try add(250, 250, 3, [(0, -1)])
    try add(1000, 1000, -4, [(0, 0.01), (1, -1), (6, 1.0001)])
    try add(500, 500, -10, [(2, 0.01)])
    try add(100, 100, 10, [(7, 1), (3, 2.0 / 7), (8, -1)])
    try add(750, 500, -2, [(2, 100), (8, 1), (4, 1)])
    try add(1000, 500, -5, [(0, 100), (1, 2.0 / 7), (6, -1)])
    try add(0, 1000, 8, [(8, 1.0 / 3), (1, 1), (6, 1.0001)])
    try add(250, 250, 8, [(6, -1)])
    #expect(solver.solve().isComplete)
    // As exact fractions give it.
    #expect(abs(solver.value(of: x[6]) - 0.350093) < 1e-5)
    #expect(abs(solver.value(of: x[1]) - 4.349539) < 1e-5)
  }

  @Test func pivotsAreCappedAndThatIsReported() throws {
    var (solver, edges) = try stack(24, least: 3, height: 70)
    solver.pivotsPerRow = 0
    let report = solver.solve()
    #expect(!report.isComplete && report.pivots <= 10)
    #expect(edges.allSatisfy { solver.value(of: $0).isFinite })
    solver.pivotsPerRow = ActiveSet.usualPivotsPerRow
    try solver.addConstraint(edges[0], .atMost, to: 5)
    #expect(solver.solve().isComplete)
  }
}
