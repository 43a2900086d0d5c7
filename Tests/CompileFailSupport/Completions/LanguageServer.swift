import Foundation

/// The toolchain's `sourcekit-lsp`, running for a folder: what an editor would ask.
///
/// Requests go one after the other. A server that ends, or does not answer in time, is an error.
final class LanguageServer {
  #if os(macOS) || os(Linux)
    private let process = Process()
    private let input = Pipe()
    private let output = Pipe()
    private var requests = 0

    /// Whether there is one to run.
    static let isThere: Bool = {
      let said = try? CommandOutput(running: LanguageServer.command + ["--help"])
      return said?.status == 0
    }()

    #if os(macOS)
      private static let command = ["xcrun", "sourcekit-lsp"]
    #else
      private static let command = ["sourcekit-lsp"]
    #endif

    init(in folder: URL) throws {
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = LanguageServer.command
      process.currentDirectoryURL = folder
      process.standardInput = input
      process.standardOutput = output
      process.standardError = FileHandle.nullDevice
      let process = self.process
      try RunningCommands.shared.add {
        try process.run()
        return process.processIdentifier
      }
      _ = try ask(
        "initialize",
        [
          "processId": Int(ProcessInfo.processInfo.processIdentifier),
          "rootUri": folder.absoluteString, "capabilities": [String: String](),
        ])
      try tell("initialized", [:])
    }

    deinit {
      let identifier = process.processIdentifier
      if process.isRunning {
        process.terminate()
        process.waitUntilExit()
      }
      RunningCommands.shared.remove(identifier)
    }

    /// Sends a notification, which is not answered.
    func tell(_ method: String, _ parameters: [String: Any]) throws {
      try send(["method": method, "params": parameters])
    }

    /// Sends a request and waits for its answer, which is JSON.
    func ask(_ method: String, _ parameters: [String: Any]) throws -> Data {
      requests += 1
      try send(["id": requests, "method": method, "params": parameters])
      let process = self.process
      let late = DispatchWorkItem { process.terminate() }
      DispatchQueue.global().asyncAfter(deadline: .now() + 120, execute: late)
      defer { late.cancel() }
      while true {
        let message = try ServerMessage.next(in: output.fileHandleForReading)
        if let question = message.question {
          try send(["id": question, "result": NSNull()])
        } else if message.answered == requests {
          return try message.result()
        }
      }
    }

    private func send(_ message: [String: Any]) throws {
      let content = message.merging(["jsonrpc": "2.0"]) { $1 }
      try input.fileHandleForWriting.write(
        contentsOf: ServerMessage.framed(JSONSerialization.data(withJSONObject: content)))
    }
  #else
    /// There are no commands on this platform.
    static let isThere = false

    init(in folder: URL) throws {
      throw HarnessError("sourcekit-lsp cannot be run on this platform")
    }

    func tell(_ method: String, _ parameters: [String: Any]) throws {}

    func ask(_ method: String, _ parameters: [String: Any]) throws -> Data { Data() }
  #endif
}
