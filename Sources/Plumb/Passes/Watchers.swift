import Foundation

/// The containers that depend on this one: pinned to its children from outside, or to itself from inside.
struct Watchers {
  private var watched: [ObjectIdentifier: Watched] = [:]

  /// A host, and the containers with pins or readings that depend on its frame, or on whether it is hidden.
  private struct Watched {
    let host: WeakHost
    /// Whether the host was hidden when this was last noted.
    var wasHidden: Bool
    var entries: [Entry] = []

    init(_ host: any Layoutable) {
      self.host = WeakHost(any: host)
      wasHidden = host.plumbIsHidden
    }
  }

  private struct Entry {
    weak var info: LayoutInfo?
    weak var plan: LayoutPlan?
    let step: Int
  }

  @inline(__always)
  var isEmpty: Bool { watched.isEmpty }

  // Out of line: a plan calls it in several places, and inlined copies are large.
  @inline(never)
  mutating func add(_ info: LayoutInfo, _ plan: LayoutPlan, step: Int, to host: any Layoutable) {
    let id = ObjectIdentifier(host)
    var one = watched[id] ?? Watched(host)
    // The address of a host that is gone may be reused.
    if one.host.host == nil { one = Watched(host) }
    one.entries.removeAll { $0.plan == nil || $0.info == nil }
    one.entries.append(Entry(info: info, plan: plan, step: step))
    watched[id] = one
  }

  /// Whether a plan is noted as depending on `host`.
  func has(_ info: LayoutInfo, _ plan: LayoutPlan, at host: AnyObject) -> Bool {
    watched[ObjectIdentifier(host)]?.entries.contains { $0.info === info && $0.plan === plan }
      ?? false
  }

  /// The containers whose last plan depends on `host`, each with the index of the first step that is pinned to it; 0 if
  /// `host` was only read.
  func watching(_ host: AnyObject) -> [(info: LayoutInfo, step: Int)] {
    guard let one = watched[ObjectIdentifier(host)] else { return [] }
    return one.entries.compactMap { entry in
      guard let info = entry.info, let plan = entry.plan, info.passPlan === plan else {
        return nil
      }
      return (info, entry.step)
    }
  }

  /// The hosts that containers are pinned to.
  var hosts: [any Layoutable] { watched.values.compactMap(\.host.host) }

  /// The hosts that were hidden or shown since that was last noted.
  var hiddenOrShown: [any Layoutable] {
    watched.values.compactMap { one in
      one.host.host.flatMap { $0.plumbIsHidden == one.wasHidden ? nil : $0 }
    }
  }

  mutating func noteHidden(_ host: any Layoutable, _ isHidden: Bool) {
    watched[ObjectIdentifier(host)]?.wasHidden = isHidden
  }

  /// Removes the hosts that have left `container` or no longer exist, and returns the containers that were pinned to
  /// them.
  mutating func takeThoseAway(from container: any Layoutable) -> [LayoutInfo] {
    let away = watched.filter { _, one in
      guard let host = one.host.host else { return true }
      return host !== container && host.plumbParent !== container
    }
    for id in away.keys { watched[id] = nil }
    return away.values.flatMap { $0.entries.compactMap(\.info) }
  }
}
