import Foundation

/// What chains cost the type checker, beside the arithmetic that they replace.
///
/// A kind is two programs of as many functions: one lays a view out with a chain, the other computes
/// the same frame by hand. All programs are checked in turn, several times over, and the shortest
/// time of each is taken, less that of a program with the imports alone. Times are the processor's,
/// so that what else the machine does is left out.
struct TypecheckBenchmark {
  struct Kind {
    let name: String
    let chain: String
    let byHand: String
    /// How many times the time of the hand-written frames a chain is meant to take.
    let goal: Double
    /// How many times that time it may take. More than the goal where the goal is missed.
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
  private let functions = 500
  private let rounds = 7

  init(_ compiler: Compiler) {
    self.compiler = compiler
  }

  /// Measures and prints; whether all kinds are within their budgets.
  func run() throws -> Bool {
    let programs = [""] + TypecheckBenchmark.kinds.flatMap { [$0.chain, $0.byHand] }
    let times = try shortestTimes(of: programs)
    print("\(functions) functions, shortest of \(rounds) rounds, processor milliseconds a function")
    print(
      "chain".padding(12), "Plumb".padding(8), "by hand".padding(8), "ratio".padding(8),
      "goal".padding(8), "budget")
    var isWithinBudget = true
    for (index, kind) in TypecheckBenchmark.kinds.enumerated() {
      let chain = (times[index * 2 + 1] - times[0]) / Double(functions)
      let byHand = (times[index * 2 + 2] - times[0]) / Double(functions)
      let ratio = chain / byHand
      isWithinBudget = isWithinBudget && ratio <= kind.budget
      print(
        kind.name.padding(12), chain.rounded(2), byHand.rounded(2), ratio.rounded(2),
        kind.goal.rounded(2), kind.budget.rounded(2), ratio <= kind.budget ? "" : "over")
    }
    return isWithinBudget
  }

  private func shortestTimes(of programs: [String]) throws -> [Double] {
    let folder = try TemporaryFolder()
    let files = try programs.enumerated().map { index, body in
      try folder.write(program(body), to: "Program\(index).swift")
    }
    var times = Array(repeating: Double.infinity, count: files.count)
    for _ in 0..<rounds {
      for (index, file) in files.enumerated() {
        let start = commandsTime()
        let said = try compiler.typecheck([file])
        let time = commandsTime() - start
        guard said.status == 0 else { throw HarnessError(said.words) }
        times[index] = min(times[index], time)
      }
    }
    return times
  }

  /// How long the processor has worked for the commands that have ended, in milliseconds.
  private func commandsTime() -> Double {
    #if os(macOS) || os(Linux)
      var usage = rusage()
      // RUSAGE_CHILDREN, which is of another type on each system.
      getrusage(-1, &usage)
      return Double(usage.ru_utime.tv_sec) * 1000 + Double(usage.ru_utime.tv_usec) / 1000
    #else
      return 0
    #endif
  }

  /// A program in which `body` is the body of every function, with another number in each.
  private func program(_ body: String) -> String {
    let imports = "import Foundation\nimport Plumb\n"
    guard !body.isEmpty else { return imports }
    return (1...functions).reduce(into: imports) { program, number in
      program += "func layOut\(number)"
      program += "(_ view: HeadlessView, beside other: HeadlessView, in parent: HeadlessView) {\n"
      program += body.replacingOccurrences(of: "NUMBER", with: "\(number)") + "\n}\n"
    }
  }
}

extension String {
  fileprivate func padding(_ length: Int) -> String {
    padding(toLength: length, withPad: " ", startingAt: 0)
  }
}

extension Double {
  fileprivate func rounded(_ digits: Int) -> String {
    String(format: "%.\(digits)f", self).padding(8)
  }
}
