/// The session of the thread that a container's pass or trial runs on.
struct ThreadSession {
  private let key = LayoutSession.key
  private(set) var current = LayoutSession.unretained

  /// Finds the session of this thread.
  @inline(__always)
  mutating func find() { current = LayoutSession.unretained(by: key) }
}
