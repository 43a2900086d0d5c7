// Written by Scripts/write-pin from its tables. Do not edit.

import Foundation
import Plumb

@available(*, unavailable, message: "top is set already; a chain says each thing once")
extension PinChain where V: PinHasTop {
  @_alwaysEmitIntoClient public func top(_ distance: CGFloat = 0) -> PinChain<
    View, H, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func top(_ percent: PinPercent) -> PinChain<
    View, H, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func top(_ insets: some PinEdgeDistances) -> PinChain<
    View, H, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func top(to edge: PinVerticalEdge) -> PinChain<
    View, H, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}

@available(
  *, unavailable, message: "top beside the center of the same axis; keep the center, or the edge"
)
extension PinChain where V: PinHasCenterBeforeTop {
  @_alwaysEmitIntoClient public func top(_ distance: CGFloat = 0) -> PinChain<
    View, H, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func top(_ percent: PinPercent) -> PinChain<
    View, H, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func top(_ insets: some PinEdgeDistances) -> PinChain<
    View, H, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func top(to edge: PinVerticalEdge) -> PinChain<
    View, H, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}

@available(
  *, unavailable,
  message:
    "top is pinned to top, vCenter or bottom of a view, behind edge: top(to: photo.edge.bottom)"
)
extension PinChain {
  @_disfavoredOverload @_alwaysEmitIntoClient public func top(to view: some Layoutable) -> PinChain<
    View, H, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func top(
    to place: LayoutPlace<some LayoutAxis>
  ) -> PinChain<View, H, PinRows.Refused, Adjustment, Edges, Widths, Heights> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func top(to edge: PinHorizontalEdge)
    -> PinChain<View, H, PinRows.Refused, Adjustment, Edges, Widths, Heights>
  { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func top(of view: some Layoutable) -> PinChain<
    View, H, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}

@available(
  *, unavailable,
  message: "a distance from an edge is a margin: top(to: photo.edge.bottom).marginTop(8)"
)
extension PinChain {
  @_disfavoredOverload @_alwaysEmitIntoClient public func top(
    to edge: PinVerticalEdge, offset: CGFloat
  ) -> PinChain<View, H, PinRows.Refused, Adjustment, Edges, Widths, Heights> { unreachable() }
}

@available(
  *, unavailable, message: "the insets of an area are the parent's: top(card.plumb.safeArea)"
)
extension PinChain {
  @_disfavoredOverload @_alwaysEmitIntoClient public func top(_ area: LayoutArea) -> PinChain<
    View, H, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}

@available(*, unavailable, message: "vCenter is set already; a chain says each thing once")
extension PinChain where V: PinHasVCenter {
  @_alwaysEmitIntoClient public func vCenter(_ distance: CGFloat = 0) -> PinChain<
    View, H, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func vCenter(_ percent: PinPercent) -> PinChain<
    View, H, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func vCenter(to edge: PinVerticalEdge) -> PinChain<
    View, H, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}

@available(
  *, unavailable, message: "vCenter beside an edge of the same axis; keep the edge, or the center"
)
extension PinChain where V: PinHasEdgeBeforeVCenter {
  @_alwaysEmitIntoClient public func vCenter(_ distance: CGFloat = 0) -> PinChain<
    View, H, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func vCenter(_ percent: PinPercent) -> PinChain<
    View, H, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func vCenter(to edge: PinVerticalEdge) -> PinChain<
    View, H, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}

@available(
  *, unavailable,
  message:
    "vCenter is pinned to top, vCenter or bottom of a view, behind edge: top(to: photo.edge.bottom)"
)
extension PinChain {
  @_disfavoredOverload @_alwaysEmitIntoClient public func vCenter(to view: some Layoutable)
    -> PinChain<View, H, PinRows.Refused, Adjustment, Edges, Widths, Heights>
  { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func vCenter(
    to place: LayoutPlace<some LayoutAxis>
  ) -> PinChain<View, H, PinRows.Refused, Adjustment, Edges, Widths, Heights> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func vCenter(to edge: PinHorizontalEdge)
    -> PinChain<View, H, PinRows.Refused, Adjustment, Edges, Widths, Heights>
  { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func vCenter(of view: some Layoutable)
    -> PinChain<View, H, PinRows.Refused, Adjustment, Edges, Widths, Heights>
  { unreachable() }
}

@available(
  *, unavailable,
  message: "a distance from an edge is a margin: top(to: photo.edge.bottom).marginTop(8)"
)
extension PinChain {
  @_disfavoredOverload @_alwaysEmitIntoClient public func vCenter(
    to edge: PinVerticalEdge, offset: CGFloat
  ) -> PinChain<View, H, PinRows.Refused, Adjustment, Edges, Widths, Heights> { unreachable() }
}

@available(*, unavailable, message: "bottom is set already; a chain says each thing once")
extension PinChain where V: PinHasBottom {
  @_alwaysEmitIntoClient public func bottom(_ distance: CGFloat = 0) -> PinChain<
    View, H, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func bottom(_ percent: PinPercent) -> PinChain<
    View, H, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func bottom(_ insets: some PinEdgeDistances) -> PinChain<
    View, H, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func bottom(to edge: PinVerticalEdge) -> PinChain<
    View, H, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}

@available(
  *, unavailable, message: "bottom beside the center of the same axis; keep the center, or the edge"
)
extension PinChain where V: PinHasCenterBeforeBottom {
  @_alwaysEmitIntoClient public func bottom(_ distance: CGFloat = 0) -> PinChain<
    View, H, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func bottom(_ percent: PinPercent) -> PinChain<
    View, H, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func bottom(_ insets: some PinEdgeDistances) -> PinChain<
    View, H, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func bottom(to edge: PinVerticalEdge) -> PinChain<
    View, H, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}

@available(
  *, unavailable,
  message:
    "bottom is pinned to top, vCenter or bottom of a view, behind edge: top(to: photo.edge.bottom)"
)
extension PinChain {
  @_disfavoredOverload @_alwaysEmitIntoClient public func bottom(to view: some Layoutable)
    -> PinChain<View, H, PinRows.Refused, Adjustment, Edges, Widths, Heights>
  { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func bottom(
    to place: LayoutPlace<some LayoutAxis>
  ) -> PinChain<View, H, PinRows.Refused, Adjustment, Edges, Widths, Heights> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func bottom(to edge: PinHorizontalEdge)
    -> PinChain<View, H, PinRows.Refused, Adjustment, Edges, Widths, Heights>
  { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func bottom(of view: some Layoutable)
    -> PinChain<View, H, PinRows.Refused, Adjustment, Edges, Widths, Heights>
  { unreachable() }
}

@available(
  *, unavailable,
  message: "a distance from an edge is a margin: top(to: photo.edge.bottom).marginTop(8)"
)
extension PinChain {
  @_disfavoredOverload @_alwaysEmitIntoClient public func bottom(
    to edge: PinVerticalEdge, offset: CGFloat
  ) -> PinChain<View, H, PinRows.Refused, Adjustment, Edges, Widths, Heights> { unreachable() }
}

@available(
  *, unavailable, message: "the insets of an area are the parent's: top(card.plumb.safeArea)"
)
extension PinChain {
  @_disfavoredOverload @_alwaysEmitIntoClient public func bottom(_ area: LayoutArea) -> PinChain<
    View, H, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}
