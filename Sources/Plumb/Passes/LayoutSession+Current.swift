extension LayoutSession {
  /// The session of this thread.
  static var current: LayoutSession { unretained.object }

  /// The session of this thread, without retaining it. A session lives as long as its thread, and a pass or a trial
  /// stays on its thread.
  static var unretained: Unretained<LayoutSession> { unretained(by: key) }

  /// The session of this thread, found by `key`. A container keeps the key, because loading the static key costs a
  /// call.
  @inline(__always)
  static func unretained(by key: ThreadKey) -> Unretained<LayoutSession> {
    if let address = key.value { return OwningAddress.object(at: address) }
    let session = LayoutSession()
    key.value = OwningAddress.of(session)
    return Unretained(session)
  }

  static let key = ThreadKey()
}
