import Foundation

/// What a command said, on both of its outputs, and how it ended.
struct CommandOutput: Sendable {
  let status: Int32
  let text: String

  /// Runs `arguments` as a command found on the path, to its end.
  init(running arguments: [String]) throws {
    // Through a file and not a pipe, which would stop a talkative command when it is full.
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("plumb-output-\(UUID().uuidString)")
    try Data().write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let output = try FileHandle(forWritingTo: file)
    defer { try? output.close() }

    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    process.standardOutput = output
    process.standardError = output
    let ended = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in ended.signal() }
    try process.run()
    ended.wait()

    status = process.terminationStatus
    text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
  }
}
