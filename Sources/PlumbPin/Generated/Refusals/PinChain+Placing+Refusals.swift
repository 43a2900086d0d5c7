// Written by Scripts/write-pin from its tables. Do not edit.

import Foundation
import Plumb

@available(*, unavailable, message: "justify is set already; a chain says each thing once")
extension PinChain where H: PinHasJustify {
  @_alwaysEmitIntoClient public func justify(_ place: PinJustify) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}

@available(
  *, unavailable,
  message: "justify places the view between left and right; say both, or leave it out"
)
extension PinChain {
  @_disfavoredOverload @_alwaysEmitIntoClient public func justify(_ place: PinJustify) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}

@available(
  *, unavailable,
  message:
    "justify beside hCenter: it places the view between left and right; say both, or leave it out"
)
extension PinChain where H: PinHasHCenter {
  @_disfavoredOverload @_alwaysEmitIntoClient public func justify(_ place: PinJustify) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}

@available(*, unavailable, message: "align is set already; a chain says each thing once")
extension PinChain where V: PinHasAlign {
  @_alwaysEmitIntoClient public func align(_ place: PinVerticalAlign) -> PinChain<
    View, H, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}

@available(
  *, unavailable, message: "align places the view between top and bottom; say both, or leave it out"
)
extension PinChain {
  @_disfavoredOverload @_alwaysEmitIntoClient public func align(_ place: PinVerticalAlign)
    -> PinChain<View, H, PinRows.Refused, Adjustment, Edges, Widths, Heights>
  { unreachable() }
}

@available(
  *, unavailable,
  message:
    "align beside vCenter: it places the view between top and bottom; say both, or leave it out"
)
extension PinChain where V: PinHasVCenter {
  @_disfavoredOverload @_alwaysEmitIntoClient public func align(_ place: PinVerticalAlign)
    -> PinChain<View, H, PinRows.Refused, Adjustment, Edges, Widths, Heights>
  { unreachable() }
}
