/// Several references, or one that is no headless view, held weakly.
public final class HeldReferences {
  private let held: [HeldHost]
  private let isVisibleOnly: Bool

  init(_ hosts: [any Layoutable], isVisibleOnly: Bool = false) {
    held = hosts.map { HeldHost($0) }
    self.isVisibleOnly = isVisibleOnly
  }

  /// The hosts that are still there, hidden or not.
  var existingHosts: [any Layoutable] { held.compactMap(\.host) }

  /// The hosts to measure; none where one of them is gone.
  var hosts: [any Layoutable] {
    let hosts = existingHosts
    guard hosts.count == held.count else { return [] }
    return isVisibleOnly ? hosts.filter { !$0.isHidden } : hosts
  }
}
