import CGtk

/// What is called for a signal of GTK.
@MainActor
final class Signal {
  private let body: @MainActor () -> Void

  private init(_ body: @escaping @MainActor () -> Void) {
    self.body = body
  }

  static func connect(
    _ instance: UnsafeMutableRawPointer, _ name: String, _ body: @escaping @MainActor () -> Void
  ) {
    // Swapped: the signal object comes first, whatever else the signal has.
    let callback: @convention(c) (gpointer) -> Void = { data in
      let signal = Unmanaged<Signal>.fromOpaque(data)
      MainActor.assumeIsolated { signal.takeUnretainedValue().body() }
    }
    g_signal_connect_data(
      instance, name, unsafeBitCast(callback, to: GCallback.self),
      Unmanaged.passRetained(Signal(body)).toOpaque(),
      { data, _ in data.map { Unmanaged<AnyObject>.fromOpaque($0).release() } }, G_CONNECT_SWAPPED)
  }
}
