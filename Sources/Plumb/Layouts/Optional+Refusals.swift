// What an optional host is not, in words.

@available(
  *, unavailable,
  message:
    "the reference may be nil; unwrap it, or look it up when the layout is evaluated: .lookup { [weak self] in self?.title }"
)
extension Optional: LayoutReference where Wrapped: Layoutable {
  public var plumbReference: ReferenceSource { unreachable() }
}

@available(
  *, unavailable,
  message:
    "the host may be nil; unwrap it, or look it up when the layout is evaluated: pinTop(to: .lookup { [weak self] in self?.title }, with: { $0.bottom })"
)
extension Optional where Wrapped: Layoutable {
  @_alwaysEmitIntoClient public var plumb: LayoutScope<Wrapped> { unreachable() }
}

extension LayoutScope {
  @available(
    *, unavailable,
    message: "the box is around hosts that are there; unwrap the one that may be nil"
  )
  @_alwaysEmitIntoClient public func and(_ other: (some Layoutable)?) -> LayoutBox { unreachable() }
}

extension LayoutBox {
  @available(
    *, unavailable,
    message: "the box is around hosts that are there; unwrap the one that may be nil"
  )
  @_alwaysEmitIntoClient public func and(_ other: (some Layoutable)?) -> LayoutBox { unreachable() }
}
