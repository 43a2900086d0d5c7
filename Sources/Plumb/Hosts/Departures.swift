/// Counts the hosts that have gone, of those that a container recognizes by their addresses.
///
/// A new object may get the address of one that is gone. The memory of a Swift object stays its own as long as an
/// unowned reference to it is there. That of an Objective-C object does not, whatever references there are, so
/// the runtime tells when it goes. Who remembers addresses compares one number, whatever the number of hosts.
final class Departures {
  var count = 0

  /// Counts `host` once it is gone, before its memory is another object's.
  func follow(_ host: some Layoutable) {
    #if canImport(ObjectiveC)
      if Self.canFollow(host) { DepartureNotice.of(host).add(self) }
    #endif
  }

  /// Whether the runtime tells when a host goes. A host with a life is an object of Swift's.
  static func canFollow(_ host: some Layoutable) -> Bool {
    #if canImport(ObjectiveC)
      return host.plumbLife == nil
    #else
      return false
    #endif
  }
}

/// Hosts that can be recognized without being asked anything.
struct KnownHosts {
  private let hosts: ContiguousArray<KnownHost>
  private let departures: Departures
  private let departed: Int

  /// Only those are followed that something is stored for. Another one at the address of any other is no mistake.
  init<Host: Layoutable>(
    _ hosts: [Host], _ departures: Departures, where isStored: (Host) -> Bool
  ) {
    self.departures = departures
    departed = departures.count
    for host in hosts where isStored(host) { departures.follow(host) }
    self.hosts = ContiguousArray(
      hosts.map { KnownHost($0, isFollowed: Departures.canFollow($0)) })
  }

  /// Whether these are the same hosts in the same order.
  @inline(__always)
  func are(_ others: [some AnyObject]) -> Bool {
    guard departures.count == departed, others.count == hosts.count else { return false }
    for index in others.indices where !hosts[index].isSame(others[index]) { return false }
    return true
  }
}
