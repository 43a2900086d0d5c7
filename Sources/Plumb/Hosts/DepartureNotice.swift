#if canImport(ObjectiveC)
  import ObjectiveC

  /// An object that adds 1 to counters when a host is deallocated. The runtime associates it with the host, and
  /// releases it before it frees the host's memory.
  final class DepartureNotice {
    private var followers: [Departures] = []

    private init() {}

    deinit { for one in followers { one.count &+= 1 } }

    // The key of the association. Only its address matters; nothing is written to the allocated byte.
    private nonisolated(unsafe) static let key = UnsafeRawPointer(
      UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

    /// The notice of a host; a new one if there is none.
    static func of(_ host: AnyObject) -> DepartureNotice {
      if let known = objc_getAssociatedObject(host, key) as? DepartureNotice { return known }
      let notice = DepartureNotice()
      // The atomic policy might autorelease the notice, which then outlives the host.
      objc_setAssociatedObject(host, key, notice, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      return notice
    }

    /// Adds a counter to notify. Drops counters that only this notice owns: their containers are gone.
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
