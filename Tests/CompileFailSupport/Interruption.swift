import Foundation

/// What happens when a person or a machine stops the command: nothing of it stays behind.
public enum Interruption {
  /// From now on, ends the commands that run and removes what was written for a moment, before a
  /// signal ends the process.
  public static func cleansUp() {
    #if os(macOS) || os(Linux)
      for signal in [SIGHUP, SIGINT, SIGTERM] { watch(signal) }
    #endif
  }

  #if os(macOS) || os(Linux)
    private static func watch(_ number: Int32) {
      // A handler that does nothing, and not none: child processes would inherit that.
      signal(number) { _ in }
      let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
      source.setEventHandler {
        RunningCommands.shared.endForGood()
        Workspace.removeShared()
        end(by: number)
      }
      source.activate()
      sources.withLock { $0.append(source) }
    }

    /// Ends the process as the signal would have ended it.
    private static func end(by number: Int32) {
      signal(number, SIG_DFL)
      // Threads of a queue take no signals of themselves.
      var signals = sigset_t()
      sigemptyset(&signals)
      sigaddset(&signals, number)
      pthread_sigmask(SIG_UNBLOCK, &signals, nil)
      raise(number)
    }

    private static let queue = DispatchQueue(label: "interruption")

    /// Keeps the sources alive.
    private static let sources = Sources()

    private final class Sources: @unchecked Sendable {
      private let lock = NSLock()
      private var all: [any DispatchSourceSignal] = []

      func withLock(_ body: (inout [any DispatchSourceSignal]) -> Void) {
        lock.withLock { body(&all) }
      }
    }
  #endif
}
