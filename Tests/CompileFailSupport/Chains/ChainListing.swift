/// A program with a chain on each line, and what the oracle says of each.
struct ChainListing {
  /// How many errors the compiler may give on a line that has a chain: none, one for one mistake, and
  /// at least one for several.
  private(set) var verdicts: [Int: ClosedRange<Int>] = [:]
  private var lines: [String]

  var text: String { (lines + ["}", ""]).joined(separator: "\n") }

  init() {
    lines = [
      "import Foundation",
      "import Plumb",
      "func isComplete(_ layout: LayoutMaker<IndividualLayout>) {}",
      "func areAlike<State>(_ one: LayoutMaker<State>, _ other: LayoutMaker<State>) {}",
      "func chains(_ maker: LayoutMaker<IndividualProperty.Initial>, _ view: HeadlessView) {",
    ]
  }

  /// Adds a line with so many mistakes.
  mutating func add(_ line: String, mistakes: Int) {
    lines.append(line)
    verdicts[lines.count] = min(mistakes, 1)...mistakes
  }

  /// Adds the states as constants that lines can begin with.
  mutating func declareStates() {
    for (index, state) in Chain.states.enumerated() {
      lines.append("let state\(index) = \(state.calls)")
    }
  }
}

extension ChainListing {
  /// Where the compiler and the oracle do not agree, a line each: errors without a mistake, a mistake
  /// without an error, more errors than mistakes, or words that are not Plumb's.
  func disagreements(_ errors: [Diagnostic]) -> [String] {
    let said = Dictionary(grouping: errors, by: \.line)
    let elsewhere = said.keys.filter { verdicts[$0] == nil }.map { (line: $0, expected: 0...0) }
    let wrong = verdicts.filter { line, expected in
      let here = said[line, default: []]
      return !expected.contains(here.count) || !here.allSatisfy(\.isInPlumbsWords)
    }
    .map { (line: $0.key, expected: $0.value) }
    return (elsewhere + wrong).sorted { $0.line < $1.line }.map { line, expected in
      let words = said[line, default: []].map { "\n  \($0.message)" }.joined()
      return "\(expected.upperBound) expected of \(lines[line - 1])\(words)"
    }
  }
}

extension Diagnostic {
  /// Whether the words are those of a refusal, and not what the compiler says of types that do not fit.
  fileprivate var isInPlumbsWords: Bool { message.contains(" is unavailable: ") }
}
