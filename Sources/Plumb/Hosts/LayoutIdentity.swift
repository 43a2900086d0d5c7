/// What a host owns so that containers can follow it; see ``LayoutLife``.
///
/// It cannot be copied, so it ends with its host.
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
