// Written by Scripts/write-maker from a table of refusals. Do not edit.

import Foundation
import Plumb

@available(
  *, unavailable,
  message: "beside a view is left(of:), right(of:), before(of:) or after(of:): right(of: photo)"
)
extension PinChain {
  @_alwaysEmitIntoClient public func leftOf(_ view: some Any) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func rightOf(_ view: some Any) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}

@available(
  *, unavailable,
  message: "a limit is minWidth, maxWidth, minHeight or maxHeight: maxWidth(240)"
)
extension PinChain {
  @_alwaysEmitIntoClient public func limitingWidth(to range: some Any) -> Self { unreachable() }
  @_alwaysEmitIntoClient public func limitingHeight(to range: some Any) -> Self { unreachable() }
}
