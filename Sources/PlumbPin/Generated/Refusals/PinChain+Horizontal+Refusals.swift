// Written by Scripts/write-pin from its tables. Do not edit.

import Foundation
import Plumb

@available(*, unavailable, message: "left is set already; a chain says each thing once")
extension PinChain where H: PinHasLeft {
  @_alwaysEmitIntoClient public func left(_ distance: CGFloat = 0) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func left(_ percent: PinPercent) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func left(_ insets: some PinEdgeDistances) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func left(to edge: PinHorizontalEdge) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}

@available(
  *, unavailable, message: "left beside the center of the same axis; keep the center, or the edge"
)
extension PinChain where H: PinHasCenterBeforeLeft {
  @_alwaysEmitIntoClient public func left(_ distance: CGFloat = 0) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func left(_ percent: PinPercent) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func left(_ insets: some PinEdgeDistances) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func left(to edge: PinHorizontalEdge) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}

@available(
  *, unavailable,
  message: "left beside start or end: which of them is which depends on the writing direction"
)
extension PinChain where H: PinHasOtherDirectionThanLeft {
  @_alwaysEmitIntoClient public func left(_ distance: CGFloat = 0) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func left(_ percent: PinPercent) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func left(_ insets: some PinEdgeDistances) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func left(to edge: PinHorizontalEdge) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}

