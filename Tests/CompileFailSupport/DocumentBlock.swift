/// A fenced block of Swift in a document.
///
/// The words on its fence, after `swift`, say what is checked:
///
/// * none: it compiles;
/// * `does-not-compile`: the compiler refuses it, and says what its comments `// error: …` say;
/// * `prints`: it is run as well, and prints what its comments `// prints: …` say;
/// * `draws PICTURE`: it is run as well, and writes the picture, which lies at this path from the document;
/// * `package`: it is the manifest of a package;
/// * `prelude`: its declarations stand around the blocks of guides;
/// * `main-actor`, beside others: its module is isolated to the main actor by default;
/// * `uikit` and `appkit`: it is for a platform that may not be this one, and is left to what checks that one.
struct DocumentBlock: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case compiles
    case doesNotCompile
    case prints
    case draws(picture: String)
    case package
    case prelude
  }

  /// The document, as a path below the root.
  let document: String
  /// The line of the opening fence.
  let line: Int
  let kind: Kind
  /// Whether the block's module is isolated to the main actor by default.
  var isMainActor = false
  let code: [String]

  var name: String { "documents/\(document):\(line)" }

  /// Whether the block is a file as it stands. The blocks of a guide share the prelude; nothing is added
  /// to those of other documents.
  var isWholeFile: Bool { kind != .prelude && !document.hasPrefix("Docs/Guides/") }

  /// What the compiler is to say, from the comments `// error: …`.
  var expectedErrors: [String] { comments("// error: ") }

  /// What the program is to print, from the comments `// prints: …`.
  var expectedPrints: [String] { comments("// prints: ") }

  private func comments(_ mark: String) -> [String] {
    code.compactMap { line in
      line.range(of: mark).map { String(line[$0.upperBound...]) }
    }
  }
}

extension DocumentBlock.Kind {
  /// What the words on a fence say, or nil.
  init?(_ words: [String]) {
    switch words {
    case []: self = .compiles
    case ["does-not-compile"]: self = .doesNotCompile
    case ["prints"]: self = .prints
    case ["package"]: self = .package
    case ["prelude"]: self = .prelude
    default:
      guard words.count == 2, words[0] == "draws" else { return nil }
      self = .draws(picture: words[1])
    }
  }
}

extension DocumentBlock {
  /// What stands on the fences of blocks that are not for every platform.
  private static let platforms = [["swift", "uikit"], ["swift", "appkit"]]

  /// The blocks of a document that are in Swift.
  static func all(in text: String, of document: String) throws -> [DocumentBlock] {
    var blocks: [DocumentBlock] = []
    var open: (fence: Substring, info: String, line: Int, code: [String])?
    for (index, line) in text.lines.enumerated() {
      let trimmed = line.drop { $0 == " " }
      if let block = open {
        guard trimmed.hasPrefix(block.fence), trimmed.allSatisfy({ $0 == "`" }) else {
          open?.code.append(line)
          continue
        }
        open = nil
        let words = block.info.split(separator: " ").map(String.init)
        guard words.first == "swift", !platforms.contains(words) else { continue }
        guard let kind = Kind(words.dropFirst().filter { $0 != "main-actor" }) else {
          throw HarnessError("\(document):\(block.line): what is a block of \(block.info)?")
        }
        blocks.append(
          DocumentBlock(
            document: document, line: block.line, kind: kind,
            isMainActor: words.contains("main-actor"), code: block.code))
      } else if trimmed.hasPrefix("```") {
        let fence = trimmed.prefix { $0 == "`" }
        open = (fence, String(trimmed.dropFirst(fence.count)), index + 1, [])
      }
    }
    if let open { throw HarnessError("\(document):\(open.line): the block is not closed") }
    return blocks
  }
}
