import Plumb

@available(
  *, unavailable,
  message:
    "a chain has the insets of sides: all(PinInsets(top: 8, left: 8, bottom: 8, right: 8)), all(card.plumb.safeArea)"
)
extension LayoutInsets: PinEdgeDistances {
  @_documentation(visibility: internal)
  public var plumbInsets: PinInsets { unreachable() }
}
