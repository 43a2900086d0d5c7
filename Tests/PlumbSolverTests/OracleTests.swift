import PlumbSolver
import PlumbTestSupport
import Testing

/// Random systems against the oracle. `PLUMB_SOLVER_SYSTEMS` says how many; by default some.
@Suite struct OracleTests {
  @Test(arguments: 0..<4) func totalsValuesAndChoicesAreThoseOfTheOracle(part: Int) throws {
    for seed in Runs.seeds(part: part, usually: 1200) {
      let isSmall = seed % 4 != 3
      let system = System.random(
        seed: seed, variables: isSmall ? 1...3 : 3...4, rows: isSmall ? 1...7 : 3...8)
      try compare(system, seed, checksChoices: isSmall)
    }
  }

  private func compare(_ system: System, _ seed: Int, checksChoices: Bool) throws {
    var loaded = try LoadedSystem(system)
    let report = loaded.solver.solve()
    #expect(report.isComplete && !report.hasOverflow, "seed \(seed)")

    var possible = system
    let left = Oracle.isPossible(system, Array(system.rows.indices)) ? [] : Oracle.setAside(system)
    let setAside = Set(report.conflicts.map { loaded.constraints.firstIndex(of: $0.setAside)! })
    #expect(setAside == left, "seed \(seed)")
    for row in left.sorted(by: >) { possible.rows.remove(at: row) }
    for conflict in report.conflicts { check(conflict, loaded, system, seed) }

    let oracle = Oracle(possible, farPlanes: checksChoices)
    check(Totals(possible, loaded.values), oracle, possible, seed)
    for (value, expected) in zip(loaded.values, oracle.values) {
      #expect(abs(value - expected) < 1e-6, "seed \(seed): \(loaded.values) \(oracle.values)")
    }
    guard checksChoices else { return }
    let ambiguous = loaded.solver.ambiguousVariables
    for (index, variable) in loaded.variables.enumerated() {
      let isAmbiguous = oracle.isAmbiguous(index)
      #expect(ambiguous.contains(variable) == isAmbiguous, "seed \(seed), x\(index)")
      #expect(loaded.solver.isAmbiguous(variable) == isAmbiguous, "seed \(seed), x\(index)")
    }
  }

  private func check(_ totals: Totals, _ oracle: Oracle, _ system: System, _ seed: Int) {
    #expect(totals.required < 1e-6, "seed \(seed)")
    for (index, level) in system.levels.enumerated() {
      #expect(
        abs(totals.optional[index] - oracle.errors[index]) < 1e-6,
        "seed \(seed), level \(level): \(totals.optional) \(oracle.errors)")
    }
  }

  private func check(
    _ conflict: Solver.Conflict, _ loaded: LoadedSystem, _ system: System, _ seed: Int
  ) {
    let members = conflict.members.map { loaded.constraints.firstIndex(of: $0)! }
    #expect(conflict.isMinimal && members.contains { loaded.constraints[$0] == conflict.setAside })
    #expect(!Oracle.isPossible(system, members), "seed \(seed)")
    for member in members {
      #expect(Oracle.isPossible(system, members.filter { $0 != member }), "seed \(seed)")
    }
  }
}
