import Foundation

/// Outside pins whose way leads through hosts in a parent that is no container.
///
/// A container tells who is pinned to a child when the child leaves it. A plain parent tells nobody, so the
/// container that the child comes to asks here, in the same time whatever the number of pins.
struct LooseWays {
  /// By the host that may leave, and by the container that is pinned through it.
  private var pins: [ObjectIdentifier: [ObjectIdentifier: Pin]] = [:]
  /// How many hosts there may be before those that are gone are forgotten.
  private var limit = 16

  private struct Pin {
    weak var info: LayoutInfo?
    let way: OutsidePin
  }

  /// Notes the hosts on the way of a pin that could leave without being noticed.
  mutating func add(_ way: OutsidePin, of info: LayoutInfo) {
    for host in way.hosts where host.plumbParent?.plumbLayoutInfo == nil {
      pins[ObjectIdentifier(host), default: [:]][ObjectIdentifier(info)] = Pin(info: info, way: way)
    }
    if pins.count > limit { forgetWhatIsGone() }
  }

  /// The containers whose pins led through one of `hosts` when it was elsewhere.
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
