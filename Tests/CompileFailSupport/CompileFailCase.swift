import Foundation

/// A program that must not compile, in a file named after what it forbids.
///
///     // An axis with its top alone has no height.
///     // control: replace "fitWidth" with "fitSize"
///     import Plumb
///
///     func layOut(_ title: HeadlessView, in card: HeadlessView) {
///       card.plumb.layout(title) {
///         // expected-error@+1 {{underspecified frame: the vertical axis has its top}}
///         $0.setTopLeft(to: .zero).fitWidth()
///       }
///     }
///
/// The first line says why it is refused. The second makes the control, a program that is one token
/// away and compiles: what is replaced occurs once in the code, and may be longer than the token in
/// order to do so. Where that is not what a person would do, a third line says it, in any number of tokens,
/// and makes a program that compiles as well:
///
///     // mend: replace ".setWidth(to: 64)" with ""
///
/// The expectation is written beside the line that is refused, as the compiler's own
/// verifier reads it, and there is one: one mistake is one error.
public struct CompileFailCase: Sendable {
  /// The area and what is forbidden: `underspecified/top-alone`.
  public let name: String
  /// Why it is refused, in one sentence.
  public let reason: String
  public let file: URL
  let text: String
  let expectations: [Expectation]
  /// What makes the control.
  let control: Replacement
  /// What a person would do, if that is something else.
  let mend: Replacement?

  init(_ name: String, in file: URL) throws {
    let text = try String(contentsOf: file, encoding: .utf8)
    let lines = text.lines
    guard let first = lines.first, first.hasPrefix("// "), first.hasSuffix(".") else {
      throw CaseProblem.malformed("the first line is not a comment with one sentence of reason")
    }
    guard lines.count > 1, let control = Replacement(lines[1], named: "control") else {
      throw CaseProblem.malformed(
        "the second line is not: // control: replace \"this\" with \"that\"")
    }
    let third = lines.count > 2 ? lines[2] : ""
    mend = Replacement(third, named: "mend")
    if mend == nil, third.hasPrefix("// mend") {
      throw CaseProblem.malformed("the third line is not: // mend: replace \"this\" with \"that\"")
    }
    self.name = name
    self.file = file
    self.text = text
    reason = String(first.dropFirst(3))
    self.control = control
    expectations = try Expectation.all(in: text)
    let errors = expectations.filter { $0.severity == .error }.count
    guard errors < 2 else {
      throw CaseProblem.malformed("\(errors) errors are expected, and one mistake is one error")
    }
  }

  /// The program without its comments; every line stays where it is.
  var code: String { text.withoutComments }

  /// The control: the program with its one replacement.
  func controlled() throws -> String {
    let controlled = try control.applied(to: code)
    guard differsByOneToken(code, controlled) else {
      throw CaseProblem.malformed("the control does not differ by exactly one token")
    }
    return controlled
  }
}

extension String {
  var lines: [String] { components(separatedBy: "\n") }

  /// The text without what follows `//` on each line. Cases have no strings with slashes.
  var withoutComments: String {
    lines.map { line in
      guard let comment = line.range(of: "//") else { return line }
      return String(line[..<comment.lowerBound])
    }
    .joined(separator: "\n")
  }
}
