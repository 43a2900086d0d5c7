/// A weak reference to a host.
@_spi(PlumbFrontEnd)
public struct WeakHost {
  private weak var weakHost: (any Layoutable)?
  private let life: LayoutLife?

  init(_ host: some Layoutable) {
    life = host.plumbLife
    if life == nil { weakHost = host }
  }

  public init(any host: any Layoutable) {
    func make(_ host: some Layoutable) -> WeakHost { WeakHost(host) }
    self = make(host)
  }

  /// The host; nil once it is gone.
  public var host: (any Layoutable)? { life?.host ?? weakHost }
}
