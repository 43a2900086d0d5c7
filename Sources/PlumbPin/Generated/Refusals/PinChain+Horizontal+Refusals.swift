// Written by Scripts/write-pin from its tables. Do not edit.

import Foundation
import Plumb

@available(*, unavailable, message: "left is set already; a chain says each thing once")
extension PinChain where H: PinHasLeft {
  public func left(_ distance: CGFloat = 0) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  public func left(_ percent: PinPercent) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  public func left(_ insets: some PinEdgeDistances) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  public func left(to edge: PinHorizontalEdge) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}

@available(
  *, unavailable, message: "left beside the center of the same axis; keep the center, or the edge"
)
extension PinChain where H: PinHasCenterBeforeLeft {
  public func left(_ distance: CGFloat = 0) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  public func left(_ percent: PinPercent) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  public func left(_ insets: some PinEdgeDistances) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  public func left(to edge: PinHorizontalEdge) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}

@available(
  *, unavailable,
  message: "left beside start or end: which of them is which depends on the writing direction"
)
extension PinChain where H: PinHasOtherDirectionThanLeft {
  public func left(_ distance: CGFloat = 0) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  public func left(_ percent: PinPercent) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  public func left(_ insets: some PinEdgeDistances) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  public func left(to edge: PinHorizontalEdge) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}

@available(
  *, unavailable,
  message:
    "left is pinned to left, hCenter, right, start or end of a view, behind edge: left(to: photo.edge.right)"
)
extension PinChain {
  @_disfavoredOverload public func left(to view: some Layoutable) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_disfavoredOverload public func left(to place: LayoutPlace<some LayoutAxis>) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_disfavoredOverload public func left(to edge: PinVerticalEdge) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}

@available(
  *, unavailable,
  message: "a distance from an edge is a margin: left(to: photo.edge.right).marginLeft(8)"
)
extension PinChain {
  @_disfavoredOverload public func left(to edge: PinHorizontalEdge, offset: CGFloat) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}

@available(
  *, unavailable, message: "the insets of an area are the parent's: top(card.plumb.safeArea)"
)
extension PinChain {
  @_disfavoredOverload public func left(_ area: LayoutArea) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}

@available(*, unavailable, message: "hCenter is set already; a chain says each thing once")
extension PinChain where H: PinHasHCenter {
  public func hCenter(_ distance: CGFloat = 0) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  public func hCenter(_ percent: PinPercent) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  public func hCenter(to edge: PinHorizontalEdge) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}

@available(
  *, unavailable, message: "hCenter beside an edge of the same axis; keep the edge, or the center"
)
extension PinChain where H: PinHasEdgeBeforeHCenter {
  public func hCenter(_ distance: CGFloat = 0) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  public func hCenter(_ percent: PinPercent) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  public func hCenter(to edge: PinHorizontalEdge) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}

@available(
  *, unavailable,
  message:
    "hCenter is pinned to left, hCenter, right, start or end of a view, behind edge: left(to: photo.edge.right)"
)
extension PinChain {
  @_disfavoredOverload public func hCenter(to view: some Layoutable) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_disfavoredOverload public func hCenter(to place: LayoutPlace<some LayoutAxis>) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_disfavoredOverload public func hCenter(to edge: PinVerticalEdge) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_disfavoredOverload public func hCenter(of view: some Layoutable) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}

@available(
  *, unavailable,
  message: "a distance from an edge is a margin: left(to: photo.edge.right).marginLeft(8)"
)
extension PinChain {
  @_disfavoredOverload public func hCenter(to edge: PinHorizontalEdge, offset: CGFloat) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}

@available(*, unavailable, message: "right is set already; a chain says each thing once")
extension PinChain where H: PinHasRight {
  public func right(_ distance: CGFloat = 0) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  public func right(_ percent: PinPercent) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  public func right(_ insets: some PinEdgeDistances) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  public func right(to edge: PinHorizontalEdge) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}

@available(
  *, unavailable, message: "right beside the center of the same axis; keep the center, or the edge"
)
extension PinChain where H: PinHasCenterBeforeRight {
  public func right(_ distance: CGFloat = 0) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  public func right(_ percent: PinPercent) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  public func right(_ insets: some PinEdgeDistances) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  public func right(to edge: PinHorizontalEdge) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}

@available(
  *, unavailable,
  message: "right beside start or end: which of them is which depends on the writing direction"
)
extension PinChain where H: PinHasOtherDirectionThanRight {
  public func right(_ distance: CGFloat = 0) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  public func right(_ percent: PinPercent) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  public func right(_ insets: some PinEdgeDistances) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  public func right(to edge: PinHorizontalEdge) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}

