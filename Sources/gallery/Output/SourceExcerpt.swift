import Foundation

/// A piece of this program's own source, so that what stands beside a picture is what made it.
struct SourceExcerpt: Sendable {
  let paths: [String]

  /// The source file that this is written in, and one of another folder of this program.
  static func here(and other: String? = nil, _ path: String = #filePath) -> SourceExcerpt {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
      .appendingPathComponent("..")
    return SourceExcerpt(
      paths: [path] + (other.map { [folder.appendingPathComponent($0).standardized.path] } ?? []))
  }

  /// The pieces between `// excerpt` and `// end`, each without its indentation; empty where the
  /// source is not at hand, because the program has been moved away from it.
  var text: String { paths.map(text).filter { !$0.isEmpty }.joined(separator: "\n\n") }

  private func text(at path: String) -> String {
    guard let source = try? String(contentsOfFile: path, encoding: .utf8) else { return "" }
    var pieces: [[Substring]] = []
    var isInside = false
    for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
      switch line.trimmingCharacters(in: .whitespaces) {
      case "// excerpt":
        pieces.append([])
        isInside = true
      case "// end":
        isInside = false
      default:
        if isInside { pieces[pieces.count - 1].append(line) }
      }
    }
    return pieces.map(withoutIndentation).joined(separator: "\n\n")
  }

  private func withoutIndentation(_ lines: [Substring]) -> String {
    let margins = lines.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }
    let margin = margins.min() ?? 0
    return lines.map { $0.dropFirst(margin) }.joined(separator: "\n")
  }
}
