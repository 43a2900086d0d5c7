/// Counts the deallocated hosts among those that a container recognizes by address.
///
/// A new object may get the address of a deallocated one. An unowned reference prevents that for a Swift object.
/// Nothing prevents it for an Objective-C object, so the runtime notifies this counter when the object is
/// deallocated. One comparison of counts checks all remembered addresses, whatever the number of hosts.
final class Departures {
  var count = 0

  /// Makes this counter count `host` when it is deallocated, before its memory is reused. Does nothing if
  /// `canFollow(_:)` is false.
  func follow(_ host: some Layoutable) {
    #if canImport(ObjectiveC)
      if Self.canFollow(host) { DepartureNotice.of(host).add(self) }
    #endif
  }

  /// Whether the Objective-C runtime can notify this counter when `host` is deallocated. False for a host with a life:
  /// that is a Swift object and needs no notice. Always false on platforms without Objective-C.
  static func canFollow(_ host: some Layoutable) -> Bool { hasNotices && host.plumbLife == nil }

  /// Whether the Objective-C runtime is there. Without it, all hosts are Swift objects.
  static var hasNotices: Bool {
    #if canImport(ObjectiveC)
      return true
    #else
      return false
    #endif
  }
}

/// A list of hosts that are recognized by address, without calling them.
struct KnownHosts {
  private let hosts: ContiguousArray<KnownHost>
  private let departures: Departures
  private let departed: Int

  /// Makes a list of `hosts`. `departures` follows only those for which `isStored` is true. For the other hosts, it is
  /// harmless to mistake a new host at the same address for the old one.
  init<Host: Layoutable>(
    _ hosts: [Host], _ departures: Departures, where isStored: (Host) -> Bool
  ) {
    self.departures = departures
    departed = departures.count
    for host in hosts where isStored(host) { departures.follow(host) }
    self.hosts = ContiguousArray(
      hosts.map { KnownHost($0, isFollowed: Departures.canFollow($0)) })
  }

  /// Whether `others` are the hosts of this list, in the same order. False if a host that `departures` follows was
  /// deallocated since the list was made.
  @inline(__always)
  func are(_ others: [some AnyObject]) -> Bool {
    guard departures.count == departed, others.count == hosts.count else { return false }
    // Not `others.indices`: for a generic list, that calls through witness tables.
    for index in 0..<hosts.count where !hosts[index].isSame(others[index]) { return false }
    return true
  }
}
