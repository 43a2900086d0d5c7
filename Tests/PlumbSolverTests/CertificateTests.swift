import PlumbTestSupport
import Testing

@testable import PlumbSolver

/// Substitution with its certificates against the simplex method for everything.
@Suite struct CertificateTests {
  @Test(arguments: 0..<4) func bothWaysGiveTheSame(part: Int) throws {
    for seed in Runs.seeds(part: part, usually: 600) {
      let isLarge = seed % 5 == 0
      let system = System.random(
        seed: seed + 300_000, variables: isLarge ? 6...16 : 2...6, rows: isLarge ? 8...34 : 2...12)
      var trusting = try LoadedSystem(system)
      var distrusting = trusting
      distrusting.solver.distrustsCertificates = true
      let (one, other) = (trusting.solver.solve(), distrusting.solver.solve())
      #expect(one.conflicts.map(\.setAside) == other.conflicts.map(\.setAside), "seed \(seed)")
      for (left, right) in zip(trusting.values, distrusting.values) {
        #expect(abs(left - right) <= 1e-7 * (1 + abs(left)), "seed \(seed)")
      }
      let ambiguous = trusting.solver.ambiguousVariables
      #expect(ambiguous == distrusting.solver.ambiguousVariables, "seed \(seed)")
    }
  }

  @Test func certificatesAreFoundForWhatLayoutsAreMadeOf() throws {
    var solver = Solver()
    let (left, width, right) = (
      solver.addVariable(), solver.addVariable(), solver.addVariable()
    )
    try solver.addConstraint(right - left - width, .equal, to: 0)
    try solver.addConstraint(left, .equal, to: 10)
    try solver.addConstraint(right, .atMost, to: 90)
    try solver.addPreference(width, near: 50, hugging: 250, compression: 750)
    #expect(solver.solve().simplexRuns == 0)
    #expect(solver.value(of: right) == 60)
    try solver.addConstraint(width, .atLeast, to: 85, priority: 800)
    #expect(solver.solve().simplexRuns == 0)
    #expect(solver.value(of: right) == 90 && solver.ambiguousVariables.isEmpty)
  }
}
