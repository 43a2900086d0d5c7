/// Plumb's operations on a host: the `plumb` in `container.plumb.layout(child) { … }`.
@frozen
public struct LayoutScope<Host: Layoutable> {
  @usableFromInline let host: Host

  @_alwaysEmitIntoClient @inline(always)
  init(_ host: Host) {
    self.host = host
  }
}

extension Layoutable {
  /// Plumb's operations on this host. They lay out its children, and name the places of this host that other layouts
  /// can measure from.
  @_alwaysEmitIntoClient @inline(always)
  public var plumb: LayoutScope<Self> { LayoutScope(self) }
}
