import Foundation

/// The written table: since when each symbol exists on each platform, and how that is known.
struct SymbolTable {
  static let platforms = ["macOS", "iOS", "tvOS", "visionOS", "watchOS"]

  struct Row {
    /// For each platform: "always", a version, "no", or "?" where nobody has looked yet.
    var since: [String: String]
    /// The `#if` condition that every use must be in, or nothing.
    var within: String
    var knownFrom: String
  }

  /// The comment on top of the file.
  private(set) var head: [String] = []
  var rows: [String: Row] = [:]
  private(set) var mistakes: [String] = []

  init(_ file: URL) throws {
    let text = try String(contentsOf: file, encoding: .utf8)
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    where !line.isEmpty {
      if line.hasPrefix("#") {
        head.append(String(line))
        continue
      }
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard fields.count == Self.platforms.count + 3 else {
        mistakes.append(
          "line \(index + 1) has \(fields.count) columns, not \(Self.platforms.count + 3)")
        continue
      }
      let since = Dictionary(uniqueKeysWithValues: zip(Self.platforms, fields.dropFirst()))
      let row = Row(since: since, within: fields[6], knownFrom: fields[7])
      for version in since.values where !Self.isVersion(version) {
        mistakes.append("line \(index + 1) has \"\(version)\", which is no version")
      }
      if row.knownFrom.isEmpty { mistakes.append("line \(index + 1) does not say how it is known") }
      if rows.updateValue(row, forKey: fields[0]) != nil {
        mistakes.append("line \(index + 1) repeats \(fields[0])")
      }
    }
  }

  func write(to file: URL) throws {
    let lines = rows.sorted { $0.key < $1.key }.map { symbol, row in
      ([symbol] + Self.platforms.map { row.since[$0]! } + [row.within, row.knownFrom])
        .joined(separator: "\t")
    }
    try Data(((head + lines).joined(separator: "\n") + "\n").utf8).write(to: file)
  }

  private static func isVersion(_ text: String) -> Bool {
    ["always", "no", "?"].contains(text)
      || text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { Int($0) != nil }
  }

  /// Whether what exists since a version is there on a platform that begins with another one.
  static func isThere(since: String, on claimed: String) -> Bool {
    switch since {
    case "always": true
    case "no", "?": false
    default: since.compare(claimed, options: .numeric) != .orderedDescending
    }
  }
}