@available(
  *, unavailable,
  message:
    "right is pinned to left, hCenter, right, start or end of a view, behind edge: left(to: photo.edge.right)"
)
extension PinChain {
  @_disfavoredOverload public func right(to view: some Layoutable) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_disfavoredOverload public func right(to place: LayoutPlace<some LayoutAxis>) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_disfavoredOverload public func right(to edge: PinVerticalEdge) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}

@available(
  *, unavailable,
  message: "a distance from an edge is a margin: left(to: photo.edge.right).marginLeft(8)"
)
extension PinChain {
  @_disfavoredOverload public func right(to edge: PinHorizontalEdge, offset: CGFloat) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}

@available(
  *, unavailable, message: "the insets of an area are the parent's: top(card.plumb.safeArea)"
)
extension PinChain {
  @_disfavoredOverload public func right(_ area: LayoutArea) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}

@available(*, unavailable, message: "start is set already; a chain says each thing once")
extension PinChain where H: PinHasStart {
  public func start(_ distance: CGFloat = 0) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  public func start(_ percent: PinPercent) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  public func start(_ insets: some PinEdgeDistances) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  public func start(to edge: PinHorizontalEdge) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}

@available(
  *, unavailable, message: "start beside the center of the same axis; keep the center, or the edge"
)
extension PinChain where H: PinHasCenterBeforeStart {
  public func start(_ distance: CGFloat = 0) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  public func start(_ percent: PinPercent) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  public func start(_ insets: some PinEdgeDistances) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  public func start(to edge: PinHorizontalEdge) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}

@available(
  *, unavailable,
  message: "start beside left or right: which of them is which depends on the writing direction"
)
extension PinChain where H: PinHasOtherDirectionThanStart {
  public func start(_ distance: CGFloat = 0) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  public func start(_ percent: PinPercent) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  public func start(_ insets: some PinEdgeDistances) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  public func start(to edge: PinHorizontalEdge) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}

@available(
  *, unavailable,
  message:
    "start is pinned to left, hCenter, right, start or end of a view, behind edge: left(to: photo.edge.right)"
)
extension PinChain {
  @_disfavoredOverload public func start(to view: some Layoutable) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_disfavoredOverload public func start(to place: LayoutPlace<some LayoutAxis>) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_disfavoredOverload public func start(to edge: PinVerticalEdge) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_disfavoredOverload public func start(of view: some Layoutable) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}

@available(
  *, unavailable,
  message: "a distance from an edge is a margin: left(to: photo.edge.right).marginLeft(8)"
)
extension PinChain {
  @_disfavoredOverload public func start(to edge: PinHorizontalEdge, offset: CGFloat) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}

@available(
  *, unavailable, message: "the insets of an area are the parent's: top(card.plumb.safeArea)"
)
extension PinChain {
  @_disfavoredOverload public func start(_ area: LayoutArea) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}

@available(*, unavailable, message: "end is set already; a chain says each thing once")
extension PinChain where H: PinHasEnd {
  public func end(_ distance: CGFloat = 0) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  public func end(_ percent: PinPercent) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  public func end(_ insets: some PinEdgeDistances) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  public func end(to edge: PinHorizontalEdge) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}

@available(
  *, unavailable, message: "end beside the center of the same axis; keep the center, or the edge"
)
extension PinChain where H: PinHasCenterBeforeEnd {
  public func end(_ distance: CGFloat = 0) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  public func end(_ percent: PinPercent) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  public func end(_ insets: some PinEdgeDistances) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  public func end(to edge: PinHorizontalEdge) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}

@available(
  *, unavailable,
  message: "end beside left or right: which of them is which depends on the writing direction"
)
extension PinChain where H: PinHasOtherDirectionThanEnd {
  public func end(_ distance: CGFloat = 0) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  public func end(_ percent: PinPercent) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  public func end(_ insets: some PinEdgeDistances) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  public func end(to edge: PinHorizontalEdge) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}

@available(
  *, unavailable,
  message:
    "end is pinned to left, hCenter, right, start or end of a view, behind edge: left(to: photo.edge.right)"
)
extension PinChain {
  @_disfavoredOverload public func end(to view: some Layoutable) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_disfavoredOverload public func end(to place: LayoutPlace<some LayoutAxis>) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_disfavoredOverload public func end(to edge: PinVerticalEdge) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_disfavoredOverload public func end(of view: some Layoutable) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}

@available(
  *, unavailable,
  message: "a distance from an edge is a margin: left(to: photo.edge.right).marginLeft(8)"
)
extension PinChain {
  @_disfavoredOverload public func end(to edge: PinHorizontalEdge, offset: CGFloat) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}

@available(
  *, unavailable, message: "the insets of an area are the parent's: top(card.plumb.safeArea)"
)
extension PinChain {
  @_disfavoredOverload public func end(_ area: LayoutArea) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}
