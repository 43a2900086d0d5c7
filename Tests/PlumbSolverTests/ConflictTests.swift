import PlumbSolver
import PlumbTestSupport
import Testing

/// Required constraints that cannot all hold.
@Suite struct ConflictTests {
  @Test func theNewestOfTwoGivesWay() throws {
    var solver = Solver()
    let x = solver.addVariable()
    let ten = try solver.addConstraint(x, .equal, to: 10)
    let twenty = try solver.addConstraint(x, .equal, to: 20)
    let conflict = try #require(solver.solve().conflicts.first)
    #expect(conflict.members == [ten, twenty] && conflict.setAside == twenty)
    #expect(conflict.isMinimal && solver.conflicts.count == 1)
    #expect(solver.value(of: x) == 10 && solver.error(of: twenty) == 10)
    try solver.setConstant(10, of: twenty)
    #expect(solver.solve().conflicts.isEmpty)
    try solver.setConstant(30, of: twenty)
    #expect(solver.solve().conflicts.count == 1)
    try solver.removeConstraint(ten)
    #expect(solver.solve().conflicts.isEmpty && solver.value(of: x) == 30)
  }

  @Test func aProtectedOneStays() throws {
    var solver = Solver()
    let x = solver.addVariable()
    let ten = try solver.addConstraint(x, .equal, to: 10)
    let least = try solver.addConstraint(x, .atLeast, to: 20, isProtected: true)
    let conflict = try #require(solver.solve().conflicts.first)
    #expect(conflict.members == [ten, least] && conflict.setAside == ten)
    #expect(solver.value(of: x) == 20)
  }

  @Test func onlyTheMembersAreReported() throws {
    var solver = Solver()
    let variables = (0..<30).map { _ in solver.addVariable() }
    var chain: [Solver.Constraint] = []
    for (one, next) in zip(variables, variables.dropFirst()) {
      chain.append(try solver.addConstraint(next - one, .atLeast, to: 1))
    }
    let start = try solver.addConstraint(variables[10], .atLeast, to: 0)
    let end = try solver.addConstraint(variables[20], .atMost, to: 9)
    let conflict = try #require(solver.solve().conflicts.first)
    #expect(Set(conflict.members) == Set(chain[10..<20] + [start, end]))
    #expect(conflict.setAside == end && solver.conflicts.count == 1)
  }

  @Test func aCycleOfInequalitiesIsAConflict() throws {
    var solver = Solver()
    let (a, b, c) = (solver.addVariable(), solver.addVariable(), solver.addVariable())
    let members = [
      try solver.addConstraint(a - b, .atLeast, to: 1),
      try solver.addConstraint(b - c, .atLeast, to: 1),
      try solver.addConstraint(c - a, .atLeast, to: 1),
    ]
    #expect(solver.solve().conflicts.map(\.members) == [members])
    #expect(solver.value(of: a) - solver.value(of: b) >= 1)
  }

  @Test(arguments: [2, 8, 9, 1500]) func aCycleOfThousandsIsToldByItsEnds(count: Int) throws {
    var solver = Solver()
    let variables = solver.addVariables(count)
    var members: [Solver.Constraint] = []
    for index in 0..<count {
      let difference = variables[index] - variables[(index + 1) % count]
      members.append(try solver.addConstraint(difference, .atLeast, to: Double(index % 3)))
    }
    let conflict = try #require(solver.solve().conflicts.first)
    #expect(conflict.members == members && conflict.setAside == members.last)
    #expect(conflict.isMinimal && solver.conflicts.count == 1)
    #expect("\(conflict)".count < 120 && "\(conflict)".contains("of \(count) constraints"))
    let (first, between, last) = conflict.ends()
    #expect(first.count + between + last.count == count && first.first == members[0])
    #expect(count > 8 ? last.last == members.last && first.count == 4 : between == 0)
  }

  @Test func aLargeCycleIsReportedWithoutTheSimplexMethod() throws {
    var solver = Solver()
    let variables = solver.addVariables(Runs.areExhaustive ? 1500 : 500)
    var members: [Solver.Constraint] = []
    for (index, variable) in variables.enumerated() {
      let next = variables[(index + 1) % variables.count]
      members.append(try solver.addConstraint(next - variable, .atLeast, to: 1))
    }
    let report = solver.solve()
    #expect(report.conflicts.map(\.members) == [members])
    #expect(report.conflicts.first?.setAside == members.last)
    #expect(report.isComplete && report.simplexRuns == 0)
    #expect(solver.value(of: variables.last!) == Double(variables.count - 1))
  }

