/// How many owners an object has, for debug builds to find closures that own their container.
///
/// A container owns its layouts. If a closure in one of them captures the container strongly, neither
/// is ever released. The closures are made while the layout is, so the container then has more owners
/// than before. Release builds count nothing, and neither do Apple's platforms: there a host may be an
/// Objective-C object, whose owners include autorelease pools.
struct OwnerCount {
  #if DEBUG && !canImport(ObjectiveC)
    private let owners: UInt
  #endif

  init(of host: some Layoutable) {
    #if DEBUG && !canImport(ObjectiveC)
      owners = _getRetainCount(host)
    #endif
  }

  /// Whether `host` has more owners than it had.
  func hasGrown(_ host: some Layoutable) -> Bool {
    #if DEBUG && !canImport(ObjectiveC)
      _getRetainCount(host) > owners
    #else
      false
    #endif
  }
}
