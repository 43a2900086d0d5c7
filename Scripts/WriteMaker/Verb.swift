/// A verb in one of its forms: what it is called, what it is given, and what it makes of that.
struct Verb {
  let name: String
  let parameters: String
  /// One source for each fact that the verb sets, as Swift.
  let sources: [String]
  let comment: String
  /// Whether another form of the verb goes before this one where both fit.
  var isDisfavored = false

  init(_ name: String, _ parameters: String, _ sources: [String], _ comment: String) {
    self.name = name
    self.parameters = parameters
    self.sources = sources
    self.comment = comment
  }

  /// The same verb, after the other forms where those fit as well.
  var disfavored: Verb {
    var verb = self
    verb.isDisfavored = true
    return verb
  }

  /// The name with its labels, as editors show it: without the arguments that have a default, and
  /// with all of them.
  var titles: [String] {
    let parts = parameters.topLevelParts
    let needed = parts.filter { !$0.contains(" = ") }
    return (needed.count < parts.count ? [title(needed)] : []) + [title(parts)]
  }

  private func title(_ parameters: [String]) -> String {
    let labels = parameters.map { $0.label + ":" }
    return "\(name)(\(labels.joined()))"
  }
}

extension String {
  /// The parts between commas outside of brackets.
  var topLevelParts: [String] {
    var parts: [String] = []
    var (part, depth) = ("", 0)
    for character in self {
      if "([<{".contains(character) { depth += 1 }
      if ")]}".contains(character) || (character == ">" && part.last != "-") { depth -= 1 }
      if character == ",", depth == 0 {
        parts.append(part.trimmed)
        part = ""
      } else {
        part.append(character)
      }
    }
    return part.trimmed.isEmpty ? parts : parts + [part.trimmed]
  }

  var trimmed: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }

  /// The lines with so many spaces before each.
  func indented(_ spaces: Int) -> String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : String(repeating: " ", count: spaces) + $0 }
      .joined(separator: "\n")
  }

  /// The text as a doc comment, filled to the width of the page.
  func comment(_ spaces: Int) -> String {
    let width = 96 - spaces
    var lines: [String] = []
    for paragraph in split(separator: "\n", omittingEmptySubsequences: false) {
      if paragraph.hasPrefix("    ") || paragraph.isEmpty {
        lines.append(String(paragraph))
        continue
      }
      var line = ""
      for word in paragraph.split(separator: " ") {
        if line.count + word.count + 1 > width {
          lines.append(line)
          line = ""
        }
        line += (line.isEmpty ? "" : " ") + word
      }
      lines.append(line)
    }
    let pad = String(repeating: " ", count: spaces)
    return lines.map { $0.isEmpty ? "\(pad)///" : "\(pad)/// \($0)" }.joined(separator: "\n")
  }
}