  /// Groups that no variable connects do not wait for each other, whatever their size and whichever row is older.
  @Test(arguments: [30, 150]) func groupsAtOddsAreAllReported(count: Int) throws {
    var solver = Solver()
    let groups = (0..<3).map { _ in solver.addVariables(count) }
    let steps = (0..<count).map { Double($0 * 7 % 16 - 5) }
    var members = groups.map { _ in [Solver.Constraint]() }
    for (index, step) in steps.enumerated() {
      for (group, variables) in groups.enumerated() {
        let difference = variables[(index + 1) % count] - variables[index]
        members[group].append(try solver.addConstraint(difference, .atLeast, to: step))
      }
    }
    // A shortcut contradicts half of a circle.
    let half = steps[..<(count / 2)].reduce(0, +)
    let shortcuts = try groups.map { variables in
      try solver.addConstraint(
        variables[0] - variables[count / 2], .atLeast, to: 1 - half)
    }
    let report = solver.solve()
    let halves = zip(members, shortcuts).map { Array($0[..<(count / 2)]) + [$1] }
    #expect(report.conflicts.map(\.members) == members + halves)
    #expect(report.conflicts.map(\.setAside) == members.map { $0.last } + shortcuts)
    #expect(report.conflicts.allSatisfy(\.isMinimal) && report.isComplete)
  }

  /// x2 is at 0 by two rows, and only that it is not more is in the way.
  @Test func whatOnlyHappensToBeTightIsNoMember() throws {
    var solver = Solver()
    let (x, y) = (solver.addVariable(), solver.addVariable())
    let most = try solver.addConstraint(x, .atMost, to: 0)
    try solver.addConstraint(x, .atLeast, to: 0)
    let half = try solver.addConstraint(y - 0.5 * x, .equal, to: -10)
    let least = try solver.addConstraint(y, .atLeast, to: 0)
    let conflict = try #require(solver.solve().conflicts.first)
    #expect(conflict.members == [most, half, least] && conflict.isMinimal)
  }

  @Test func whatAgreesIsNoConflict() throws {
    var solver = Solver()
    let (a, b, c) = (solver.addVariable(), solver.addVariable(), solver.addVariable())
    try solver.addConstraint(a - b, .equal, to: 0)
    try solver.addConstraint(b - c, .equal, to: 0)
    try solver.addConstraint(a - c, .equal, to: 0)
    try solver.addConstraint(a, .equal, to: 1e-7)
    try solver.addConstraint(a, .equal, to: 0)
    try solver.addConstraint(3 * b, .equal, to: 1e-6 / 3)
    #expect(solver.solve().conflicts.isEmpty)
    let large = solver.addVariable()
    try solver.addConstraint(large, .equal, to: 1e9)
    try solver.addConstraint(3 * large, .equal, to: 3e9 + 1e-6)
    #expect(solver.solve().conflicts.isEmpty)
  }

  @Test func anEmptyEquationConflictsWithItself() throws {
    var solver = Solver()
    let x = solver.addVariable()
    let never = try solver.addConstraint(x - x, .equal, to: 5)
    let always = try solver.addConstraint(x - x, .atMost, to: 5)
    let empty = try solver.addConstraint([], .atLeast, to: 1)
    let reported = solver.solve().conflicts.map(\.members)
    #expect(reported == [[never], [empty]] && solver.error(of: always) == 0)
  }

  @Test func aConflictAmongOlderOnesComesFirst() throws {
    var solver = Solver()
    let (x, y, z) = (solver.addVariable(), solver.addVariable(), solver.addVariable())
    let ten = try solver.addConstraint(x + y + z, .equal, to: 10)
    let twenty = try solver.addConstraint(x + y + z, .equal, to: 20)
    for (variable, value) in [(x, 3.0), (y, 3), (z, 4)] {
      try solver.addConstraint(variable, .equal, to: value)
    }
    // With the three values, the second sum cannot hold either, but they are newer than it.
    let conflict = try #require(solver.solve().conflicts.first)
    #expect(conflict.members == [ten, twenty] && conflict.setAside == twenty)
    #expect(solver.conflicts.count == 1 && solver.value(of: z) == 4)
  }

  @Test func manyConflictsAreAllReported() throws {
    var solver = Solver()
    let variables = (0..<200).map { _ in solver.addVariable() }
    for (index, variable) in variables.enumerated() {
      try solver.addConstraint(variable, .equal, to: Double(index))
    }
    for (one, next) in zip(variables, variables.dropFirst()) {
      try solver.addConstraint(next - one, .equal, to: 2)
    }
    let report = solver.solve()
    #expect(report.conflicts.count == 199 && report.isComplete)
    #expect(report.conflicts.allSatisfy { $0.members.count == 3 && $0.isMinimal })
    #expect(solver.value(of: variables[150]) == 150)
  }

  @Test func addingOnlyWhatIsPossibleLeavesEverythingAsItWas() throws {
    var solver = Solver()
    let x = solver.addVariable()
    let two = try solver.addConstraint(x, .atLeast, to: 2)
    solver.solve()
    let refused = try solver.addIfPossible(x, .atMost, to: 1)
    guard case .failure(let refusal) = refused else {
      Issue.record("1 is less than 2")
      return
    }
    #expect(refusal.members == [two] && solver.value(of: x) == 2)
    #expect(!solver.needsSolving && solver.conflicts.isEmpty)
    let taken = try solver.addIfPossible(x, .atMost, to: 3)
    #expect((try? taken.get()).map(solver.contains) == true)
  }
}
