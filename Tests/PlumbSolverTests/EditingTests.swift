import PlumbSolver
import PlumbTestSupport
import Testing

/// Editing a solver against making a new one.
@Suite struct EditingTests {
  @Test(arguments: 0..<4) func editedConstantsGiveWhatANewSolverGives(part: Int) throws {
    for seed in Runs.seeds(part: part, usually: 400) {
      var system = System.random(seed: seed + 50_000, variables: 1...5, rows: 1...9)
      var loaded = try LoadedSystem(system)
      loaded.solver.solve()
      var numbers = SeededNumbers(seed: seed)
      // A few rows are edited again and again, so that what they reach is played.
      let edited = (0..<2).map { _ in Int.random(in: system.rows.indices, using: &numbers) }
      for _ in 0..<6 {
        for row in edited {
          system.rows[row].constant = Int.random(in: -12...12, using: &numbers)
          try loaded.solver.setConstant(
            Double(system.rows[row].constant), of: loaded.constraints[row])
        }
        let report = loaded.solver.solve()
        expectSame(loaded, system, seed, report: report)
      }
    }
  }

  private func expectSame(
    _ loaded: LoadedSystem, _ system: System, _ seed: Int, report: Solver.Report
  ) {
    guard var new = try? LoadedSystem(system) else { return }
    let expected = new.solver.solve()
    #expect(report.conflicts == expected.conflicts, "seed \(seed)")
    #expect(report.isComplete)
    for (value, other) in zip(loaded.values, new.values) {
      #expect(abs(value - other) <= 1e-9 * (1 + abs(other)), "seed \(seed)")
    }
  }

  @Test(arguments: 0..<4) func goingThereAndBackGivesTheSameBits(part: Int) throws {
    for seed in Runs.seeds(part: part, usually: 400) {
      let system = System.random(seed: seed + 90_000, variables: 1...5, rows: 1...9)
      var loaded = try LoadedSystem(system, scale: 1 / 3.0)
      loaded.solver.solve()
      let first = loaded.values
      var numbers = SeededNumbers(seed: seed)
      let row = Int.random(in: system.rows.indices, using: &numbers)
      let home = Double(system.rows[row].constant) * (1 / 3.0)
      for _ in 0..<4 {
        let away = Double.random(in: -9...9, using: &numbers)
        for constant in [away, home] {
          try loaded.solver.setConstant(constant, of: loaded.constraints[row])
          loaded.solver.solve()
        }
        #expect(loaded.values == first, "seed \(seed)")
      }
    }
  }

  @Test func addingAndRemovingGivesTheSameBits() throws {
    for seed in 0..<300 {
      var numbers = SeededNumbers(seed: seed)
      let system = System.random(seed: seed + 120_000, variables: 1...5, rows: 1...9)
      var loaded = try LoadedSystem(system, scale: 1 / 7.0)
      loaded.solver.solve()
      let (first, conflicts) = (loaded.values, loaded.solver.conflicts)
      let row = System.Row.random(system.variables, [1000, 500], 0, &numbers)
      let added = try loaded.add(row)
      loaded.solver.solve()
      try loaded.solver.removeConstraint(added)
      loaded.solver.solve()
      #expect(loaded.values == first && loaded.solver.conflicts == conflicts, "seed \(seed)")
    }
  }

  @Test func changedPrioritiesGiveWhatANewSolverGives() throws {
    for seed in 0..<400 {
      var numbers = SeededNumbers(seed: seed)
      var system = System.random(seed: seed + 150_000, variables: 1...4, rows: 1...8)
      var loaded = try LoadedSystem(system)
      loaded.solver.solve()
      for _ in 0..<3 {
        let row = Int.random(in: system.rows.indices, using: &numbers)
        let level = [1000, 750, 500, 250].randomElement(using: &numbers)!
        if system.rows[row].above != 0 { system.rows[row].above = level }
        if system.rows[row].below != 0 { system.rows[row].below = level }
        try loaded.solver.setPriority(.init(Double(level)), of: loaded.constraints[row])
        let report = loaded.solver.solve()
        expectSame(loaded, system, seed, report: report)
      }
    }
  }

  @Test func removedVariablesTakeTheirConstraintsWithThem() throws {
    var solver = Solver()
    let (x, y) = (solver.addVariable(), solver.addVariable())
    let both = try solver.addConstraint(x - y, .equal, to: 5)
    let one = try solver.addConstraint(y, .equal, to: 1)
    solver.solve()
    #expect(solver.value(of: x) == 6)
    try solver.removeVariable(x)
    #expect(!solver.contains(both) && solver.contains(one) && !solver.contains(x))
    let z = solver.addVariable(name: "z")
    try solver.addConstraint(z - y, .equal, to: 7)
    solver.solve()
    #expect(solver.value(of: z) == 8 && solver.value(of: x) == 0)
    #expect(solver.name(of: z) == "z" && solver.name(of: x) == nil)
  }

  @Test func aCopyIsIndependent() throws {
    var solver = Solver()
    let x = solver.addVariable()
    let size = try solver.addConstraint(x, .equal, to: 5)
    solver.solve()
    var trial = solver
    try trial.setConstant(9, of: size)
    trial.solve()
    #expect(trial.value(of: x) == 9 && solver.value(of: x) == 5 && !solver.needsSolving)
  }

  /// All values at once are those that are read one by one: of new, shuffled, unknown and reused variables.
  @Test func allValuesAtOnceAreThoseOneByOne() throws {
    var solver = Solver()
    var variables = solver.addVariables(9)
    for (index, variable) in variables.enumerated() {
      try solver.addConstraint(variable, .equal, to: Double(index + 1))
    }
    let stranger = {
      var other = Solver()
      return other.addVariables(20)[19]
    }()
    var found: [Double] = []
    func expectSame(_ chosen: [Solver.Variable], _ solver: Solver, _ found: inout [Double]) {
      solver.copyValues(of: chosen, into: &found)
      #expect(found == chosen.map { solver.value(of: $0) })
    }
    for turn in 0..<3 {
      solver.solve()
      expectSame([], solver, &found)
      for first in variables.indices {
        expectSame(Array(variables[first...]), solver, &found)
        expectSame(Array(variables[...first]), solver, &found)
      }
      expectSame(variables.reversed(), solver, &found)
      expectSame(variables + variables, solver, &found)
      expectSame(variables + [stranger], solver, &found)
      // Later turns have a removed variable, and then one in its place.
      if turn == 0 { try solver.removeVariable(variables[4]) }
      if turn == 1 {
        variables[4] = solver.addVariable()
        try solver.addConstraint(variables[4], .equal, to: 50)
      }
    }
    #expect(found.count == 10 && solver.value(of: variables[4]) == 50)
  }
}
