import PlumbSolver
import PlumbTestSupport
import Testing

/// Numbers of all sizes, in any use: nothing crashes, values are numbers, and copies stay what they were.
@Suite struct WildUseTests {
  private static let sizes = [
    0, -0.0, 1, -1, 1 / 3, 1e-9, 1e-300, .leastNonzeroMagnitude, 1e9, 1e15, 1e150, 1e308, -1e308,
    .nan, .infinity, 0.5, 7,
  ]

  @Test(arguments: 0..<4) func numbersOfAllSizes(part: Int) {
    for seed in Runs.seeds(part: part, usually: 600) {
      var numbers = SeededNumbers(seed: seed + 900_000)
      var solver = Solver()
      let variables = solver.addVariables(Int.random(in: 1...6, using: &numbers))
      var constraints: [Solver.Constraint] = []
      for _ in 0..<Int.random(in: 4...24, using: &numbers) {
        if Int.random(in: 0...3, using: &numbers) > 0 || constraints.isEmpty {
          if let added = add(to: &solver, variables, &numbers) { constraints.append(added) }
        } else if let edited = constraints.randomElement(using: &numbers) {
          let constant = Self.sizes.randomElement(using: &numbers)!
          try? solver.setConstant(constant, of: edited)
        }
        let report = solver.solve()
        #expect(report.conflicts.allSatisfy { $0.members.contains($0.setAside) }, "seed \(seed)")
        #expect(variables.allSatisfy { solver.value(of: $0).isFinite }, "seed \(seed)")
      }
    }
  }

  private func add(
    to solver: inout Solver, _ variables: [Solver.Variable], _ numbers: inout SeededNumbers
  ) -> Solver.Constraint? {
    let terms = (0..<Int.random(in: 0...6, using: &numbers)).map { _ in
      Solver.Expression.Term(
        variables.randomElement(using: &numbers)!, Self.sizes.randomElement(using: &numbers)!)
    }
    let relation = [Solver.Relation.equal, .atLeast, .atMost].randomElement(using: &numbers)!
    let priority = [1000, 1000, 500, .leastNonzeroMagnitude].randomElement(using: &numbers)!
    return try? solver.addConstraint(
      Solver.Expression(terms), relation, to: Self.sizes.randomElement(using: &numbers)!,
      priority: Solver.Priority(priority))
  }

  /// A copy is taken after each of some edits; from there both go on alike, to the bit, and what the
  /// one does is not seen by the other.
  @Test(arguments: 0..<4) func aCopyGoesOnLikeTheOriginal(part: Int) throws {
    for seed in Runs.seeds(part: part, usually: 200) {
      let system = System.random(seed: seed + 950_000, variables: 2...7, rows: 3...12)
      var loaded = try LoadedSystem(system, scale: 1 / 3.0)
      loaded.solver.solve()
      var numbers = SeededNumbers(seed: seed)
      for _ in 0..<6 {
        let (before, values) = (loaded, loaded.values)
        var copy = loaded
        for _ in 0..<3 {
          let row = Int.random(in: system.rows.indices, using: &numbers)
          let constant = Double(Int.random(in: -12...12, using: &numbers)) / 3
          try loaded.solver.setConstant(constant, of: loaded.constraints[row])
          try copy.solver.setConstant(constant, of: copy.constraints[row])
          let reports = (loaded.solver.solve(), copy.solver.solve())
          #expect(reports.0.conflicts == reports.1.conflicts, "seed \(seed)")
          #expect(loaded.values == copy.values, "seed \(seed)")
        }
        let choices = (loaded.solver.ambiguousVariables, copy.solver.ambiguousVariables)
        #expect(choices.0 == choices.1, "seed \(seed)")
        #expect(before.values == values, "seed \(seed)")
      }
    }
  }

  @Test func manyTermsAreKeptInTheirOrder() throws {
    var solver = Solver()
    let variables = solver.addVariables(9)
    #expect(solver.addVariables(0).isEmpty && solver.addVariables(-3).isEmpty)
    for count in 0...9 {
      let terms = (0..<count).map { Solver.Expression.Term(variables[$0], Double($0 + 1)) }
      var expression = Solver.Expression(terms)
      #expect(expression.terms == terms)
      #expect((2 * expression - expression).terms.count == 2 * count)
      #expect((2 * expression).terms.map(\.coefficient) == terms.map { 2 * $0.coefficient })
      expression.terms.reverse()
      #expect(expression.terms == terms.reversed() && expression == .init(terms.reversed()))
      try solver.addConstraint(expression, .equal, to: Double(count * (count + 1)))
    }
    solver.solve()
    #expect(variables.map { solver.value(of: $0) } == Array(repeating: 2, count: 9))
  }
}
