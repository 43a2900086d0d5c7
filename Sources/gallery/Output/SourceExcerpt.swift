import Foundation

/// A piece of this program's own source, so that what stands beside a picture is what made it.
struct SourceExcerpt: Sendable {
  let path: String

  /// The source file that this is written in.
  static func here(_ path: String = #filePath) -> SourceExcerpt { SourceExcerpt(path: path) }

  /// The lines between `// excerpt` and `// end`, without their common indentation; empty where the
  /// source is not at hand, because the program has been moved away from it.
  var text: String {
    guard let source = try? String(contentsOfFile: path, encoding: .utf8) else { return "" }
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    var excerpt: [Substring] = []
    var isInside = false
    for line in lines {
      let word = line.trimmingCharacters(in: .whitespaces)
      if word == "// excerpt" {
        if !excerpt.isEmpty { excerpt.append("") }
        isInside = true
      } else if word == "// end" {
        isInside = false
      } else if isInside {
        excerpt.append(line)
      }
    }
    let indentation =
      excerpt.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    return excerpt.map { $0.dropFirst(margin) }.joined(separator: "\n")
  }
}
