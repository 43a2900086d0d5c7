/// The number of an object's owners. Debug builds use it to find closures that own their container.
///
/// A container owns its layouts. If a closure in a layout captures the container strongly, neither is ever
/// released. Making the layout makes its closures, so the container then has more owners than before. Release
/// builds count nothing. Neither do Apple's platforms, where a host may be an Objective-C object, whose owners
/// include autorelease pools.
struct OwnerCount {
  #if DEBUG && !canImport(ObjectiveC)
    private let owners: UInt
  #endif

  init(of host: some Layoutable) {
    #if DEBUG && !canImport(ObjectiveC)
      owners = _getRetainCount(host)
    #endif
  }

  /// Whether `host` has more owners than when they were counted.
  func hasGrown(_ host: some Layoutable) -> Bool {
    #if DEBUG && !canImport(ObjectiveC)
      _getRetainCount(host) > owners
    #else
      false
    #endif
  }
}
