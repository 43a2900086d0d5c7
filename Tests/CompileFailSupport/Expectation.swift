import Foundation

/// What a comment says the compiler will say: `// expected-error@+1 {{no height}}`.
struct Expectation: Equatable, Sendable {
  let line: Int
  let severity: Diagnostic.Severity
  let words: String

  /// The expectations in a source, with the lines that they are about.
  static func all(in text: String) -> [Expectation] {
    text.lines.enumerated().compactMap { Expectation($1, at: $0 + 1) }
  }

  private init?(_ text: String, at line: Int) {
    let pattern = #/// expected-(error|warning|note)(?:@([+-]\d+))? \{\{(.*)\}\}/#
    guard let match = text.firstMatch(of: pattern),
      let severity = Diagnostic.Severity(rawValue: String(match.1))
    else { return nil }
    self.line = line + (match.2.flatMap { Int($0) } ?? 0)
    self.severity = severity
    words = String(match.3)
  }
}

extension Expectation {
  /// In what `diagnostics` differ from the expectations, a line each: what the compiler's verifier
  /// would say, for compilers that have none.
  static func differences(
    _ expectations: [Expectation], _ diagnostics: [Diagnostic], in file: URL
  ) -> [String] {
    var said = diagnostics.filter { $0.file == file.path }
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
