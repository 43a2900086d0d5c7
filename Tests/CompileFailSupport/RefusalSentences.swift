import Foundation

/// The sentences of all refusals in the sources, so that the page has each of them, and none lacks a case.
///
/// Most are written from a table: one sentence with the names of one fact after the other. One case is enough
/// for all of these.
struct RefusalSentences {
  /// The sentences, as the sources have them.
  let all: Set<String>

  init(in root: URL) throws {
    let files = FileManager.default.files(
      below: root.appendingPathComponent("Sources", isDirectory: true), named: ".swift")
    all = try Set(
      files.flatMap { file in
        try String(contentsOf: file, encoding: .utf8).refusals
      })
  }

  /// The sentences that `told` has no word of, each with those that differ from it in names only.
  func missing(in told: some Sequence<String>) -> [(sentence: String, alike: [String])] {
    let told = Set(told)
    let families = Dictionary(grouping: told, by: \.withoutNames)
    return all.subtracting(told).sorted().map { ($0, families[$0.withoutNames, default: []]) }
  }
}

extension String {
  /// The messages of unavailable declarations in a source.
  fileprivate var refusals: [String] {
    matches(of: #/unavailable,\s*message:\s*"((?:[^"\\]|\\.)+)"/#).map {
      String($0.1.replacing(#/\\(.)/#) { $0.1 })
    }
  }

  /// The sentence with one sign for each name of a fact, an axis or a verb, and for each list of them.
  fileprivate var withoutNames: String {
    // A dot ends a word, so that each name of a chain is one.
    func replacing(_ pattern: Regex<some Any>, in text: String) -> String {
      text.replacing(pattern.wordBoundaryKind(.simple), with: "_")
    }
    var text = self.replacing(#/^\w+(\(of:\))? says /#, with: "_ says ")
    text = replacing(#/\b(set|pin)\w+\([^;]*/#, in: text)
    text = replacing(
      #/\b(first |last )?(left|right|center|leading|trailing|start|end|widths?|horizontal)\b/#,
      in: text)
    text = replacing(
      #/\b(first |last )?(top|bottom|middle|heights?|baseline|vertical|justify|align|size)\b/#,
      in: text)
    text = replacing(#/\b[a-z]+[A-Z]\w*(\(\w*:?\))?/#, in: text)
    return replacing(#/_(,? (or |and )?_)+/#, in: text)
  }
}
