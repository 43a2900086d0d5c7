import PlumbSolver
import Testing

/// Which variables have a choice, and what is chosen.
@Suite struct AmbiguityTests {
  @Test func aVariableWithoutConstraintsIsZeroAndAmbiguous() throws {
    var solver = Solver()
    let x = solver.addVariable()
    solver.solve()
    #expect(solver.isAmbiguous(x) && solver.value(of: x) == 0)
    try solver.addConstraint(x, .atLeast, to: 5)
    solver.solve()
    #expect(solver.isAmbiguous(x) && solver.value(of: x) == 5)
    try solver.addConstraint(x, .atMost, to: 5)
    solver.solve()
    #expect(!solver.isAmbiguous(x) && solver.value(of: x) == 5)
  }

  @Test func samePrioritiesThatContradictEachOtherAreAChoice() throws {
    var solver = Solver()
    let x = solver.addVariable()
    try solver.addConstraint(x, .equal, to: 20, priority: .high)
    try solver.addConstraint(x, .equal, to: 10, priority: .high)
    solver.solve()
    #expect(solver.isAmbiguous(x) && solver.value(of: x) == 10)
    let low = try solver.addConstraint(x, .equal, to: 13, priority: .low)
    solver.solve()
    #expect(!solver.isAmbiguous(x) && solver.value(of: x) == 13)
    try solver.setPriority(.required, of: low)
    solver.solve()
    #expect(!solver.isAmbiguous(x) && solver.value(of: x) == 13)
  }

  @Test func whatDoesNotDependOnTheChoiceIsNotAmbiguous() throws {
    var solver = Solver()
    let (left, width, right) = (
      solver.addVariable(), solver.addVariable(), solver.addVariable()
    )
    try solver.addConstraint(right - left - width, .equal, to: 0)
    try solver.addConstraint(width, .equal, to: 30)
    solver.solve()
    #expect(solver.ambiguousVariables == [left, right])
    #expect([left, width, right].map { solver.value(of: $0) } == [0, 30, 30])
  }

  @Test func theOldestVariableComesClosestToZero() throws {
    var solver = Solver()
    let (a, b) = (solver.addVariable(), solver.addVariable())
    try solver.addConstraint(a + b, .equal, to: 100)
    try solver.addConstraint(a, .atLeast, to: 10)
    solver.solve()
    #expect(solver.value(of: a) == 10 && solver.value(of: b) == 90)
    #expect(solver.ambiguousVariables == [a, b])
  }
}
