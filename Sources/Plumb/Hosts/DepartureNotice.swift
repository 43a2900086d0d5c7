#if canImport(ObjectiveC)
  import ObjectiveC

  /// What the runtime keeps for a host as long as it is there, and releases before the host's memory is free.
  final class DepartureNotice {
    private var followers: [Departures] = []

    private init() {}

    deinit { for one in followers { one.count &+= 1 } }

    // Only the address counts; nothing is ever written there.
    private nonisolated(unsafe) static let key = UnsafeRawPointer(
      UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

    /// The notice of a host, made if there is none.
    static func of(_ host: AnyObject) -> DepartureNotice {
      if let known = objc_getAssociatedObject(host, key) as? DepartureNotice { return known }
      let notice = DepartureNotice()
      // The atomic policy would have an autorelease pool keep the notice longer than the host.
      objc_setAssociatedObject(host, key, notice, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      return notice
    }

    /// Tells one more container. Those of containers that are gone have no other owner, and are forgotten.
    func add(_ follower: Departures) {
      if followers.contains(where: { $0 === follower }) { return }
      var index = 0
      while index < followers.count {
        if isKnownUniquelyReferenced(&followers[index]) {
          followers.remove(at: index)
        } else {
          index += 1
        }
      }
      followers.append(follower)
    }
  }
#endif
