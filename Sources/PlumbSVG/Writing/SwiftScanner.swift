/// A piece of Swift code with one color.
struct SwiftToken {
  enum Kind: String {
    case keyword, type, member, text, number, comment, error
  }

  let text: String
  var kind: Kind?

  /// Whether the compiler refuses the line of this token.
  var isRefused = false
}

/// A scanner that splits Swift code into pieces of one color. It knows words and strings, but no
/// grammar.
struct SwiftScanner {
  private let characters: [Character]
  private var place = 0

  init(_ code: String) { characters = Array(code) }

  /// The next piece; nil at the end. Joined, all pieces are the code.
  mutating func next() -> SwiftToken? {
    guard let first = character(0) else { return nil }
    if first == "/" && character(1) == "/" { return comment() }
    if first == "\"" { return text() }
    if first.isNumber { return number() }
    if isWord(first) || first == "@" || first == "#" || first == "$" { return word() }
    if first.isWhitespace { return SwiftToken(text: take { $0.isWhitespace }) }
    place += 1
    return SwiftToken(text: String(first))
  }

  private mutating func comment() -> SwiftToken {
    let text = take { $0 != "\n" }
    return SwiftToken(text: text, kind: text.hasPrefix("// error:") ? .error : .comment)
  }

  private mutating func text() -> SwiftToken {
    let start = place
    let quotes = character(1) == "\"" && character(2) == "\"" ? 3 : 1
    place += quotes
    while place < characters.count {
      if character(0) == "\\" {
        place = min(place + 2, characters.count)
      } else if (0..<quotes).allSatisfy({ character($0) == "\"" }) {
        place += quotes
        break
      } else if quotes == 1 && character(0) == "\n" {
        break
      } else {
        place += 1
      }
    }
    return SwiftToken(text: String(characters[start..<place]), kind: .text)
  }

  /// A number: digits, and a point only if digits follow it, because `1...5` has two numbers.
  private mutating func number() -> SwiftToken {
    var text = take { $0.isNumber || $0 == "_" }
    if character(0) == ".", character(1)?.isNumber == true {
      place += 1
      text += "." + take { $0.isNumber || $0 == "_" }
    }
    return SwiftToken(text: text, kind: .number)
  }

  private mutating func word() -> SwiftToken {
    let isMember = place > 0 && characters[place - 1] == "."
    let first = characters[place]
    place += 1
    let text = String(first) + take(while: isWord)
    if isMember { return SwiftToken(text: text, kind: .member) }
    if first == "@" || first == "#" || Self.keywords.contains(text) {
      return SwiftToken(text: text, kind: .keyword)
    }
    return SwiftToken(text: text, kind: first.isUppercase ? .type : nil)
  }

  private func isWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }

  private func character(_ offset: Int) -> Character? {
    place + offset < characters.count ? characters[place + offset] : nil
  }

  private mutating func take(while isTaken: (Character) -> Bool) -> String {
    let start = place
    while place < characters.count, isTaken(characters[place]) { place += 1 }
    return String(characters[start..<place])
  }

  private static let keywords: Set<String> = [
    "actor", "any", "as", "async", "await", "break", "case", "catch", "class", "continue",
    "default",
    "defer", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "final",
    "for",
    "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "lazy", "let",
    "mutating",
    "nil", "nonisolated", "open", "override", "private", "protocol", "public", "repeat", "return",
    "self", "some", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true",
    "try",
    "typealias", "unowned", "var", "weak", "where", "while", "$0", "$1",
  ]
}
