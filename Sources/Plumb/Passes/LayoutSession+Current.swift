extension LayoutSession {
  /// The session of this thread.
  static var current: LayoutSession { unretained.object }

  /// The same. It lives as long as the thread, and a pass or a trial stays on its thread.
  static var unretained: Unretained<LayoutSession> {
    if let address = key.value { return OwningAddress.object(at: address) }
    let session = LayoutSession()
    key.value = OwningAddress.of(session)
    return Unretained(session)
  }

  private static let key = ThreadKey()
}
