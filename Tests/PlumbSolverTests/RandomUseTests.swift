import PlumbTestSupport
import Testing

@testable import PlumbSolver

/// A solver that is used in any order, against one that is made afresh.
@Suite struct RandomUseTests {
  @Test(arguments: 0..<4) func anyUseGivesWhatANewSolverGives(part: Int) throws {
    for seed in Runs.seeds(part: part, usually: 120) {
      var use = RandomUse(seed: seed)
      for _ in 0..<40 { try use.step() }
    }
  }
}

/// A solver in use, and what has been added to it.
private struct RandomUse {
  let seed: Int
  var numbers: SeededNumbers
  var solver = Solver()
  var variables: [Solver.Variable] = []
  var removed: [Solver.Variable] = []
  var rows: [Added] = []

  struct Added {
    var terms: [Solver.Expression.Term]
    var relation: Solver.Relation
    var constant: Double
    var priority: Double
    var constraint: Solver.Constraint
  }

  init(seed: Int) {
    self.seed = seed
    numbers = SeededNumbers(seed: seed + 700_000)
  }

  mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &numbers)
  }

  mutating func step() throws {
    switch number(0...11) {
    case 0, 1: variables.append(solver.addVariable())
    case 2...5: try add()
    case 6: try removeRow()
    case 7: try removeVariable()
    case 8: try changePriority()
    case 9, 10: try edit()
    default: misuse()
    }
    if number(0...2) == 0 { try compare() }
  }

  mutating func add() throws {
    guard !variables.isEmpty else { return }
    var terms: [Solver.Expression.Term] = []
    for _ in 0..<number(1...3) {
      terms.append(.init(variables.randomElement(using: &numbers)!, Double(number(-2...2))))
    }
    let relation = [Solver.Relation.equal, .atLeast, .atMost][number(0...2)]
    let (constant, priority) = (Double(number(-9...9)), [1000, 1000, 500, 250.0][number(0...3)])
    let constraint = try solver.addConstraint(
      .init(terms), relation, to: constant, priority: .init(priority))
    rows.append(
      Added(
        terms: terms, relation: relation, constant: constant, priority: priority,
        constraint: constraint))
  }

  mutating func removeRow() throws {
    guard !rows.isEmpty else { return }
    try solver.removeConstraint(rows.remove(at: number(0...rows.count - 1)).constraint)
  }

  mutating func removeVariable() throws {
    guard !variables.isEmpty else { return }
    let variable = variables.remove(at: number(0...variables.count - 1))
    try solver.removeVariable(variable)
    removed.append(variable)
    rows.removeAll { $0.terms.contains { $0.variable == variable } }
    #expect(rows.allSatisfy { solver.contains($0.constraint) }, "seed \(seed)")
  }

  mutating func changePriority() throws {
    guard !rows.isEmpty else { return }
    let index = number(0...rows.count - 1)
    rows[index].priority = [1000, 750, 500, 250][number(0...3)]
    try solver.setPriority(.init(rows[index].priority), of: rows[index].constraint)
  }

  mutating func edit() throws {
    guard !rows.isEmpty else { return }
    let index = number(0...rows.count - 1)
    for _ in 0..<3 {
      rows[index].constant = Double(number(-9...9))
      try solver.setConstant(rows[index].constant, of: rows[index].constraint)
      try compare()
    }
  }

  mutating func misuse() {
    for variable in removed {
      #expect(throws: Solver.Misuse.self) {
        try solver.addConstraint(variable, .equal, to: 1)
      }
      #expect(throws: Solver.Misuse.self) { try solver.removeVariable(variable) }
    }
  }

  /// Solves, and compares with a solver that gets everything at once.
  mutating func compare() throws {
    let report = solver.solve()
    var new = Solver()
    var names: [Solver.Variable: Solver.Variable] = [:]
    // Where values are a choice, the turn is that of the slot.
    for variable in variables.sorted(by: { $0.slot < $1.slot }) {
      names[variable] = new.addVariable()
    }
    var constraints: [Solver.Constraint: Solver.Constraint] = [:]
    for row in rows {
      let terms = row.terms.map { Solver.Expression.Term(names[$0.variable]!, $0.coefficient) }
      constraints[row.constraint] = try new.addConstraint(
        .init(terms), row.relation, to: row.constant, priority: .init(row.priority))
    }
    let expected = new.solve()
    #expect(report.isComplete && expected.isComplete, "seed \(seed)")
    let setAside = report.conflicts.map { constraints[$0.setAside]! }
    #expect(setAside == expected.conflicts.map(\.setAside), "seed \(seed)")
    for (variable, name) in names {
      let (value, other) = (solver.value(of: variable), new.value(of: name))
      #expect(abs(value - other) <= 1e-9 * (1 + abs(other)), "seed \(seed): \(value) \(other)")
    }
  }
}
