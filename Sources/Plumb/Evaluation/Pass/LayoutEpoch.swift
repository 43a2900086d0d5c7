extension LayoutSession {
  /// When a size was asked for.
  struct Epoch: Equatable {
    /// Changes with the contents, the layouts, and what is in which container.
    var contents = UInt64.random(in: 1...(.max / 2))
    /// Changes with what is laid out again in the same call, because something that was read has moved.
    var moves: UInt64 = 0
  }
}
