/// An object that knows whether a host still exists.
///
/// A container follows its children and references without keeping them alive. A weak reference works for any
/// host, but it slows down later retains of a Swift object. For full speed, a host owns a ``LayoutIdentity`` and
/// returns its life:
///
///     final class Node: Layoutable {
///       private let identity = LayoutIdentity()
///       var plumbLife: LayoutLife? { identity.life(of: self) }
///       …
///     }
public final class LayoutLife {
  @exclusivity(unchecked)
  private var reference: UnretainedHost?

  fileprivate init() {}

  /// The host; nil once it is gone.
  var host: (any Layoutable)? { reference?.object }

  /// Whether the host is gone.
  var isOver: Bool { reference == nil }

  fileprivate func begin(_ host: any Layoutable) {
    if reference == nil { reference = UnretainedHost(host) }
  }

  fileprivate func end() { reference = nil }
}

/// A value that a host stores, so that containers can follow the host; see ``LayoutLife``.
///
/// It cannot be copied, so it is destroyed together with its host.
public struct LayoutIdentity: ~Copyable {
  private let life = LayoutLife()

  /// An identity for one host.
  public init() {}

  /// The life of `host`, which owns this identity.
  public func life(of host: some Layoutable) -> LayoutLife {
    life.begin(host)
    return life
  }

  deinit { life.end() }
}
