import Foundation

/// The links of a document in Markdown, and what links can lead to in it.
///
/// A heading has the anchor that GitHub gives it: its letters and digits in lower case, with hyphens for
/// spaces; the second of a name has `-1` added.
struct DocumentLinks {
  /// What stands in the parentheses of each link and picture, with its line.
  let targets: [(line: Int, target: String)]
  let anchors: Set<String>
  let headings: [String]

  init(in text: String) {
    var targets: [(line: Int, target: String)] = []
    var anchors: Set<String> = []
    var headings: [String] = []
    var isInBlock = false
    for (index, line) in text.lines.enumerated() {
      if line.drop(while: { $0 == " " }).hasPrefix("```") { isInBlock.toggle() }
      if isInBlock { continue }
      if line.hasPrefix("#") {
        headings.append(String(line.drop { $0 == "#" || $0 == " " }))
        let anchor = DocumentLinks.anchor(headings[headings.count - 1])
        let other = (1...).lazy.map { "\(anchor)-\($0)" }.first { !anchors.contains($0) }!
        anchors.insert(anchors.contains(anchor) ? other : anchor)
      }
      targets += line.matches(of: #/\]\(([^)\s]+)\)/#).map { (index + 1, String($0.1)) }
    }
    self.targets = targets
    self.anchors = anchors
    self.headings = headings
  }

  private static func anchor(_ heading: some StringProtocol) -> String {
    String(
      heading.lowercased().compactMap { character in
        if character == " " { return "-" }
        return character.isLetter || character.isNumber || "-_".contains(character)
          ? character : nil
      })
  }
}

extension Harness {
  /// A check for each document: its links lead to a file of the repository, and to a heading in it.
  func linkChecks() -> [Check] {
    let files = FileManager.default
    let beside = ["README.md", "CONTRIBUTING.md", "CHANGELOG.md"]
      .map { root.appendingPathComponent($0) }
      .filter { files.fileExists(atPath: $0.path) }
    let below = files.files(below: root.appendingPathComponent("Docs"), named: ".md")
    return (beside + below).map { file in
      Check(name: "links/\(path(of: file))") {
        let flaws = try brokenLinks(in: file)
        return flaws.isEmpty ? .passed() : .failed(flaws.joined(separator: "\n"))
      }
    }
  }

  /// A check for each guide: the sections that many guides have are in the same order, and each of them says
  /// something.
  func guideChecks() -> [Check] {
    let sections = ["What will not compile", "Design", "Cost", "Naming", "Compared with"]
    return FileManager.default.files(
      below: root.appendingPathComponent("Docs/Guides"), named: ".md"
    )
    .map { file in
      Check(name: "sections/\(path(of: file))") {
        let text = try String(contentsOf: file, encoding: .utf8)
        if let empty = sections.first(where: { text.saysNothing(under: $0) }) {
          return .failed("its section \(empty) says nothing")
        }
        let found = DocumentLinks(in: text).headings.filter(sections.contains)
        return found == sections.filter(found.contains)
          ? .passed() : .failed("its sections are \(found.joined(separator: ", "))")
      }
    }
  }

  private func brokenLinks(in file: URL) throws -> [String] {
    let links = DocumentLinks(in: try String(contentsOf: file, encoding: .utf8))
    return try links.targets.compactMap { line, target in
      guard !target.contains("://") else { return nil }
      let parts = target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
      let other =
        parts[0].isEmpty
        ? file : file.deletingLastPathComponent().appendingPathComponent(String(parts[0]))
      guard FileManager.default.fileExists(atPath: other.path) else {
        return "line \(line): there is no \(target)"
      }
      guard parts.count == 2 else { return nil }
      let anchors =
        other == file
        ? links.anchors : DocumentLinks(in: try String(contentsOf: other, encoding: .utf8)).anchors
      return anchors.contains(String(parts[1]))
        ? nil : "line \(line): there is no heading \(target)"
    }
  }

  /// A file's path below the root.
  func path(of file: URL) -> String {
    String(file.standardizedFileURL.path.dropFirst(root.standardizedFileURL.path.count + 1))
  }
}

extension String {
  /// Whether nothing stands under the heading, or that there is nothing to say.
  fileprivate func saysNothing(under heading: String) -> Bool {
    let lines = split(separator: "\n")
    guard let place = lines.firstIndex(of: "## \(heading)") else { return false }
    return lines.dropFirst(place + 1).first.map { $0.hasPrefix("#") || $0.hasPrefix("Nothing") } ?? true
  }
}
