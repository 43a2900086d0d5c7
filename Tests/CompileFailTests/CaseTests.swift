import Foundation
import Testing

@testable import CompileFailSupport

/// What passes for a case and what does not, with the compiler's own verifier and without it.
@Suite struct CaseTests {
  private static let leftAlone = """
    // A left edge alone says nothing of the width.
    // control: replace "fitHeight" with "fitSize"
    import Plumb

    func layOut(_ title: HeadlessView, in card: HeadlessView) {
      card.plumb.layout(title) {
        // expected-error@+1 {{the horizontal axis has its left; add center, right or width}}
        $0.setTopLeft(to: .zero).fitHeight()
      }
    }

    """

  /// What is wrong with the case above when `this` is `that` in it.
  private func failure(
    replacing this: String, with that: String, allowsVerifier: Bool = true
  ) throws -> String? {
    try #require(CaseTests.leftAlone.contains(this))
    let text = CaseTests.leftAlone.replacingOccurrences(of: this, with: that)
    return try ScratchRepository(case: text).caseFailure(allowsVerifier: allowsVerifier)
  }

  @Test(arguments: [true, false]) func passes(allowsVerifier: Bool) throws {
    let failure = try ScratchRepository(case: CaseTests.leftAlone)
      .caseFailure(allowsVerifier: allowsVerifier)
    #expect(failure == nil)
  }

  @Test(arguments: [true, false]) func failsWithWrongWords(allowsVerifier: Bool) throws {
    let failure = try failure(
      replacing: "has its left;", with: "has its right;", allowsVerifier: allowsVerifier)
    #expect(failure?.contains("does not say what is expected") == true)
  }

  @Test(arguments: [true, false]) func failsWithTheWordsOnAnotherLine(allowsVerifier: Bool) throws {
    let failure = try failure(replacing: "@+1", with: "@+2", allowsVerifier: allowsVerifier)
    #expect(failure?.contains("does not say what is expected") == true)
  }

  @Test(arguments: [true, false]) func failsWithASecondError(allowsVerifier: Bool) throws {
    let failure = try failure(
      replacing: "card.plumb", with: "number + card.plumb", allowsVerifier: allowsVerifier)
    #expect(failure?.contains("does not say what is expected") == true)
    #expect(failure?.contains("number") == true)
  }

