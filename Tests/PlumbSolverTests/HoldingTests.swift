import PlumbSolver
import Testing

/// What holds a variable where it is.
@Suite struct HoldingTests {
  @Test func sharesSayHowFarAVariableMoves() throws {
    var checked = 0
    for seed in 0..<600 {
      let system = System.random(seed: seed + 400_000, variables: 1...4, rows: 2...8)
      var loaded = try LoadedSystem(system)
      guard loaded.solver.solve().conflicts.isEmpty else { continue }
      // Where more rows meet than there are variables, several sets of them say the same.
      let tight = system.rows.count { row in
        abs(
          zip(row.coefficients, loaded.values).reduce(-Double(row.constant)) {
            $0 + Double($1.0) * $1.1
          }) < 1e-6
      }
      guard tight == system.variables, loaded.solver.ambiguousVariables.isEmpty else { continue }
      checked += 1
      for (index, variable) in loaded.variables.enumerated() {
        for hold in loaded.solver.holding(variable) {
          var moved = loaded
          let constant = try #require(loaded.solver.constant(of: hold.constraint))
          try moved.solver.setConstant(constant + 1e-3, of: hold.constraint)
          moved.solver.solve()
          let share = (moved.values[index] - loaded.values[index]) / 1e-3
          #expect(abs(share - hold.share) < 1e-6, "seed \(seed), x\(index)")
        }
      }
    }
    #expect(checked > 100)
  }

  @Test func onlyWhatMattersIsNamed() throws {
    var solver = Solver()
    let (left, width, right, other) = (
      solver.addVariable(), solver.addVariable(), solver.addVariable(), solver.addVariable()
    )
    let sum = try solver.addConstraint(right - left - width, .equal, to: 0)
    let start = try solver.addConstraint(left, .equal, to: 10)
    let size = try solver.addConstraint(width, .equal, to: 30, priority: .high)
    try solver.addConstraint(other, .equal, to: 10)
    try solver.addConstraint(right, .atMost, to: 100)
    solver.solve()
    #expect(Set(solver.holding(right).map(\.constraint)) == [sum, start, size])
    #expect(solver.holding(left).map(\.constraint) == [start])
    #expect(solver.holding(right).allSatisfy { $0.share == 1 })
  }

  @Test func aLimitHoldsWhatRunsIntoIt() throws {
    var solver = Solver()
    let width = solver.addVariable()
    try solver.addConstraint(width, .equal, to: 300, priority: .high)
    let limit = try solver.addConstraint(width, .atMost, to: 200)
    solver.solve()
    #expect(solver.value(of: width) == 200)
    #expect(solver.holding(width).map(\.constraint) == [limit])
  }
}
