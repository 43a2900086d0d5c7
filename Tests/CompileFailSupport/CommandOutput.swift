import Foundation

/// What a command said, on both of its outputs, and how it ended.
struct CommandOutput: Sendable {
  let status: Int32
  let text: String

  #if os(macOS) || os(Linux)
    /// Runs `arguments` as a command found on the path, to its end, in a folder if one is given.
    init(running arguments: [String], in workingFolder: URL? = nil) throws {
      // Through a file and not a pipe, which would stop a talkative command when it is full.
      let folder = try TemporaryFolder()
      let file = try folder.write("", to: "output")
      let output = try FileHandle(forWritingTo: file)
      defer { try? output.close() }

      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = arguments
      if let workingFolder { process.currentDirectoryURL = workingFolder }
      process.standardOutput = output
      process.standardError = output
      let ended = DispatchSemaphore(value: 0)
      process.terminationHandler = { _ in ended.signal() }
      try RunningCommands.shared.add {
        try process.run()
        return process.processIdentifier
      }
      ended.wait()
      RunningCommands.shared.remove(process.processIdentifier)

      status = process.terminationStatus
      text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    }
  #else
    /// There are no commands on this platform.
    init(running arguments: [String], in workingFolder: URL? = nil) throws {
      throw HarnessError("\(arguments.first ?? "a command") cannot be run on this platform")
    }
  #endif
}
