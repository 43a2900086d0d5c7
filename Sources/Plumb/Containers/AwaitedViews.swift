import Foundation

/// Views that containers are pinned to and that are in no tree with them: taken out, or not added yet.
///
/// Nobody in the tree holds such a view, so nobody would tell that it has arrived.
struct AwaitedViews {
  private var pins: [Pin] = []

  private struct Pin {
    let host: WeakHost
    weak var info: LayoutInfo?

    /// Whether the view is in the tree of the container; nil once one of the two is gone.
    var hasArrived: Bool? {
      guard let host = host.host, let container = info?.container else { return nil }
      return !HostTree.between(host, container).isEmpty
    }
  }

  var isEmpty: Bool { pins.isEmpty }

  mutating func add(_ host: any Layoutable, for info: LayoutInfo) {
    pins.removeAll { $0.hasArrived == nil || $0.info === info && $0.host.host === host }
    pins.append(Pin(host: WeakHost(any: host), info: info))
  }

  /// The containers whose views have arrived, which then await them no longer.
  mutating func takeArrivals() -> [LayoutInfo] {
    let arrived = pins.filter { $0.hasArrived ?? false }
    if !arrived.isEmpty { pins.removeAll { $0.hasArrived ?? true } }
    return arrived.compactMap(\.info)
  }
}