  @Test(arguments: [true, false]) func failsWhereItCompiles(allowsVerifier: Bool) throws {
    let text = CaseTests.leftAlone
      .replacingOccurrences(of: ".fitHeight()", with: ".fitSize()")
      .replacingOccurrences(of: #""fitHeight" with "fitSize""#, with: #""title" with "_ title""#)
      .replacingOccurrences(of: #""title""#, with: #""(_ title:""#)
      .replacingOccurrences(of: #""_ title""#, with: #""(title title:""#)
    let failure = try ScratchRepository(case: text).caseFailure(allowsVerifier: allowsVerifier)
    #expect(failure == "this compiles, and it must not")
  }

  @Test func failsWhereTheControlDoesNotCompile() throws {
    let failure = try failure(replacing: #"with "fitSize""#, with: #"with "fitEverything""#)
    #expect(failure?.contains("the control must compile, and does not") == true)
    #expect(failure?.contains("fitEverything") == true)
  }

  @Test func failsWhereTheControlWarns() throws {
    let text = CaseTests.leftAlone
      .replacingOccurrences(of: "  card", with: "  let size = title.frame.size\n  card")
    let failure = try ScratchRepository(case: text).caseFailure(allowsVerifier: false)
    #expect(failure?.contains("never used") == true)
  }

  @Test func aMendCompilesAsWell() throws {
    let control = #"// control: replace "fitHeight" with "fitSize""#
    let mend = #"// mend: replace "fitHeight()" with "fitHeight().setWidth(to: 8)""#
    #expect(try failure(replacing: control, with: "\(control)\n\(mend)") == nil)
    let wrong = mend.replacingOccurrences(of: "8", with: "eight")
    let failure = try failure(replacing: control, with: "\(control)\n\(wrong)")
    #expect(failure?.contains("cannot find 'eight' in scope") == true)
    let malformed = try self.failure(replacing: control, with: "\(control)\n// mend: write more")
    #expect(malformed == #"the third line is not: // mend: replace "this" with "that""#)
  }

  @Test func refusesAControlThatIsTwoTokensAway() throws {
    let failure = try failure(
      replacing: #"with "fitSize""#, with: #"with "fitWidth().fitHeight""#)
    #expect(failure == "the control does not differ by exactly one token")
  }

  @Test func refusesAControlThatIsTheSame() throws {
    let failure = try failure(replacing: #"with "fitSize""#, with: #"with "fitHeight""#)
    #expect(failure == "the control does not differ by exactly one token")
  }

  @Test func refusesAControlThatIsNotOneReplacement() throws {
    let twice = try failure(replacing: #"replace "fitHeight""#, with: #"replace "title""#)
    #expect(twice?.contains("occurs 2 times") == true)
    let never = try failure(replacing: #"replace "fitHeight""#, with: #"replace "fitDepth""#)
    #expect(never?.contains("occurs 0 times") == true)
  }

  @Test func refusesACaseWithoutAReason() throws {
    let failure = try failure(replacing: "of the width.", with: "of the width")
    #expect(failure?.contains("one sentence of reason") == true)
  }

  @Test func refusesACaseWithoutAControl() throws {
    let failure = try failure(replacing: "// control: replace", with: "// instead of")
    #expect(failure?.contains("// control: replace") == true)
  }

  @Test func refusesTwoErrorsForOneMistake() throws {
    let failure = try failure(
      replacing: "    $0", with: "    // expected-error@+1 {{the vertical axis}}\n    $0")
    #expect(failure?.contains("one mistake is one error") == true)
  }

  @Test func savesACaseWithoutExpectationAside() throws {
    let text = CaseTests.leftAlone.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.contains("expected-error") }.joined(separator: "\n")
    let repository = try ScratchRepository(case: text)
    let failure = try #require(try repository.caseFailure())
    let saved = try repository.harness().aside.appendingPathComponent("area/forbidden.swift")
    #expect(failure.contains("nothing is expected yet"))
    #expect(failure.contains("the horizontal axis has its left; add center, right or width"))
    #expect(failure.contains("move \(saved.path) over the case"))

    // What is saved is a case that passes, once a person has found the words good.
    let words = try String(contentsOf: saved, encoding: .utf8)
    #expect(try ScratchRepository(case: words).caseFailure() == nil)
  }

  @Test func doesNotSaveACaseThatCompilesAside() throws {
    let text = CaseTests.leftAlone
      .replacingOccurrences(of: "expected-error", with: "nothing")
      .replacingOccurrences(of: ".fitHeight()", with: ".fitSize()")
      .replacingOccurrences(of: #""fitHeight" with "fitSize""#, with: #""fitSize" with "fitWidth""#)
    let failure = try ScratchRepository(case: text).caseFailure()
    #expect(failure == "this compiles, and it must not")
  }

  @Test func refusesACommentThatIsAlmostAnExpectation() throws {
    let failure = try failure(replacing: "expected-error@+1 {{", with: "expected-eror@+1 {{")
    #expect(failure?.contains("line 7 is no expectation") == true)
  }

  @Test func readsExpectations() throws {
    let expectations = try Expectation.all(
      in: """
        row()  // expected-error {{no row}}
        // expected-note@+2 2{{once more}}
        // expected-warning@-1 {{look}}
        """)
    #expect(expectations.map(\.line) == [1, 4, 4, 2])
    #expect(expectations.map(\.severity) == [.error, .note, .note, .warning])
    #expect(expectations.map(\.words) == ["no row", "once more", "once more", "look"])
  }

  @Test func doesWithoutTheVerifierWhereItIsToldTo() throws {
    #expect(try !TestedRepository.harness(allowsVerifier: false).compiler.hasVerifier)
  }
}

/// What one token is.
@Suite struct TokenTests {
  @Test(arguments: [
    ("maker.setTop(to: 8)", "maker.setLeft(to: 8)"), ("80..<240", "80...240"),
    ("a - b", "a - -b"), ("return row", "row"), ("setTop (to:8)", "setLeft(to: 8)"),
    ("f(a, a)", "f(a a)"),
  ])
  func differsByOne(_ first: String, _ second: String) {
    #expect(differsByOneToken(first, second))
    #expect(differsByOneToken(second, first))
  }

  @Test(arguments: [
    ("maker.setTop(to: 8)", "maker.setTop(to:8)"), ("a - b", "b - a"), ("1.5", "15"),
    ("maker", "maker.maker"), ("", "a b"),
  ])
  func differsByNoneOrMore(_ first: String, _ second: String) {
    #expect(!differsByOneToken(first, second))
    #expect(!differsByOneToken(second, first))
  }
}
