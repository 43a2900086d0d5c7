// Written by Scripts/write-maker from a table of refusals. Do not edit.

import Foundation
import Plumb

@available(
  *, unavailable,
  message: "an edge is pinned to an edge of a view: top(to: photo.edge.bottom)"
)
extension PinChain {
  @_disfavoredOverload @_alwaysEmitIntoClient public func top(_ view: some Layoutable) -> PinChain<
    View, H, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func bottom(_ view: some Layoutable)
    -> PinChain<View, H, PinRows.Refused, Adjustment, Edges, Widths, Heights>
  { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func left(_ view: some Layoutable) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func right(_ view: some Layoutable)
    -> PinChain<View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights>
  { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func start(_ view: some Layoutable)
    -> PinChain<View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights>
  { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func end(_ view: some Layoutable) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}
