// Written by Scripts/write-maker from a table of refusals. Do not edit.

import Foundation

@available(
  *, unavailable,
  message:
    "the reference may be nil; unwrap it, or look it up when the layout is evaluated: .lookup { [weak self] in self?.title }"
)
extension Optional: LayoutReference where Wrapped: Layoutable {
  @_alwaysEmitIntoClient public var plumbReference: ReferenceSource { unreachable() }
}

@available(
  *, unavailable,
  message:
    "the host may be nil; unwrap it, or look it up when the layout is evaluated: pinTop(to: .lookup { [weak self] in self?.title }, with: { $0.bottom })"
)
extension Optional where Wrapped: Layoutable {
  @_alwaysEmitIntoClient public var plumb: LayoutScope<Wrapped> { unreachable() }
}

@available(
  *, unavailable,
  message: "the box is around hosts that are there; unwrap the one that may be nil"
)
extension LayoutScope {
  @_alwaysEmitIntoClient public func and(_ other: (some Layoutable)?) -> LayoutBox { unreachable() }
}

@available(
  *, unavailable,
  message: "the box is around hosts that are there; unwrap the one that may be nil"
)
extension LayoutBox {
  @_alwaysEmitIntoClient public func and(_ other: (some Layoutable)?) -> LayoutBox { unreachable() }
}
