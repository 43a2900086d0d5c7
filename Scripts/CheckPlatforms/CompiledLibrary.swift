import Foundation

/// A library that is compiled for the checks, without optimization: what the compiler resolved each name
/// to (its syntax tree), what its objects leave to be linked, and its module for those that depend on it.
struct CompiledLibrary {
  let name: String
  let sources: [URL]
  let syntaxTrees: String
  let objects: URL

  init(_ name: String, sources: [URL], modules: URL, work: URL) throws {
    self.name = name
    self.sources = sources
    objects = work.appendingPathComponent("objects-\(name)")
    for folder in [modules, objects] {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    let files = objects.appendingPathComponent("sources")
    try Data(sources.map { "\"\($0.path)\"" }.joined(separator: "\n").utf8).write(to: files)
    let common = [
      "-swift-version", "6", "-parse-as-library", "-D", "DEBUG", "-package-name", "plumb",
      "-module-name", name,
      "-I", modules.path,
      "-j1", "-enable-batch-mode", "-driver-batch-count", "1", "@\(files.path)",
    ]
    let module = modules.appendingPathComponent("\(name).swiftmodule").path
    _ = try Command.output(
      "swiftc", ["-c", "-Onone", "-emit-module", "-emit-module-path", module] + common, in: objects)
    syntaxTrees = try Command.output(
      "swiftc",
      ["-dump-ast", "-Xfrontend", "-dump-ast-format", "-Xfrontend", "json"] + common, in: objects)
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
