import Foundation

/// Formats the files with the toolchain's formatter, and puts them in place; or only compares. Other files in Sources
/// with this beginning are removed.
func install(
  _ files: [String: String], in root: String, beginning head: String, isCheck: Bool
) throws {
  let manager = FileManager.default
  let draft = manager.temporaryDirectory.appendingPathComponent("write-maker-\(getpid())")
  defer { try? manager.removeItem(at: draft) }
  for (path, text) in files {
    let file = draft.appendingPathComponent(path)
    try manager.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }
  try format(draft.path, configuration: "\(root)/.swift-format")

  var wrong: [String] = []
  for path in files.keys.sorted() {
    let new = try Data(contentsOf: draft.appendingPathComponent(path))
    let place = URL(fileURLWithPath: root).appendingPathComponent(path)
    if (try? Data(contentsOf: place)) == new { continue }
    wrong.append(path)
    if isCheck { continue }
    try manager.createDirectory(
      at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    try new.write(to: place)
  }
  // What says that it was written, and is written no more, has lost its table.
  for case let path as String in manager.enumerator(atPath: "\(root)/Sources") ?? .init()
  where path.hasSuffix(".swift") && files["Sources/\(path)"] == nil {
    let file = "\(root)/Sources/\(path)"
    guard try String(contentsOfFile: file, encoding: .utf8).hasPrefix(head) else {
      continue
    }
    wrong.append("Sources/\(path)")
    if !isCheck { try manager.removeItem(atPath: file) }
  }
  print(
    isCheck
      ? (wrong.isEmpty
        ? "\(files.count) files are what the table says"
        : "not what the table says: \(wrong.joined(separator: ", "))")
      : "wrote \(wrong.count) of \(files.count) files")
  if isCheck && !wrong.isEmpty { exit(1) }
}

private func format(_ folder: String, configuration: String) throws {
  let process = Process()
  process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
  process.arguments = [
    "swift", "format", "format", "--in-place", "--parallel", "--recursive", "--configuration",
    configuration, folder,
  ]
  try process.run()
  process.waitUntilExit()
  if process.terminationStatus != 0 { exit(1) }
}
