import Foundation

/// The commands that run for this process, so that they end when it is interrupted.
final class RunningCommands: @unchecked Sendable {
  static let shared = RunningCommands()

  private let lock = NSLock()
  private var identifiers: Set<Int32> = []

  /// Does something that nobody would clean up after the process has been interrupted. Once it has
  /// been, whoever comes here waits for its end, and so judges nothing that has been broken off.
  func unlessEnding<Result>(_ body: () throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body()
  }

  /// Adds the process that `start` starts and whose identifier it gives.
  func add(_ start: () throws -> Int32) throws {
    try unlessEnding { _ = identifiers.insert(try start()) }
  }

  func remove(_ identifier: Int32) {
    unlessEnding { _ = identifiers.remove(identifier) }
  }

  #if os(macOS) || os(Linux)
    /// Ends all commands before this process ends itself. Keeps the lock.
    func endForGood() {
      lock.lock()
      for identifier in identifiers { kill(identifier, SIGTERM) }
    }
  #endif
}
