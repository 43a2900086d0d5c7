// Written by Scripts/write-pin from its tables. Do not edit.

import Foundation
import Plumb

@available(*, unavailable, message: "width is set already; a chain says each thing once")
extension PinChain where H: PinHasWidth {
  @_alwaysEmitIntoClient public func width(_ points: CGFloat) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func width(_ percent: PinPercent) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func width(of view: some LayoutReference) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}

@available(*, unavailable, message: "height is set already; a chain says each thing once")
extension PinChain where V: PinHasHeight {
  @_alwaysEmitIntoClient public func height(_ points: CGFloat) -> PinChain<
    View, H, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func height(_ percent: PinPercent) -> PinChain<
    View, H, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func height(of view: some LayoutReference) -> PinChain<
    View, H, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}

@available(
  *, unavailable, message: "size says height; height is set already; a chain says each thing once"
)
extension PinChain where V: PinHasHeight {
  @_alwaysEmitIntoClient public func size(_ size: CGSize) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func size(_ points: CGFloat) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func size(_ percent: PinPercent) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func size(of view: some LayoutReference) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}

@available(
  *, unavailable, message: "size says width; width is set already; a chain says each thing once"
)
extension PinChain where H: PinHasWidth, V: PinTakesHeight {
  @_alwaysEmitIntoClient public func size(_ size: CGSize) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func size(_ points: CGFloat) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func size(_ percent: PinPercent) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func size(of view: some LayoutReference) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}
