import Foundation

/// What chains cost the type checker, beside the arithmetic that they replace.
///
/// A kind is two programs of as many functions: one lays a view out with a chain, the other computes
/// the same frame by hand. All programs are checked in turn, several times over. A ratio is that of two
/// programs of one round, less a program with the imports alone, and the median of all rounds counts.
/// Times are the processor's, so that what else the machine does is left out, as far as it goes:
/// whoever shares the processor's memory still slows it, for both programs of a round alike. A program
/// that two kinds share is checked for each of them, and the mean of its times in a round counts. If a
/// chain is over its budget, there are as many rounds again, up to three times.
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
  private let attempts = 3

  init(_ compiler: Compiler) {
    self.compiler = compiler
  }

  /// Measures and prints; whether all kinds are within their budgets.
  func run() throws -> Bool {
    let programs = [""] + TypecheckBenchmark.kinds.flatMap { [$0.chain, $0.byHand] }
    let folder = try TemporaryFolder()
    let files = try programs.enumerated().map { index, body in
      try folder.write(program(body), to: "Program\(index).swift")
    }
    var measured: [[Double]] = []
    repeat {
      for _ in 0..<rounds { measured.append(try times(of: files)) }
    } while measured.count < rounds * attempts && !results(measured).allSatisfy(\.isWithinBudget)
    print(
      "\(functions) functions, median of \(measured.count) rounds, "
        + "processor milliseconds a function")
    print(
      "chain".padding(12), "Plumb".padding(8), "by hand".padding(8), "ratio".padding(8),
      "goal".padding(8), "budget")
    for result in results(measured) {
      print(
        result.kind.name.padding(12), result.chain.rounded(2), result.byHand.rounded(2),
        result.ratio.rounded(2), result.kind.goal.rounded(2), result.kind.budget.rounded(2),
        result.isWithinBudget ? "" : "over")
    }
    return results(measured).allSatisfy(\.isWithinBudget)
  }

  /// What a kind costs a function, in milliseconds.
  private struct Result {
    let kind: Kind
    let chain: Double
    let byHand: Double
    let ratio: Double

    var isWithinBudget: Bool { ratio <= kind.budget }
  }

  /// The results of rounds; each has the times of all programs, that of the imports alone first.
  private func results(_ rounds: [[Double]]) -> [Result] {
    let kinds = TypecheckBenchmark.kinds
    return kinds.enumerated().map { index, kind in
      let same = kinds.indices.filter { kinds[$0].byHand == kind.byHand }
      let chains = rounds.map { ($0[index * 2 + 1] - $0[0]) / Double(functions) }
      let byHand = rounds.map { round in
        let sum = same.reduce(0) { $0 + round[$1 * 2 + 2] - round[0] }
        return sum / Double(functions * same.count)
      }
      return Result(
        kind: kind, chain: chains.median, byHand: byHand.median,
        ratio: zip(chains, byHand).map { $0 / $1 }.median)
    }
  }

  /// The time of each program, in milliseconds of the processor.
  private func times(of files: [URL]) throws -> [Double] {
    try files.map { file in
      let start = commandsTime()
      let said = try compiler.typecheck([file])
      let time = commandsTime() - start
      guard said.status == 0 else { throw HarnessError(said.words) }
      return time
    }
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

extension [Double] {
  /// The value in the middle, the larger of two.
  fileprivate var median: Double { sorted()[count / 2] }
}

extension Double {
  fileprivate func rounded(_ digits: Int) -> String {
    String(format: "%.\(digits)f", self).padding(8)
  }
}
