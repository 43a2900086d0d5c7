import Foundation
import Testing

/// A terminal of `tmux` with a program in it.
final class Tmux {
  private let socket = "plumb-\(UUID().uuidString)"

  static let isThere: Bool = {
    let isThere = (try? run(["-V"], isRead: true)) != nil
    if !isThere { print("PlumbTerminalTests: skipped in part, because tmux is missing") }
    return isThere
  }()

  /// Starts a program of the package in a window of a size.
  init(_ program: String, columns: Int, rows: Int) throws {
    let folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    try tmux(
      "-f", "/dev/null", "new-session", "-d", "-x", "\(columns)", "-y", "\(rows)", "-s", "test",
      folder.appendingPathComponent(program).path)
    // Without a status line, and with the size that the tests give.
    try tmux("set-option", "-g", "status", "off")
    try tmux("set-option", "-g", "window-size", "manual")
    try resize(columns: columns, rows: rows)
  }

  deinit { _ = try? tmux("kill-server") }

  func resize(columns: Int, rows: Int) throws {
    try tmux("resize-window", "-t", "test", "-x", "\(columns)", "-y", "\(rows)")
  }

  func press(_ keys: String...) throws { try tmux(["send-keys", "-t", "test"] + keys) }

  /// What the window shows, once it shows what is waited for; after five seconds in any case.
  func screen(with isExpected: ([String]) -> Bool) throws -> [String] {
    var lines: [String] = []
    for _ in 0..<100 {
      lines = try tmux("capture-pane", "-p", "-t", "test").split(
        separator: "\n", omittingEmptySubsequences: false
      ).dropLast().map(String.init)
      if isExpected(lines) { break }
      usleep(50_000)
    }
    return lines
  }

  /// Whether the program has ended.
  var isEnded: Bool {
    for _ in 0..<100 {
      if (try? tmux("has-session", "-t", "test")) == nil { return true }
      usleep(50_000)
    }
    return false
  }

  @discardableResult
  private func tmux(_ arguments: String...) throws -> String { try tmux(arguments) }

  @discardableResult
  private func tmux(_ arguments: [String]) throws -> String {
    try Tmux.run(["-L", socket, "-u"] + arguments, isRead: arguments[0] == "capture-pane")
  }

  private struct Failed: Error {}

  // Not by Foundation's `Process`: it waits for the end of all that inherits from it, and the server of
  // tmux stays.
  private static func run(_ arguments: [String], isRead: Bool) throws -> String {
    let words = arguments.map { "'\($0)'" }.joined(separator: " ")
    let rest = isRead ? "2>/dev/null" : ">/dev/null 2>&1"
    guard let pipe = popen("tmux \(words) </dev/null \(rest)", "r") else { throw Failed() }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while case let count = fread(&buffer, 1, buffer.count, pipe), count > 0 {
      bytes += buffer[..<count]
    }
    guard pclose(pipe) == 0 else { throw Failed() }
    return String(decoding: bytes, as: UTF8.self)
  }
}
