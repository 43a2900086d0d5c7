import PlumbSolver
import Testing

/// Numbers whose products could leave the range of `Double` are refused when they are given, so that no
/// constraint is broken in silence.
@Suite struct LargeNumberTests {
  private static let limit = 1e150
  private static let allowed = [limit, -limit, limit.nextDown, 1e149, -1e100]
  private static let refused = [
    limit.nextUp, -limit.nextUp, 1e151, 1e200, -1e200, .greatestFiniteMagnitude,
    -.greatestFiniteMagnitude,
  ]

  @Test(arguments: refused) func whatIsTooLargeIsRefused(number: Double) throws {
    var solver = Solver()
    let (x, y) = (solver.addVariable(), solver.addVariable())
    let constraint = try solver.addConstraint(x, .equal, to: 4)
    solver.solve()
    let refusal = Solver.Misuse.tooLarge(number)
    #expect(throws: refusal) { try solver.addConstraint(x, .equal, to: number) }
    #expect(throws: refusal) { try solver.addConstraint(x - y, .atMost, to: number) }
    #expect(throws: refusal) { try solver.addConstraint(number * x, .atMost, to: 1) }
    #expect(throws: refusal) { try solver.addConstraint(y + number * x, .atLeast, to: 1) }
    #expect(throws: refusal) { try solver.addIfPossible(number * x, .atLeast, to: 1) }
    #expect(throws: refusal) { try solver.setConstant(number, of: constraint) }
    #expect(throws: refusal) {
      try solver.addPreference(x, near: number, hugging: 250, compression: 750)
    }
    #expect(!solver.needsSolving && solver.value(of: x) == 4)
    #expect(solver.constant(of: constraint) == 4)
  }

  @Test func whatIsNoNumberIsNotCalledTooLarge() throws {
    var solver = Solver()
    let x = solver.addVariable()
    for number in [Double.infinity, -.infinity] {
      #expect(throws: Solver.Misuse.notFinite(number)) {
        try solver.addConstraint(x, .equal, to: number)
      }
      #expect(throws: Solver.Misuse.notFinite(number)) {
        try solver.addConstraint(number * x, .equal, to: 1)
      }
    }
  }

  /// At the limit, on both sides of zero, and for what is within a part of it: a product that is allowed is held.
  @Test(arguments: allowed, allowed) func whatIsAllowedIsHeld(value: Double, factor: Double) throws
  {
    for slack in [-1.0, 0, 1] {
      for relation in [Solver.Relation.atMost, .atLeast, .equal] {
        var solver = Solver()
        let (x, y) = (solver.addVariable(), solver.addVariable())
        let bound = min(max(factor * (slack * 1e100), -Self.limit), Self.limit)
        try solver.addConstraint(x, .equal, to: value)
        let product = try solver.addConstraint(factor * x, relation, to: bound)
        let difference = try solver.addConstraint(factor * y - factor * x, .equal, to: 0)
        let report = solver.solve()
        let isLess = factor * value < bound
        let holds = relation == .atMost ? isLess : relation == .atLeast ? !isLess : false
        #expect(report.conflicts.contains { $0.setAside == product } == !holds)
        #expect(!report.hasOverflow && solver.error(of: difference) == 0)
        #expect(solver.value(of: x) == value)
        #expect((solver.value(of: y) / value - 1).magnitude < 1e-12)
      }
    }
  }

  /// What grows from row to row cannot be refused when it is given. It is reported, and never taken to hold.
  @Test func whatGrowsFromRowToRowIsReported() throws {
    var solver = Solver()
    let variables = solver.addVariables(3)
    let first = try solver.addConstraint(variables[0], .equal, to: 4)
    try solver.addConstraint(variables[1] - 1e150 * variables[0], .equal, to: 0)
    try solver.addConstraint(variables[2] - 1e150 * variables[1], .equal, to: 0)
    #expect(!solver.solve().hasOverflow)
    #expect((solver.value(of: variables[2]) / 4e300 - 1).magnitude < 1e-12)
    try solver.setConstant(1e150, of: first)
    #expect(solver.solve().hasOverflow && solver.value(of: variables[0]) == 4)
    // Each value is finite here, but not what the last row says of them.
    try solver.setConstant(1, of: first)
    try solver.addConstraint(1e150 * variables[2], .atMost, to: 1)
    let report = solver.solve()
    #expect(report.hasOverflow || !report.conflicts.isEmpty)
  }

  /// The same when the constant is edited again and again, so that only the operations that it reaches are played.
  @Test func whatGrowsWithAnEditIsReportedEachTime() throws {
    var solver = Solver()
    let variables = solver.addVariables(4)
    let first = try solver.addConstraint(variables[0], .equal, to: 1)
    for (one, next) in zip(variables, variables.dropFirst()) {
      try solver.addConstraint(next - 1e100 * one, .equal, to: 0)
    }
    for _ in 0..<4 {
      for number in [2.0, 3] {
        try solver.setConstant(number, of: first)
        #expect(!solver.solve().hasOverflow)
        #expect((solver.value(of: variables[3]) / (number * 1e300) - 1).magnitude < 1e-12)
      }
      try solver.setConstant(1e20, of: first)
      #expect(solver.solve().hasOverflow && solver.value(of: variables[0]) == 3)
    }
  }
}
