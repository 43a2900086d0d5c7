// Written by Scripts/write-pin from its tables. Do not edit.

import Foundation
import Plumb

@available(
  *, unavailable,
  message: "wrapContent says height; height is set already; a chain says each thing once"
)
extension PinChain where V: PinHasHeight {
  @_alwaysEmitIntoClient public func wrapContent() -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func wrapContent(padding: CGFloat) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func wrapContent(padding: PinInsets) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}

@available(
  *, unavailable,
  message: "wrapContent says width; width is set already; a chain says each thing once"
)
extension PinChain where H: PinHasWidth, V: PinTakesHeight {
  @_alwaysEmitIntoClient public func wrapContent() -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func wrapContent(padding: CGFloat) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func wrapContent(padding: PinInsets) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}

@available(
  *, unavailable,
  message: "wrapContent says height; height is set already; a chain says each thing once"
)
extension PinChain where V: PinHasHeight {
  @_alwaysEmitIntoClient public func wrapContent(_ axes: PinWraps.All) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func wrapContent(_ axes: PinWraps.All, padding: CGFloat)
    -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights>
  { unreachable() }
  @_alwaysEmitIntoClient public func wrapContent(_ axes: PinWraps.All, padding: PinInsets)
    -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights>
  { unreachable() }
}

@available(
  *, unavailable,
  message: "wrapContent says width; width is set already; a chain says each thing once"
)
extension PinChain where H: PinHasWidth, V: PinTakesHeight {
  @_alwaysEmitIntoClient public func wrapContent(_ axes: PinWraps.All) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func wrapContent(_ axes: PinWraps.All, padding: CGFloat)
    -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights>
  { unreachable() }
  @_alwaysEmitIntoClient public func wrapContent(_ axes: PinWraps.All, padding: PinInsets)
    -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights>
  { unreachable() }
}

@available(
  *, unavailable,
  message: "wrapContent says width; width is set already; a chain says each thing once"
)
extension PinChain where H: PinHasWidth {
  @_alwaysEmitIntoClient public func wrapContent(_ axes: PinWraps.Horizontally) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func wrapContent(_ axes: PinWraps.Horizontally, padding: CGFloat)
    -> PinChain<View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights>
  { unreachable() }
  @_alwaysEmitIntoClient public func wrapContent(_ axes: PinWraps.Horizontally, padding: PinInsets)
    -> PinChain<View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights>
  { unreachable() }
}

@available(
  *, unavailable,
  message: "wrapContent says height; height is set already; a chain says each thing once"
)
extension PinChain where V: PinHasHeight {
  @_alwaysEmitIntoClient public func wrapContent(_ axes: PinWraps.Vertically) -> PinChain<
    View, H, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func wrapContent(_ axes: PinWraps.Vertically, padding: CGFloat)
    -> PinChain<View, H, PinRows.Refused, Adjustment, Edges, Widths, Heights>
  { unreachable() }
  @_alwaysEmitIntoClient public func wrapContent(_ axes: PinWraps.Vertically, padding: PinInsets)
    -> PinChain<View, H, PinRows.Refused, Adjustment, Edges, Widths, Heights>
  { unreachable() }
}
