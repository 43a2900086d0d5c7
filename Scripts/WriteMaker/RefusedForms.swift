// Writes the refusals that follow from no fact: what people write who know another library, a form that a call does not
// have, a view in the place of a number. Each is a line of a table in Scripts/WriteMaker/Refused:
//
//     # A remark.
//     LayoutMaker where State: Takes{Center|Middle}
//       the {horizontal|vertical} center is set{Center|Middle}: set{Center|Middle}(to: 160)
//         -> LayoutMaker<State.Adding{Center|Middle}>
//         center{X|Y}(_ offset: CGFloat = 0)
//         disfavored center{X|Y}(to place: some Any)
//
// What is extended stands without indentation, the message behind two spaces, and the forms that it refuses behind four.
// A line with `->` says the result of the forms after it; forms before the first such line return nothing. Several
// such lines in a row declare each form once for each result: the calls that follow the mistake decide which one is
// meant, and the first is favored. A form is a function, unless it begins with `var`, `static` or `init`. Words before a
// form are for the type checker (`disfavored`), for results that nobody uses (`discardable`), and for properties that
// are assigned (`settable`). `everywhere` in the place of a type declares functions of none.
//
// Alternatives in braces are written one after the other. If the head, the message or a result has some, the whole block
// is written for each; otherwise each form is.

import Foundation

/// Reads a table of refusals, and returns the text of a file with them.
func refusedForms(_ table: String, named path: String) throws -> String {
  var reader = RefusedForms()
  do {
    for line in table.split(separator: "\n") { try reader.read(String(line)) }
    return try reader.finish()
  } catch let problem as RefusedForms.Problem {
    throw RefusedForms.Problem("\(path): \(problem.text)")
  }
}

struct RefusedForms {
  struct Problem: Error {
    let text: String
    init(_ text: String) { self.text = text }
  }

  /// What stands in the place of a type where a function is of none.
  private static let everywhere = "everywhere"

  /// A message with what it is about.
  private struct Block {
    let receiver: String
    let message: String
    /// The forms, each with its results: the first is favored.
    var forms: [(text: String, results: [String])] = []
  }

  private var receiver = ""
  private var results = [""]
  private var lastIsResult = false
  private var blocks: [Block] = []

  mutating func read(_ line: String) throws {
    let text = line.trimmingCharacters(in: .whitespaces)
    if text.isEmpty || text.hasPrefix("#") { return }
    switch line.prefix(while: { $0 == " " }).count {
    case 0: receiver = text
    case 2 where !receiver.isEmpty:
      blocks.append(Block(receiver: receiver, message: text))
      (results, lastIsResult) = ([""], false)
    case 4 where blocks.last?.receiver == receiver:
      let isResult = text.hasPrefix("->")
      if isResult {
        results = lastIsResult ? results + [text] : [text]
      } else {
        blocks[blocks.count - 1].forms.append((text, results))
      }
      lastIsResult = isResult
    default: throw Problem("no line of refusals: \(text)")
    }
  }

  func finish() throws -> String {
    try blocks.flatMap { block in
      let heads = [block.receiver, block.message] + block.forms.flatMap(\.results)
      let isWhole = count(heads) > 1
      let all = heads + block.forms.map(\.text)
      return try (0..<(isWhole ? count(all) : 1)).map { try text(of: block, isWhole ? $0 : nil) }
    }.joined(separator: "\n\n")
  }

  /// The extension of a block: with one of the alternatives, or for nil with all alternatives of each form.
  private func text(of block: Block, _ index: Int?) throws -> String {
    let declarations = try block.forms.flatMap { form, results in
      try (index.map { [$0] } ?? Array(0..<count([form]))).flatMap { index in
        let form = try choose(index, in: form)
        return try results.enumerated().map { turn, result in
          let isTwin = turn > 0 && !form.hasPrefix("disfavored ")
          return declaration((isTwin ? "disfavored " : "") + form, try choose(index, in: result))
        }
      }
    }
    let attribute = unavailable(try choose(index ?? 0, in: block.message))
    if block.receiver == Self.everywhere {
      return declarations.map { "\(attribute)\n\($0)" }.joined(separator: "\n\n")
    }
    return """
      \(attribute)
      extension \(try choose(index ?? 0, in: block.receiver)) {
      \(declarations.joined(separator: "\n"))
      }
      """
  }

  private func declaration(_ form: String, _ result: String) -> String {
    var form = form
    var attributes: [String] = []
    var body = "{ unreachable() }"
    while let word = ["disfavored ", "discardable ", "settable "].first(where: form.hasPrefix) {
      form.removeFirst(word.count)
      switch word {
      case "disfavored ": attributes.append(disfavored)
      case "discardable ": attributes.append("@discardableResult")
      default: body = "{ get \(body) nonmutating set \(body) }"
      }
    }
    let isProperty = ["var ", "static var ", "init"].contains { form.hasPrefix($0) }
    let isFunction = !isProperty && !form.hasPrefix("static func ")
    return refusedDeclaration(
      (isFunction ? "func " : "") + form + (isProperty ? "" : " \(result)"), attributes, body: body)
  }

  /// The parts of a text: what is between braces, with its alternatives, and the rest. Braces with a space, or without
  /// a bar, are Swift's.
  private func parts(_ text: String) -> [[String]] {
    var parts: [[String]] = []
    var end = text.startIndex
    for match in text.matches(of: #/\{([^{}|\s]*(?:\|[^{}|\s]*)+)\}/#) {
      parts.append([String(text[end..<match.range.lowerBound])])
      parts.append(match.1.split(separator: "|", omittingEmptySubsequences: false).map(String.init))
      end = match.range.upperBound
    }
    return parts + [[String(text[end...])]]
  }

  /// How many alternatives texts have; 1 for none.
  private func count(_ texts: [String]) -> Int {
    texts.flatMap(parts).map(\.count).max() ?? 1
  }

  private func choose(_ index: Int, in text: String) throws -> String {
    try parts(text).map { part in
      if part.count == 1 { return part[0] }
      guard index < part.count else { throw Problem("not as many alternatives: \(text)") }
      return part[index]
    }.joined()
  }
}
