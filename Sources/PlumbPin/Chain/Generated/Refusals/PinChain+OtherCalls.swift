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

@available(
  *, unavailable,
  message: "the insets of an area are the parent's: top(card.plumb.safeArea)"
)
extension PinChain {
  @_alwaysEmitIntoClient public func safeArea() -> Self { unreachable() }
  @_alwaysEmitIntoClient public func inSafeArea() -> Self { unreachable() }
}

@available(
  *, unavailable,
  message: "a limit is minWidth, maxWidth, minHeight or maxHeight: maxWidth(240)"
)
extension PinChain {
  @_alwaysEmitIntoClient public func width(min points: CGFloat) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func width(max points: CGFloat) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func height(min points: CGFloat) -> PinChain<
    View, H, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func height(max points: CGFloat) -> PinChain<
    View, H, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}

@available(
  *, unavailable,
  message: "the length of another view goes to of: width(of: photo), height(of: photo)"
)
extension PinChain {
  @_alwaysEmitIntoClient public func width(like view: some Any) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func width(equalTo view: some Any) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func height(like view: some Any) -> PinChain<
    View, H, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func height(equalTo view: some Any) -> PinChain<
    View, H, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}
