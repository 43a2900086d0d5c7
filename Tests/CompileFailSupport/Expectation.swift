import Foundation

/// What a comment says the compiler will say: `// expected-error@+1 {{no height}}`, or, said twice of the
/// line, `// expected-note@+1 2{{through reference here}}`.
struct Expectation: Equatable, Sendable {
  let line: Int
  let severity: Diagnostic.Severity
  let words: String

  /// The expectations in a source, with the lines that they are about. A comment that would be one, and
  /// is not written as one, is an error: nobody would check it.
  static func all(in text: String) throws -> [Expectation] {
    try text.lines.enumerated().flatMap { index, line in
      guard line.contains("// expected-") else { return [Expectation]() }
      let pattern = #/// expected-(error|warning|note)(?:@([+-]\d+))? (\d+)? ?\{\{(.*)\}\}/#
      guard let match = line.firstMatch(of: pattern),
        let severity = Diagnostic.Severity(rawValue: String(match.1))
      else { throw CaseProblem.malformed("line \(index + 1) is no expectation: \(line)") }
      let expectation = Expectation(
        line: index + 1 + (match.2.flatMap { Int($0) } ?? 0), severity: severity,
        words: String(match.4))
      return Array(repeating: expectation, count: match.3.flatMap { Int($0) } ?? 1)
    }
  }
}

extension Expectation {
  /// In what `diagnostics` differ from the expectations, a line each: what the compiler's verifier would say. It is for
  /// cases that are checked together, and for compilers without a verifier.
  static func differences(_ expectations: [Expectation], _ diagnostics: [Diagnostic]) -> [String] {
    var said = diagnostics
    var differences: [String] = []
    for expected in expectations {
      let match = said.firstIndex {
        $0.line == expected.line && $0.severity == expected.severity
          && $0.message.contains(expected.words)
      }
      if let match {
        said.remove(at: match)
      } else {
        differences.append(
          "line \(expected.line): expected \(expected.severity) not produced: \(expected.words)")
      }
    }
    differences += said.map { "line \($0.line): unexpected \($0.severity): \($0.message)" }
    return differences
  }
}
