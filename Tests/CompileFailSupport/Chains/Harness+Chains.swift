extension Harness {
  /// The exhaustive check: every chain of verbs there is, in a few large programs.
  func chainChecks() -> [Check] {
    let halves = [0, 1]
    return halves.map { half in
      chainCheck("refused-transitions-\(half + 1)") {
        .refusedTransitions(Chain.states.enumerated().filter { $0.offset % 2 == half })
      }
    }
      + halves.map { half in
        chainCheck("overspecified-\(half + 1)") {
          .overspecifiedChains(
            Chain.legal.enumerated().filter { $0.offset % 2 == half }.map(\.element))
        }
      }
      + [
        chainCheck("transitions") { .transitions() },
        chainCheck("complete") { .completeChains() },
        chainCheck("incomplete") { .incompleteChains() },
        chainCheck("after-a-mistake") { .chainsAfterAMistake() },
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
