import Foundation
import Testing

@testable import CompileFailSupport

/// What `CompileFailTests/run` checks, as tests: cases, blocks of code in documents, files of chains. All of it
/// where `PLUMB_EXHAUSTIVE` is set, otherwise a sample.
@Suite struct WholeHarnessTests {
  @Test(arguments: try Sample.checks())
  func check(_ check: Check) {
    let outcome = check.outcome()
    if !outcome.note.isEmpty { print(outcome) }
    #expect(outcome.failure == nil, "\(outcome.failure ?? "")")
  }

  /// Matching lines and words ourselves comes to what the compiler's own verifier comes to.
  @Test(arguments: try Sample.cases())
  func passesWithoutTheVerifier(_ name: String) throws {
    let harness = try TestedRepository.harness(allowsVerifier: false)
    let file = try #require(try harness.caseFiles().first { $0.name == name }?.file)
    let tested = try CompileFailCase(name, in: file)
    #expect(try tested.unexpectedWords(from: harness.compiler) == nil)
  }
}
