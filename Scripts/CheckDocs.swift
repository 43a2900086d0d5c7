// Lists the symbols of a library that have no comment, from its symbol graph: Scripts/check-docs calls it.

import Foundation

struct SymbolGraph: Decodable {
  var symbols: [Symbol]
}

struct Symbol: Decodable {
  var identifier: Identifier
  var pathComponents: [String]
  var kind: Kind
  var docComment: Comment?
  var location: Location?

  struct Identifier: Decodable { var precise: String }
  struct Kind: Decodable { var displayName: String }
  struct Comment: Decodable { var lines: [Line] }
  struct Line: Decodable { var text: String }
  struct Location: Decodable {
    var uri: String
    var position: Position
  }
  struct Position: Decodable { var line: Int }

  /// Whether the compiler has made it, as it does for a `!=` beside a `==`. Nobody can comment on it.
  var isSynthesized: Bool { identifier.precise.contains("::SYNTHESIZED::") || location == nil }

  var isDocumented: Bool {
    docComment?.lines.contains { !$0.text.allSatisfy(\.isWhitespace) } ?? false
  }

  var words: String {
    let place = location.map { location in
      let file = URL(string: location.uri)?.lastPathComponent ?? location.uri
      return "\(file):\(location.position.line + 1)"
    }
    return "\(place ?? "somewhere"): \(kind.displayName) \(pathComponents.joined(separator: "."))"
  }
}

@main
enum CheckDocs {
  static func main() throws {
    let (library, folder) = (CommandLine.arguments[1], CommandLine.arguments[2])
    let files = try FileManager.default.contentsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix(".symbols.json") }
    let symbols = try files.flatMap { file in
      let data = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(file)"))
      return try JSONDecoder().decode(SymbolGraph.self, from: data).symbols
    }
    .filter { !$0.isSynthesized }
    let missing = symbols.filter { !$0.isDocumented }.map(\.words).sorted()
    guard !symbols.isEmpty, missing.isEmpty else {
      print("\(library): \(missing.count) of \(symbols.count) public symbols have no comment")
      for words in missing { print("  \(words)") }
      exit(1)
    }
    print("\(library): all \(symbols.count) public symbols have a comment")
  }
}
