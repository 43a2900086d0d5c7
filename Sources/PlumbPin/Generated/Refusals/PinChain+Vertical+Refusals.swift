// Written by Scripts/write-pin from its tables. Do not edit.

import Foundation
import Plumb

@available(*, unavailable, message: "top is set already; a chain says each thing once")
extension PinChain where V: PinHasTop {
  public func top(_ distance: CGFloat = 0) -> PinChain<
    View, H, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  public func top(_ percent: PinPercent) -> PinChain<
    View, H, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  public func top(_ insets: some PinEdgeDistances) -> PinChain<
    View, H, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  public func top(to edge: PinVerticalEdge) -> PinChain<
    View, H, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}

@available(
  *, unavailable, message: "top beside the center of the same axis; keep the center, or the edge"
)
extension PinChain where V: PinHasCenterBeforeTop {
  public func top(_ distance: CGFloat = 0) -> PinChain<
    View, H, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  public func top(_ percent: PinPercent) -> PinChain<
    View, H, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  public func top(_ insets: some PinEdgeDistances) -> PinChain<
    View, H, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  public func top(to edge: PinVerticalEdge) -> PinChain<
    View, H, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}

@available(*, unavailable, message: "vCenter is set already; a chain says each thing once")
extension PinChain where V: PinHasVCenter {
  public func vCenter(_ distance: CGFloat = 0) -> PinChain<
    View, H, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  public func vCenter(_ percent: PinPercent) -> PinChain<
    View, H, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  public func vCenter(to edge: PinVerticalEdge) -> PinChain<
    View, H, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}

@available(
  *, unavailable, message: "vCenter beside an edge of the same axis; keep the edge, or the center"
)
extension PinChain where V: PinHasEdgeBeforeVCenter {
  public func vCenter(_ distance: CGFloat = 0) -> PinChain<
    View, H, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  public func vCenter(_ percent: PinPercent) -> PinChain<
    View, H, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  public func vCenter(to edge: PinVerticalEdge) -> PinChain<
    View, H, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}

@available(*, unavailable, message: "bottom is set already; a chain says each thing once")
extension PinChain where V: PinHasBottom {
  public func bottom(_ distance: CGFloat = 0) -> PinChain<
    View, H, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  public func bottom(_ percent: PinPercent) -> PinChain<
    View, H, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  public func bottom(_ insets: some PinEdgeDistances) -> PinChain<
    View, H, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  public func bottom(to edge: PinVerticalEdge) -> PinChain<
    View, H, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}

@available(
  *, unavailable, message: "bottom beside the center of the same axis; keep the center, or the edge"
)
extension PinChain where V: PinHasCenterBeforeBottom {
  public func bottom(_ distance: CGFloat = 0) -> PinChain<
    View, H, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  public func bottom(_ percent: PinPercent) -> PinChain<
    View, H, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  public func bottom(_ insets: some PinEdgeDistances) -> PinChain<
    View, H, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  public func bottom(to edge: PinVerticalEdge) -> PinChain<
    View, H, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}
