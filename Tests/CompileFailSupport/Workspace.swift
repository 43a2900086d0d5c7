import Foundation

/// The folder in which this process keeps what it writes for a moment.
///
/// It goes when the process exits. While the process lives it is locked. So what a killed process has
/// left behind can be told from what is in use, and the next process removes it.
struct Workspace: Sendable {
  let url: URL
  let lock: FolderLock

  /// The one of this process, made when it is first asked for.
  static func shared() throws -> Workspace { try made.get() }

  private static let made = Result {
    let parent = FileManager.default.temporaryDirectory
    removeAbandoned(in: parent)
    let workspace = try Workspace.made(in: parent)
    atexit { Workspace.removeShared() }
    return workspace
  }

  /// Removes the one of this process; nothing more can be written then.
  static func removeShared() {
    if case .success(let workspace) = made {
      try? FileManager.default.removeItem(at: workspace.url)
    }
  }
}

extension Workspace {
  private static let prefix = "plumb-workspace-"

  /// Makes a folder below `parent` and locks it until the process ends.
  static func made(in parent: URL) throws -> Workspace {
    // A process that looks for abandoned folders may see the new one before it is locked.
    for _ in 0..<100 {
      let url = parent.appendingPathComponent(prefix + UUID().uuidString, isDirectory: true)
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      if let lock = FolderLock(url) { return Workspace(url: url, lock: lock) }
      try? FileManager.default.removeItem(at: url)
    }
    throw HarnessError("\(parent.path): no folder can be made and locked here")
  }

  /// Removes what processes that are no more have left below `parent`.
  static func removeAbandoned(in parent: URL) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: parent.path)) ?? []
    for name in names where isOfAWorkspace(name) {
      let url = parent.appendingPathComponent(name, isDirectory: true)
      guard let lock = FolderLock(url) else { continue }
      try? FileManager.default.removeItem(at: url)
      lock.release()
    }
  }

  private static func isOfAWorkspace(_ name: String) -> Bool {
    name.hasPrefix(prefix) && UUID(uuidString: String(name.dropFirst(prefix.count))) != nil
  }
}
