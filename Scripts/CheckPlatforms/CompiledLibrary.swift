import Foundation

/// A library as the compiler sees it: what it resolved each name to (its syntax tree), what the objects of a debug
/// build leave to be linked, and its module for those that depend on it.
struct CompiledLibrary {
  let name: String
  let sources: [URL]
  let syntaxTrees: String
  /// The object of each source.
  let objects: [URL]

  /// Reads a library whose sources have been compiled to `objects`.
  init(_ name: String, sources: [URL], objects: [URL], modules: URL, work: URL) throws {
    self.name = name
    self.sources = sources
    self.objects = objects
    let own = work.appendingPathComponent(name)
    for folder in [modules, own] {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    let files = own.appendingPathComponent("sources")
    try Data(sources.map { "\"\($0.path)\"" }.joined(separator: "\n").utf8).write(to: files)
    let common = [
      "-swift-version", "6", "-parse-as-library", "-D", "DEBUG", "-package-name", "plumb",
      "-module-name", name,
      "-I", modules.path, "@\(files.path)",
    ]
    let module = modules.appendingPathComponent("\(name).swiftmodule").path
    _ = try Command.output(
      "swiftc",
      ["-emit-module", "-emit-module-path", module]
        + ["-wmo", "-Xfrontend", "-experimental-skip-non-inlinable-function-bodies"] + common,
      in: own)
    syntaxTrees = try Command.output(
      "swiftc",
      ["-dump-ast", "-Xfrontend", "-dump-ast-format", "-Xfrontend", "json"]
        + ["-j1", "-enable-batch-mode", "-driver-batch-count", "1"] + common, in: own)
  }

  /// The Swift files in a folder and its subfolders.
  static func sources(in folder: URL) -> [URL] {
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (files?.compactMap { $0 as? URL } ?? []).filter {
      $0.pathExtension == "swift" && !$0.path.contains(".docc/")
    }
    .sorted { $0.path < $1.path }
  }
}
