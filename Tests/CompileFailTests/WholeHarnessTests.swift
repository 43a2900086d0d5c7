import Foundation
import Testing

@testable import CompileFailSupport

/// All that `CompileFailTests/run` checks, as tests: each case, each block of code in a document, each
/// file of chains.
@Suite struct WholeHarnessTests {
  @Test(arguments: try TestedRepository.harness().checks())
  func check(_ check: Check) {
    let outcome = check.outcome()
    if !outcome.note.isEmpty { print(outcome) }
    #expect(outcome.failure == nil, "\(outcome.failure ?? "")")
  }

  /// Matching lines and words ourselves comes to what the compiler's own verifier comes to.
  @Test(arguments: try TestedRepository.harness().caseFiles().map(\.name))
  func passesWithoutTheVerifier(_ name: String) throws {
    let harness = try TestedRepository.harness(allowsVerifier: false)
    let file = try #require(try harness.caseFiles().first { $0.name == name }?.file)
    let tested = try CompileFailCase(name, in: file)
    #expect(try tested.unexpectedWords(from: harness.compiler) == nil)
  }
}
