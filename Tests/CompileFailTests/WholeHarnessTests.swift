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

  /// The compiler's own verifier comes to what matching lines and words comes to, which the checks above do.
  @Test(arguments: try Sample.casesForTheVerifier())
  func passesTheVerifier(_ check: Check) {
    let outcome = check.outcome()
    #expect(outcome.failure == nil, "\(outcome.failure ?? "")")
  }
}
