import Foundation

/// Outside pins whose path leads through hosts with a parent that is no container; see ``OutsidePin``.
///
/// When a child leaves a container, the container notifies the containers that are pinned to the child. A parent that
/// is no container notifies nobody. So when such a host becomes a child of a container, that container looks for its
/// pins here. A look-up takes the same time whatever the number of pins.
struct LooseWays {
  /// The pins, by the host that may leave, then by the pinned container.
  private var pins: [ObjectIdentifier: [ObjectIdentifier: Pin]] = [:]
  /// If the pins are for more hosts than this, stale pins are removed.
  private var limit = 16

  private struct Pin {
    weak var info: LayoutInfo?
    let way: OutsidePin
  }

  /// Notes a pin of the container of `info`, for each host on its path whose parent is no container. Such a host can
  /// leave its parent unnoticed.
  mutating func add(_ way: OutsidePin, of info: LayoutInfo) {
    for host in way.hosts where host.plumbParent?.plumbLayoutInfo == nil {
      pins[ObjectIdentifier(host), default: [:]][ObjectIdentifier(info)] = Pin(info: info, way: way)
    }
    if pins.count > limit { forgetWhatIsGone() }
  }

  /// Removes the pins whose path leads through one of `hosts`. Returns the pinned containers of those whose path no
  /// longer holds.
  mutating func take(through hosts: [some Layoutable]) -> [LayoutInfo] {
    if pins.isEmpty { return [] }
    return hosts.flatMap { host in
      let found = pins.removeValue(forKey: ObjectIdentifier(host)) ?? [:]
      return found.values.compactMap { $0.way.holds ? nil : $0.info }
    }
  }

  private mutating func forgetWhatIsGone() {
    for (host, pinned) in pins {
      let left = pinned.filter { $0.value.info != nil && $0.value.way.holds }
      pins[host] = left.isEmpty ? nil : left
    }
    limit = 2 * pins.count + 16
  }
}
