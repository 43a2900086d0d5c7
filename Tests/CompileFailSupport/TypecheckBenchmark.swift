import Foundation

/// What chains cost the type checker, beside the arithmetic that they replace, in instructions.
///
/// A kind is two bodies of a function: one lays a view out with a chain, the other computes the same frame
/// by hand. Each is checked in a program of few functions and in one of many, and the difference of both
/// counts is what the further functions cost, without the imports and what is read of a module once. Callgrind
/// counts, because instructions are the same on each machine, whatever else it does. Times of the same two
/// programs were measured at 1.5 and 2 on machines that were busy otherwise.
struct TypecheckBenchmark {
  struct Kind {
    let name: String
    let chain: String
    let byHand: String
    /// How many times the instructions of the hand-written frames a chain is meant to take.
    let goal: Double
    /// How many times as many it may take. More than the goal where the goal is missed.
    let budget: Double

    init(name: String, chain: String, byHand: String, goal: Double, budget: Double? = nil) {
      self.name = name
      self.chain = chain
      self.byHand = byHand
      self.goal = goal
      self.budget = budget ?? goal
    }
  }

  private let compiler: Compiler
  private let few = 20
  private let many = 100

  init(_ compiler: Compiler) {
    self.compiler = compiler
  }

  /// Counts and prints; whether all kinds are within their budgets. Says so and counts nothing where valgrind
  /// is missing.
  func run() throws -> Bool {
    guard try CommandOutput(running: ["sh", "-c", "command -v valgrind"]).status == 0 else {
      print("skipped: instructions are counted with valgrind, which is not installed")
      return true
    }
    let results = try results()
    print("thousands of instructions a function")
    print(row(["chain", "Plumb", "by hand", "ratio", "goal", "budget"]))
    for (kind, chain, byHand) in results {
      let numbers = [chain, byHand].map { String(format: "%.0f", $0) }
      let ratios = [chain / byHand, kind.goal, kind.budget].map { String(format: "%.2f", $0) }
      print(row([kind.name] + numbers + ratios), isWithinBudget(kind, chain, byHand) ? "" : "over")
    }
    return results.allSatisfy(isWithinBudget)
  }

  private func isWithinBudget(_ kind: Kind, _ chain: Double, _ byHand: Double) -> Bool {
    chain / byHand <= kind.budget
  }

  /// Each kind, and what a function of its chain and of its frames by hand costs.
  private func results() throws -> [(kind: Kind, chain: Double, byHand: Double)] {
    let kinds = TypecheckBenchmark.kinds
    let bodies = Array(Set(kinds.flatMap { [$0.chain, $0.byHand] }))
    // Builds the modules of the system, which would count otherwise.
    let folder = try TemporaryFolder()
    let imports = try compiler.typecheck([
      folder.write(program("", functions: 0), to: "Imports.swift")
    ])
    guard imports.status == 0 else { throw HarnessError(imports.text) }

    let counted = twoAtATime(bodies) { body in Result { try thousands(body) } }
    let costs = try Dictionary(uniqueKeysWithValues: zip(bodies, counted.map { try $0.get() }))
    return kinds.map { ($0, costs[$0.chain, default: .nan], costs[$0.byHand, default: .nan]) }
  }

  /// What a function with this body costs, in thousands of instructions.
  private func thousands(_ body: String) throws -> Double {
    let folder = try TemporaryFolder()
    let counts = try [few, many].map { functions in
      let file = try folder.write(
        program(body, functions: functions), to: "Functions\(functions).swift")
      return try compiler.instructions(toTypecheck: file)
    }
    return (counts[1] - counts[0]) / Double(many - few) / 1000
  }

  /// A program in which `body` is the body of every function, with another number in each.
  private func program(_ body: String, functions: Int) -> String {
    (0..<functions).reduce(into: "import Foundation\nimport Plumb\n") { program, number in
      program += "func layOut\(number)"
      program += "(_ view: HeadlessView, beside other: HeadlessView, in parent: HeadlessView) {\n"
      program += body.replacingOccurrences(of: "NUMBER", with: "\(number)") + "\n}\n"
    }
  }

  private func row(_ columns: [String]) -> String {
    columns.enumerated().map { index, column in
      column.padding(toLength: index == 0 ? 12 : 9, withPad: " ", startingAt: 0)
    }.joined()
  }
}
