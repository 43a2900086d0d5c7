import Foundation

/// The standard library's textual interface, which has what symbol graphs leave out: since when a type
/// conforms to a protocol, and what is for the compiler only.
struct StandardInterface {
  /// Each declaration's line, with the versions of the `@available` before it.
  private let lines: [(text: String, since: [String: String])]

  init() throws {
    let folder = FileManager.default.temporaryDirectory
    let info = try Command.output("swiftc", ["-print-target-info"], in: folder)
    struct Info: Decodable {
      struct Paths: Decodable { let runtimeResourcePath: String }
      let paths: Paths
    }
    let paths = try JSONDecoder().decode(Info.self, from: Data(info.utf8)).paths
    let module = URL(fileURLWithPath: paths.runtimeResourcePath)
      .appendingPathComponent("linux/Swift.swiftmodule")
    let files = try FileManager.default.contentsOfDirectory(
      at: module, includingPropertiesForKeys: nil)
    guard
      let file = files.first(where: {
        $0.pathExtension == "swiftinterface" && !$0.path.contains("private")
      })
    else { throw Command.Failure(description: "no interface in \(module.path)") }
    var since: [String: String] = [:]
    var lines: [(String, [String: String])] = []
    for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
      let text = line.trimmingCharacters(in: .whitespaces)
      if text.hasPrefix("@available(") { since.merge(Self.versions(in: text)) { $1 } }
      if !text.hasPrefix("@available(") || !text.hasSuffix(")") {
        lines.append((text, since))
        since = [:]
      }
    }
    self.lines = lines
  }

  /// The versions that introduced a symbol, none if it was always there; nil if it is not found.
  func since(_ symbol: String) -> [String: String]? {
    if let colon = symbol.range(of: ": "), !symbol.contains(" :") {
      let type = symbol[..<colon.lowerBound]
      let proto = symbol[colon.upperBound...]
      let conformance = lines.first { line in
        line.text.hasPrefix("extension \(type) :") && Self.mentions(String(proto), in: line.text)
      }
      return conformance?.since ?? [:]
    }
    let name = symbol.split(whereSeparator: { "(<: ".contains($0) }).first?.split(separator: ".")
      .last
    guard let name, symbol.contains("_") else { return nil }
    return lines.first { line in
      Self.mentions(String(name), in: line.text) && !line.since.isEmpty
    }?.since ?? (lines.contains { Self.mentions(String(name), in: $0.text) } ? [:] : nil)
  }

  private static func mentions(_ name: String, in line: String) -> Bool {
    guard let range = line.range(of: name) else { return false }
    return line[range.upperBound...].first.map { !$0.isLetter && !$0.isNumber && $0 != "." } ?? true
  }

  /// `@available(macOS 26.0, iOS 26.0, *)`
  private static func versions(in attribute: String) -> [String: String] {
    var versions: [String: String] = [:]
    for part in attribute.dropFirst("@available(".count).prefix(while: { $0 != ")" }).split(
      separator: ",")
    {
      let words = part.split(separator: " ")
      if words.count == 2 { versions[String(words[0])] = String(words[1]) }
    }
    return versions
  }
}
