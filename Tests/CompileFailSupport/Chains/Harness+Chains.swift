extension Harness {
  /// The exhaustive check: every chain of verbs there is, in a few large programs.
  func chainChecks() -> [Check] {
    let lists: [(String, @Sendable (Int) -> ChainListing)] = [
      ("refused-transitions", { part in .refusedTransitions { $0 % 4 == part } }),
      ("after-a-mistake", { part in .chainsAfterAMistake { $0 % 4 == part } }),
    ]
    let inParts = lists.flatMap { name, list in
      (0..<4).map { part in chainCheck("\(name)-\(part + 1)") { list(part) } }
    }
    return inParts + [
      chainCheck("overspecified") { .overspecifiedChains() },
      chainCheck("with-one-edit") { .chainsWithOneEdit() },
      chainCheck("incomplete") { .incompleteChains() },
      chainCheck("complete") { .completeChains() },
      chainCheck("transitions") { .transitions() },
    ]
  }

  private func chainCheck(
    _ name: String, _ listing: @escaping @Sendable () -> ChainListing
  ) -> Check {
    Check(name: "chains/\(name)") { try listing().verdict(with: compiler) }
  }
}

extension ChainListing {
  /// Whether the compiler agrees with the oracle on every line.
  func verdict(with compiler: Compiler) throws -> Check.Verdict {
    let folder = try TemporaryFolder()
    let said = try compiler.typecheck([folder.write(text, to: "Chains.swift")])
    let disagreements = disagreements(said.errors)
    guard !disagreements.isEmpty else { return .passed(note: "\(verdicts.count) chains agree") }
    let shown = disagreements.prefix(10).joined(separator: "\n")
    return .failed(
      "the compiler and the oracle disagree on \(disagreements.count) lines:\n\(shown)")
  }
}
