import Foundation

/// Runs other programs.
enum Command {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// What a program writes to its standard output. Its errors go to ours. Input and output pass through
  /// files, because pipes that are full on both sides would wait for each other.
  static func output(
    _ program: String, _ arguments: [String], input: String? = nil, in folder: URL? = nil
  ) throws -> String {
    let files = FileManager.default.temporaryDirectory
      .appendingPathComponent("check-platforms-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: files, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: files) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [program] + arguments
    process.currentDirectoryURL = folder
    if let input {
      let file = files.appendingPathComponent("input")
      try Data(input.utf8).write(to: file)
      process.standardInput = try FileHandle(forReadingFrom: file)
    }
    let output = files.appendingPathComponent("output")
    try Data().write(to: output)
    process.standardOutput = try FileHandle(forWritingTo: output)
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(description: "\(program) failed with status \(process.terminationStatus)")
    }
    return String(decoding: try Data(contentsOf: output), as: UTF8.self)
  }
}
