extension Harness {
  /// The exhaustive check: every chain of verbs there is, in large programs.
  func chainChecks() -> [Check] {
    let lists: [(String, parts: Int, @Sendable (@escaping (Int) -> Bool) -> ChainListing)] = [
      ("transitions", 4, ChainListing.transitions),
      ("refused-transitions", 12, ChainListing.refusedTransitions),
      ("after-a-mistake", 4, ChainListing.chainsAfterAMistake),
    ]
    let inParts = lists.flatMap { name, parts, list in
      (0..<parts).map { part in
        chainCheck("\(name)-\(part + 1)") { list { $0 % parts == part } }
      }
    }
    return inParts + [
      chainCheck("overspecified") { .overspecifiedChains() },
      chainCheck("with-one-edit") { .chainsWithOneEdit() },
      chainCheck("incomplete") { .incompleteChains() },
      chainCheck("complete") { .completeChains() },
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
