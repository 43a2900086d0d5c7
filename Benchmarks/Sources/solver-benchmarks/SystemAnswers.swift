import PlumbSolver

/// A system of constraints that another program dictates, so that it can hold the results against those of
/// another solver:
///
///     system VARIABLES                              begins a new system
///     row equal|atLeast|atMost CONSTANT PRIORITY INDEX:COEFFICIENT …
///     preference CONSTANT HUGGING COMPRESSION INDEX:COEFFICIENT …
///     constant ROW CONSTANT                         edits; rows are numbered in the order of adding
///     priority ROW PRIORITY
///     remove ROW
///     solve                                         one line: what came out, as words and numbers
///
/// All but the last are answered with nothing.
struct SystemAnswers {
  private var solver = Solver()
  private var variables: [Solver.Variable] = []
  private var rows: [Solver.Constraint] = []
  private var numbers: [Solver.Constraint: Int] = [:]
  private let clock = ContinuousClock()

  /// Whether words are about a system.
  static func knows(_ word: String?) -> Bool {
    ["system", "row", "preference", "constant", "priority", "remove", "solve"].contains(word)
  }

  mutating func answer(_ words: [String]) throws -> String? {
    switch words[0] {
    case "system":
      solver = Solver()
      variables = solver.addVariables(Int(words[1]) ?? 0)
      rows = []
      numbers = [:]
    case "row":
      keep(
        try solver.addConstraint(
          expression(words[4...]), try relation(words[1]), to: try number(words[2]),
          priority: .init(try number(words[3]))))
    case "preference":
      keep(
        try solver.addPreference(
          expression(words[4...]), near: try number(words[1]),
          hugging: .init(try number(words[2])), compression: .init(try number(words[3]))))
    case "constant":
      try solver.setConstant(try number(words[2]), of: try row(words[1]))
    case "priority":
      try solver.setPriority(.init(try number(words[2])), of: try row(words[1]))
    case "remove":
      try solver.removeConstraint(try row(words[1]))
    default:
      return solve()
    }
    return nil
  }

  private mutating func keep(_ row: Solver.Constraint) {
    numbers[row] = rows.count
    rows.append(row)
  }

  /// `MICROSECONDS complete|incomplete|overflow SIMPLEX PIVOTS values V… conflicts SET-ASIDE:minimal|large:MEMBER,… …`
  private mutating func solve() -> String {
    let start = clock.now
    let report = solver.solve()
    var words = ["\((clock.now - start).microseconds)"]
    words.append(report.hasOverflow ? "overflow" : report.isComplete ? "complete" : "incomplete")
    words += ["\(report.simplexRuns)", "\(report.pivots)", "values"]
    words += variables.map { "\(solver.value(of: $0))" }
    words.append("conflicts")
    words += report.conflicts.map { conflict in
      let members = conflict.members.map { "\(numbers[$0] ?? -1)" }.joined(separator: ",")
      let isMinimal = conflict.isMinimal ? "minimal" : "large"
      return "\(numbers[conflict.setAside] ?? -1):\(isMinimal):\(members)"
    }
    return words.joined(separator: " ")
  }

  private func expression(_ words: ArraySlice<String>) throws -> Solver.Expression {
    var expression = Solver.Expression()
    for word in words {
      let parts = word.split(separator: ":").map(String.init)
      guard parts.count == 2, let index = Int(parts[0]), variables.indices.contains(index) else {
        throw OptionsError("\(word): not a term")
      }
      expression.add(variables[index], times: try number(parts[1]))
    }
    return expression
  }

  private func relation(_ word: String) throws -> Solver.Relation {
    switch word {
    case "equal": .equal
    case "atLeast": .atLeast
    case "atMost": .atMost
    default: throw OptionsError("\(word): not a relation")
    }
  }

  private func number(_ word: String) throws -> Double {
    guard let number = Double(word) else { throw OptionsError("\(word): not a number") }
    return number
  }

  private func row(_ word: String) throws -> Solver.Constraint {
    guard let index = Int(word), rows.indices.contains(index) else {
      throw OptionsError("\(word): not a row")
    }
    return rows[index]
  }
}
