import CGtk
import Foundation

/// What GTK complains about, for tests: it only writes to the terminal otherwise.
public final class Complaints: @unchecked Sendable {
  public static let shared = Complaints()

  // Guarded by the lock, which is what makes the class safe to share.
  private var messages: [String] = []
  private let lock = NSLock()

  /// Begins to collect warnings and what is worse. A program can do so once.
  public func collect() {
    g_log_set_writer_func(
      { level, fields, count, _ in
        if level.rawValue & Complaints.levels != 0 {
          let text = g_log_writer_format_fields(level, fields, count, 0)
          if let text {
            Complaints.shared.note(String(cString: text))
            g_free(text)
          }
        }
        return G_LOG_WRITER_HANDLED
      }, nil, nil)
  }

  /// What was collected, which is forgotten.
  public func take() -> [String] {
    lock.withLock {
      defer { messages = [] }
      return messages
    }
  }

  private func note(_ message: String) { lock.withLock { messages.append(message) } }

  private static let levels =
    G_LOG_LEVEL_ERROR.rawValue | G_LOG_LEVEL_CRITICAL.rawValue | G_LOG_LEVEL_WARNING.rawValue
}
