/// A host's retain count. Debug builds use it to find closures that own their container.
///
/// A container owns its layouts. If a closure in a layout captures the container strongly, neither is ever released.
/// The closures are created when the layout is made, so afterwards the container has more owners than before. Release
/// builds do not count owners. Builds for Apple's platforms do not either: there, a host may be an Objective-C
/// object, whose owners include autorelease pools.
struct OwnerCount {
  #if DEBUG && !canImport(ObjectiveC)
    private let owners: UInt
  #endif

  init(of host: some Layoutable) {
    #if DEBUG && !canImport(ObjectiveC)
      owners = _getRetainCount(host)
    #endif
  }

  /// Whether `host` has more owners than when they were counted. Always false in builds that do not count owners.
  func hasGrown(_ host: some Layoutable) -> Bool {
    #if DEBUG && !canImport(ObjectiveC)
      _getRetainCount(host) > owners
    #else
      false
    #endif
  }
}
