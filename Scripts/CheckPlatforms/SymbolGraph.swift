import Foundation

/// The part of a symbol graph that the checks need.
struct SymbolGraph: Decodable {
  struct Symbol: Decodable {
    struct Identifier: Decodable { let precise: String }
    struct Kind: Decodable { let identifier: String }
    struct Version: Decodable {
      let major: Int
      let minor: Int?
      let patch: Int?
    }
    struct Availability: Decodable {
      let domain: String?
      let introduced: Version?
    }
    let identifier: Identifier
    let kind: Kind
    let pathComponents: [String]
    let availability: [Availability]?

    /// The version that introduced it, by platform.
    var since: [String: String] {
      var since: [String: String] = [:]
      for entry in availability ?? [] {
        guard let domain = entry.domain, let version = entry.introduced else { continue }
        since[domain] = [version.major, version.minor ?? 0, version.patch ?? 0].prefix(
          version.patch == nil ? 2 : 3
        ).map(String.init).joined(separator: ".")
      }
      return since
    }
  }

  let symbols: [Symbol]

  static func extract(_ module: String, includes: URL?, into folder: URL) throws {
    #if arch(arm64)
      let target = "aarch64-unknown-linux-gnu"
    #else
      let target = "x86_64-unknown-linux-gnu"
    #endif
    _ = try Command.output(
      "swift-symbolgraph-extract",
      [
        "-module-name", module, "-target", target, "-minimum-access-level", "public", "-output-dir",
        ".",
      ]
        + (includes.map { ["-I", $0.path] } ?? []),
      in: folder)
  }

  static func all(in folder: URL) throws -> [SymbolGraph] {
    try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.lastPathComponent.hasSuffix(".symbols.json") }
      .map { try JSONDecoder().decode(Self.self, from: Data(contentsOf: $0)) }
  }
}
