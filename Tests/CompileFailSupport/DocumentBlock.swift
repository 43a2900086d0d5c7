/// A fenced block of Swift in a document.
///
/// A block is a program of its own, with the declarations of the prelude around it. One whose fence
/// says `swift does-not-compile` must be refused, and the compiler must say what its comments
/// `// error: …` say. The one whose fence says `swift prelude` is the prelude. One whose fence says
/// `swift uikit` is for a platform that may not be this one, and is left to what checks that one.
struct DocumentBlock: Equatable, Sendable {
  enum Kind: String, Sendable {
    case compiles = "swift"
    case doesNotCompile = "swift does-not-compile"
    case prelude = "swift prelude"
  }

  /// The document, as a path below the root.
  let document: String
  /// The line of the opening fence.
  let line: Int
  let kind: Kind
  let code: [String]

  var name: String { "documents/\(document):\(line)" }

  /// What the compiler is to say, from the comments `// error: …`.
  var expectedWords: [String] {
    code.compactMap { line in
      line.range(of: "// error: ").map { String(line[$0.upperBound...]) }
    }
  }
}

extension DocumentBlock {
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
        guard block.info.hasPrefix("swift"), block.info != "swift uikit" else { continue }
        guard let kind = Kind(rawValue: block.info) else {
          throw HarnessError("\(document):\(block.line): what is a block of \(block.info)?")
        }
        blocks.append(
          DocumentBlock(document: document, line: block.line, kind: kind, code: block.code))
      } else if trimmed.hasPrefix("```") {
        let fence = trimmed.prefix { $0 == "`" }
        open = (fence, String(trimmed.dropFirst(fence.count)), index + 1, [])
      }
    }
    if let open { throw HarnessError("\(document):\(open.line): the block is not closed") }
    return blocks
  }
}
