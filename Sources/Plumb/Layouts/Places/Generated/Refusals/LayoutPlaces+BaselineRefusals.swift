// Written by Scripts/write-maker from a table of refusals. Do not edit.

import Foundation

@available(
  *, unavailable,
  message: "the view has no lines of text to measure; a class with some conforms to BaselineHost"
)
extension LayoutScope {
  @_alwaysEmitIntoClient public var firstBaseline: LayoutPlace<Vertical> { unreachable() }
  @_alwaysEmitIntoClient public var lastBaseline: LayoutPlace<Vertical> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a view has two baselines, of its first line and of its last: title.plumb.firstBaseline, title.plumb.lastBaseline"
)
extension LayoutScope {
  @_alwaysEmitIntoClient public var baseline: LayoutPlace<Vertical> { unreachable() }
}

@available(
  *, unavailable,
  message: "a box around several views has no text of its own; measure one of them"
)
extension LayoutBox {
  @_alwaysEmitIntoClient public var firstBaseline: LayoutPlace<Vertical> { unreachable() }
  @_alwaysEmitIntoClient public var lastBaseline: LayoutPlace<Vertical> { unreachable() }
}
