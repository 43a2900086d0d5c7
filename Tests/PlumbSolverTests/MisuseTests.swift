import PlumbSolver
import Testing

/// Wrong arguments are refused and change nothing.
@Suite struct MisuseTests {
  private func solver() throws -> (Solver, Solver.Variable, Solver.Constraint) {
    var solver = Solver()
    let x = solver.addVariable()
    let constraint = try solver.addConstraint(x, .equal, to: 4)
    solver.solve()
    return (solver, x, constraint)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func numbersAreFinite(number: Double) throws {
    var (solver, x, constraint) = try solver()
    #expect(throws: Solver.Misuse.self) { try solver.addConstraint(x, .equal, to: number) }
    #expect(throws: Solver.Misuse.self) { try solver.addConstraint(number * x, .equal, to: 1) }
    #expect(throws: Solver.Misuse.self) { try solver.setConstant(number, of: constraint) }
    #expect(throws: Solver.Misuse.self) {
      try solver.addPreference(x, near: number, hugging: 250, compression: 750)
    }
    #expect(!solver.needsSolving && solver.value(of: x) == 4)
  }

  @Test(arguments: [0, -1, 1000.5, .nan, .infinity])
  func prioritiesAreInRange(number: Double) throws {
    var (solver, x, constraint) = try solver()
    let priority = Solver.Priority(number)
    #expect(throws: Solver.Misuse.self) {
      try solver.addConstraint(x, .equal, to: 1, priority: priority)
    }
    #expect(throws: Solver.Misuse.self) { try solver.setPriority(priority, of: constraint) }
    #expect(throws: Solver.Misuse.self) {
      try solver.addPreference(x, near: 1, hugging: priority, compression: 750)
    }
    #expect(!solver.needsSolving && solver.value(of: x) == 4)
  }

  @Test func whatIsRemovedIsUnknown() throws {
    var (solver, x, constraint) = try solver()
    try solver.removeConstraint(constraint)
    let unknown = Solver.Misuse.unknownConstraint(constraint)
    #expect(throws: unknown) { try solver.removeConstraint(constraint) }
    #expect(throws: unknown) { try solver.setConstant(1, of: constraint) }
    #expect(throws: unknown) { try solver.setPriority(1, of: constraint) }
    // The slot is used again, under another generation.
    let next = try solver.addConstraint(x, .equal, to: 6)
    #expect(throws: unknown) { try solver.setConstant(1, of: constraint) }
    #expect(solver.error(of: constraint) == 0 && solver.constant(of: constraint) == nil)
    #expect(solver.constant(of: next) == 6)
    try solver.removeVariable(x)
    #expect(throws: Solver.Misuse.unknownVariable(x)) { try solver.removeVariable(x) }
    #expect(throws: Solver.Misuse.unknownVariable(x)) {
      try solver.addConstraint(x, .equal, to: 1)
    }
    solver.solve()
    #expect(solver.value(of: x) == 0 && !solver.isAmbiguous(x) && solver.holding(x).isEmpty)
  }

  @Test func whatIsOfAnotherSolverIsUnknown() throws {
    var (solver, x, _) = try solver()
    var other = Solver()
    _ = other.addVariable()
    let y = other.addVariable()
    let stranger = try other.addConstraint(y, .equal, to: 1)
    let further = try other.addConstraint(y, .equal, to: 1)
    #expect(throws: Solver.Misuse.unknownVariable(y)) {
      try solver.addConstraint(x + y, .equal, to: 1)
    }
    #expect(throws: Solver.Misuse.unknownConstraint(further)) {
      try solver.removeConstraint(further)
    }
    #expect(solver.contains(stranger), "ids are small numbers, and this one is in use here")
    #expect(!solver.needsSolving)
  }

  @Test func variablesAreRemovedTogetherOrNotAtAll() throws {
    var (solver, x, constraint) = try solver()
    #expect(throws: Solver.Misuse.unknownVariable(x)) { try solver.removeVariables([x, x]) }
    #expect(solver.contains(x) && solver.contains(constraint))
  }

  @Test func anInequalityHasOnePriority() throws {
    var (solver, x, equation) = try solver()
    let least = try solver.addConstraint(x, .atLeast, to: 1)
    #expect(throws: Solver.Misuse.wrongKindOfPriority(least)) {
      try solver.setPriorities(hugging: 1, compression: 2, of: least)
    }
    try solver.setPriorities(hugging: 100, compression: 1000, of: equation)
    try solver.addConstraint(x, .equal, to: 9, priority: 200)
    solver.solve()
    #expect(solver.value(of: x) == 9)
  }

  @Test func whatIsTooLargeIsReportedAndTheLastValuesStay() throws {
    var (solver, x, constraint) = try solver()
    let y = solver.addVariable()
    let z = solver.addVariable()
    try solver.addConstraint(1e-100 * y - x, .equal, to: 0)
    let factor = try solver.addConstraint(1e-100 * z - y, .equal, to: 0)
    solver.solve()
    #expect((solver.value(of: z) / 4e200 - 1).magnitude < 1e-12)
    let last = solver.value(of: z)
    try solver.setConstant(1e150, of: constraint)
    let report = solver.solve()
    #expect(report.hasOverflow && solver.value(of: x) == 4 && solver.value(of: z) == last)
    try solver.removeConstraint(factor)
    #expect(!solver.solve().hasOverflow && solver.value(of: x) == 1e150)
  }
}