@available(
  *, unavailable,
  message:
    "left is pinned to left, hCenter, right, start or end of a view, behind edge: left(to: photo.edge.right)"
)
extension PinChain {
  @_disfavoredOverload @_alwaysEmitIntoClient public func left(to view: some Layoutable)
    -> PinChain<View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights>
  { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func left(
    to place: LayoutPlace<some LayoutAxis>
  ) -> PinChain<View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func left(to edge: PinVerticalEdge)
    -> PinChain<View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights>
  { unreachable() }
}

@available(
  *, unavailable,
  message: "a distance from an edge is a margin: left(to: photo.edge.right).marginLeft(8)"
)
extension PinChain {
  @_disfavoredOverload @_alwaysEmitIntoClient public func left(
    to edge: PinHorizontalEdge, offset: CGFloat
  ) -> PinChain<View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights> { unreachable() }
}

@available(
  *, unavailable, message: "the insets of an area are the parent's: top(card.plumb.safeArea)"
)
extension PinChain {
  @_disfavoredOverload @_alwaysEmitIntoClient public func left(_ area: LayoutArea) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}

@available(*, unavailable, message: "hCenter is set already; a chain says each thing once")
extension PinChain where H: PinHasHCenter {
  @_alwaysEmitIntoClient public func hCenter(_ distance: CGFloat = 0) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func hCenter(_ percent: PinPercent) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func hCenter(to edge: PinHorizontalEdge) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}

@available(
  *, unavailable, message: "hCenter beside an edge of the same axis; keep the edge, or the center"
)
extension PinChain where H: PinHasEdgeBeforeHCenter {
  @_alwaysEmitIntoClient public func hCenter(_ distance: CGFloat = 0) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func hCenter(_ percent: PinPercent) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func hCenter(to edge: PinHorizontalEdge) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}

@available(
  *, unavailable,
  message:
    "hCenter is pinned to left, hCenter, right, start or end of a view, behind edge: left(to: photo.edge.right)"
)
extension PinChain {
  @_disfavoredOverload @_alwaysEmitIntoClient public func hCenter(to view: some Layoutable)
    -> PinChain<View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights>
  { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func hCenter(
    to place: LayoutPlace<some LayoutAxis>
  ) -> PinChain<View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func hCenter(to edge: PinVerticalEdge)
    -> PinChain<View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights>
  { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func hCenter(of view: some Layoutable)
    -> PinChain<View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights>
  { unreachable() }
}

@available(
  *, unavailable,
  message: "a distance from an edge is a margin: left(to: photo.edge.right).marginLeft(8)"
)
extension PinChain {
  @_disfavoredOverload @_alwaysEmitIntoClient public func hCenter(
    to edge: PinHorizontalEdge, offset: CGFloat
  ) -> PinChain<View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights> { unreachable() }
}

@available(*, unavailable, message: "right is set already; a chain says each thing once")
extension PinChain where H: PinHasRight {
  @_alwaysEmitIntoClient public func right(_ distance: CGFloat = 0) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func right(_ percent: PinPercent) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func right(_ insets: some PinEdgeDistances) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func right(to edge: PinHorizontalEdge) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}

@available(
  *, unavailable, message: "right beside the center of the same axis; keep the center, or the edge"
)
extension PinChain where H: PinHasCenterBeforeRight {
  @_alwaysEmitIntoClient public func right(_ distance: CGFloat = 0) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func right(_ percent: PinPercent) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func right(_ insets: some PinEdgeDistances) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func right(to edge: PinHorizontalEdge) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}

@available(
  *, unavailable,
  message: "right beside start or end: which of them is which depends on the writing direction"
)
extension PinChain where H: PinHasOtherDirectionThanRight {
  @_alwaysEmitIntoClient public func right(_ distance: CGFloat = 0) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func right(_ percent: PinPercent) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func right(_ insets: some PinEdgeDistances) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func right(to edge: PinHorizontalEdge) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}

@available(
  *, unavailable,
  message:
    "right is pinned to left, hCenter, right, start or end of a view, behind edge: left(to: photo.edge.right)"
)
extension PinChain {
  @_disfavoredOverload @_alwaysEmitIntoClient public func right(to view: some Layoutable)
    -> PinChain<View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights>
  { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func right(
    to place: LayoutPlace<some LayoutAxis>
  ) -> PinChain<View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func right(to edge: PinVerticalEdge)
    -> PinChain<View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights>
  { unreachable() }
}

@available(
  *, unavailable,
  message: "a distance from an edge is a margin: left(to: photo.edge.right).marginLeft(8)"
)
extension PinChain {
  @_disfavoredOverload @_alwaysEmitIntoClient public func right(
    to edge: PinHorizontalEdge, offset: CGFloat
  ) -> PinChain<View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights> { unreachable() }
}

@available(
  *, unavailable, message: "the insets of an area are the parent's: top(card.plumb.safeArea)"
)
extension PinChain {
  @_disfavoredOverload @_alwaysEmitIntoClient public func right(_ area: LayoutArea) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}

@available(*, unavailable, message: "start is set already; a chain says each thing once")
extension PinChain where H: PinHasStart {
  @_alwaysEmitIntoClient public func start(_ distance: CGFloat = 0) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func start(_ percent: PinPercent) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func start(_ insets: some PinEdgeDistances) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func start(to edge: PinHorizontalEdge) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}

@available(
  *, unavailable, message: "start beside the center of the same axis; keep the center, or the edge"
)
extension PinChain where H: PinHasCenterBeforeStart {
  @_alwaysEmitIntoClient public func start(_ distance: CGFloat = 0) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func start(_ percent: PinPercent) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func start(_ insets: some PinEdgeDistances) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func start(to edge: PinHorizontalEdge) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}

@available(
  *, unavailable,
  message: "start beside left or right: which of them is which depends on the writing direction"
)
extension PinChain where H: PinHasOtherDirectionThanStart {
  @_alwaysEmitIntoClient public func start(_ distance: CGFloat = 0) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func start(_ percent: PinPercent) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func start(_ insets: some PinEdgeDistances) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func start(to edge: PinHorizontalEdge) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}

@available(
  *, unavailable,
  message:
    "start is pinned to left, hCenter, right, start or end of a view, behind edge: left(to: photo.edge.right)"
)
extension PinChain {
  @_disfavoredOverload @_alwaysEmitIntoClient public func start(to view: some Layoutable)
    -> PinChain<View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights>
  { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func start(
    to place: LayoutPlace<some LayoutAxis>
  ) -> PinChain<View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func start(to edge: PinVerticalEdge)
    -> PinChain<View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights>
  { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func start(of view: some Layoutable)
    -> PinChain<View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights>
  { unreachable() }
}

@available(
  *, unavailable,
  message: "a distance from an edge is a margin: left(to: photo.edge.right).marginLeft(8)"
)
extension PinChain {
  @_disfavoredOverload @_alwaysEmitIntoClient public func start(
    to edge: PinHorizontalEdge, offset: CGFloat
  ) -> PinChain<View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights> { unreachable() }
}

@available(
  *, unavailable, message: "the insets of an area are the parent's: top(card.plumb.safeArea)"
)
extension PinChain {
  @_disfavoredOverload @_alwaysEmitIntoClient public func start(_ area: LayoutArea) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}

@available(*, unavailable, message: "end is set already; a chain says each thing once")
extension PinChain where H: PinHasEnd {
  @_alwaysEmitIntoClient public func end(_ distance: CGFloat = 0) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func end(_ percent: PinPercent) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func end(_ insets: some PinEdgeDistances) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func end(to edge: PinHorizontalEdge) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}

@available(
  *, unavailable, message: "end beside the center of the same axis; keep the center, or the edge"
)
extension PinChain where H: PinHasCenterBeforeEnd {
  @_alwaysEmitIntoClient public func end(_ distance: CGFloat = 0) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func end(_ percent: PinPercent) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func end(_ insets: some PinEdgeDistances) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func end(to edge: PinHorizontalEdge) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}

@available(
  *, unavailable,
  message: "end beside left or right: which of them is which depends on the writing direction"
)
extension PinChain where H: PinHasOtherDirectionThanEnd {
  @_alwaysEmitIntoClient public func end(_ distance: CGFloat = 0) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func end(_ percent: PinPercent) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func end(_ insets: some PinEdgeDistances) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func end(to edge: PinHorizontalEdge) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}

@available(
  *, unavailable,
  message:
    "end is pinned to left, hCenter, right, start or end of a view, behind edge: left(to: photo.edge.right)"
)
extension PinChain {
  @_disfavoredOverload @_alwaysEmitIntoClient public func end(to view: some Layoutable) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func end(
    to place: LayoutPlace<some LayoutAxis>
  ) -> PinChain<View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func end(to edge: PinVerticalEdge) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func end(of view: some Layoutable) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}

@available(
  *, unavailable,
  message: "a distance from an edge is a margin: left(to: photo.edge.right).marginLeft(8)"
)
extension PinChain {
  @_disfavoredOverload @_alwaysEmitIntoClient public func end(
    to edge: PinHorizontalEdge, offset: CGFloat
  ) -> PinChain<View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights> { unreachable() }
}

@available(
  *, unavailable, message: "the insets of an area are the parent's: top(card.plumb.safeArea)"
)
extension PinChain {
  @_disfavoredOverload @_alwaysEmitIntoClient public func end(_ area: LayoutArea) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}
