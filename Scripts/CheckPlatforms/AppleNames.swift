import Foundation

/// The names of types at the top level of Apple's frameworks.
struct AppleNames {
  private let names: Set<String>
  private let prefixes: Set<String>
  /// Those that only Apple's frameworks have.
  let foreign: [String]

  init(_ file: URL) throws {
    var names: Set<String> = []
    var foreign: [String] = []
    var prefixes: Set<String> = []
    var isHere = false
    for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
      if line.hasPrefix("#") {
        isHere = line.hasPrefix("# Here as well:")
      } else if line.hasSuffix("*") {
        prefixes.insert(String(line.dropLast()))
      } else {
        names.insert(String(line))
        if !isHere { foreign.append(String(line)) }
      }
    }
    self.names = names
    self.foreign = foreign
    self.prefixes = prefixes
  }

  func contains(_ name: String) -> Bool {
    if names.contains(name) { return true }
    return prefixes.contains { prefix in
      name.hasPrefix(prefix) && name.dropFirst(prefix.count).first?.isUppercase == true
    }
  }

  /// A line for each public type at a module's top level that has such a name.
  func problems(in module: String, modules: URL, work: URL) throws -> [String] {
    let folder = work.appendingPathComponent("symbol-graph-\(module)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try SymbolGraph.extract(module, includes: modules, into: folder)
    let types = [
      "swift.struct", "swift.class", "swift.enum", "swift.protocol", "swift.typealias",
      "swift.macro",
    ]
    let topLevel = try SymbolGraph.all(in: folder).flatMap(\.symbols).filter {
      $0.pathComponents.count == 1 && types.contains($0.kind.identifier)
    }
    guard !topLevel.isEmpty else {
      return ["\(module): error: no public type found, so this check does not work"]
    }
    return topLevel.map { $0.pathComponents[0] }.filter(contains).sorted().map {
      "\(module): error: the name of a public type is Apple's: \($0)"
    }
  }

  /// Compiles a sample beside the libraries and a module with an empty type for each foreign name.
  func compile(_ sample: URL, modules: URL, work: URL) throws {
    let standIns = work.appendingPathComponent("AppleNames.swift")
    let text = foreign.map { "public enum \($0) {}\n" }.joined()
    try Data(text.utf8).write(to: standIns)
    _ = try Command.output(
      "swiftc",
      [
        "-swift-version", "6", "-parse-as-library", "-emit-module", "-module-name", "AppleNames",
        "-emit-module-path", modules.appendingPathComponent("AppleNames.swiftmodule").path,
        standIns.path,
      ], in: work)
    _ = try Command.output(
      "swiftc",
      [
        "-swift-version", "6", "-parse-as-library", "-warnings-as-errors", "-typecheck",
        "-I", modules.path, sample.path,
      ], in: work)
  }
}
