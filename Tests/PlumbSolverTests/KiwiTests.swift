import Foundation
import PlumbSolver
import Testing

/// Random screens against what kiwisolver makes of them, as `Scripts/RecordKiwi.py` recorded it.
@Suite struct KiwiTests {
  @Test func totalsAreThoseOfKiwi() throws {
    let file = try #require(Bundle.module.url(forResource: "Resources/kiwi", withExtension: "txt"))
    var screens = 0
    var current = RecordedScreen()
    for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      switch words[0] {
      case "screen": current = RecordedScreen(name: words[1], variables: Int(words[2])!)
      case "row": try current.add(words)
      default:
        current.check(totals: words.dropFirst())
        screens += 1
      }
    }
    #expect(screens >= 100)
  }
}

/// A screen that was recorded, in a solver.
private struct RecordedScreen {
  var name = ""
  var solver = Solver()
  var variables: [Solver.Variable] = []

  init() {}

  init(name: String, variables count: Int) {
    self.name = name
    for _ in 0..<count { variables.append(solver.addVariable()) }
  }

  /// Adds `row <relation> <constant> <priority> <variable>:<coefficient> …`.
  mutating func add(_ words: [String]) throws {
    let relation: Solver.Relation =
      words[1] == "==" ? .equal : words[1] == ">=" ? .atLeast : .atMost
    let terms = words.dropFirst(4).map { word in
      let parts = word.split(separator: ":")
      return Solver.Expression.Term(variables[Int(parts[0])!], Double(parts[1])!)
    }
    try solver.addConstraint(
      Solver.Expression(terms), relation, to: Double(words[2])!,
      priority: .init(Double(words[3])!))
  }

  mutating func check(totals words: ArraySlice<String>) {
    let report = solver.solve()
    #expect(report.conflicts.isEmpty && report.isComplete, "screen \(name)")
    let totals = solver.totalErrors()
    for word in words {
      let parts = word.split(separator: ":").map { Double($0)! }
      let ours = totals.first { $0.priority.rawValue == parts[0] }?.error ?? 0
      #expect(
        abs(ours - parts[1]) <= 1e-5 * (1 + parts[1]),
        "screen \(name), level \(parts[0]): \(ours), and kiwi \(parts[1])")
    }
  }
}
