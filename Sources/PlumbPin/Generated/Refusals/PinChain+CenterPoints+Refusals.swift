// Written by Scripts/write-pin from its tables. Do not edit.

import Foundation
import Plumb

@available(
  *, unavailable,
  message: "centerLeft says vCenter; vCenter is set already; a chain says each thing once"
)
extension PinChain where V: PinHasVCenter {
  @_alwaysEmitIntoClient public func centerLeft(_ distance: CGFloat = 0) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func centerLeft(to anchor: PinAnchor) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}

@available(
  *, unavailable,
  message:
    "centerLeft says vCenter; vCenter beside an edge of the same axis; keep the edge, or the center"
)
extension PinChain where V: PinHasEdgeBeforeVCenter {
  @_alwaysEmitIntoClient public func centerLeft(_ distance: CGFloat = 0) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func centerLeft(to anchor: PinAnchor) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}

@available(
  *, unavailable, message: "centerLeft says left; left is set already; a chain says each thing once"
)
extension PinChain where H: PinHasLeft, V: PinTakesVCenter {
  @_alwaysEmitIntoClient public func centerLeft(_ distance: CGFloat = 0) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func centerLeft(to anchor: PinAnchor) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}

@available(
  *, unavailable,
  message:
    "centerLeft says left; left beside the center of the same axis; keep the center, or the edge"
)
extension PinChain where H: PinHasCenterBeforeLeft, V: PinTakesVCenter {
  @_alwaysEmitIntoClient public func centerLeft(_ distance: CGFloat = 0) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func centerLeft(to anchor: PinAnchor) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}

@available(
  *, unavailable,
  message:
    "centerLeft says left; left beside start or end: which of them is which depends on the writing direction"
)
extension PinChain where H: PinHasOtherDirectionThanLeft, V: PinTakesVCenter {
  @_alwaysEmitIntoClient public func centerLeft(_ distance: CGFloat = 0) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func centerLeft(to anchor: PinAnchor) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}

@available(
  *, unavailable,
  message:
    "centerLeft is pinned to a point of a view, behind anchor: centerLeft(to: photo.anchor.centerLeft)"
)
extension PinChain {
  @_disfavoredOverload @_alwaysEmitIntoClient public func centerLeft(to view: some Layoutable)
    -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights>
  { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func centerLeft(
    to point: LayoutPlacePoint<some LayoutAxis>
  ) -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights> {
    unreachable()
  }
  @_disfavoredOverload @_alwaysEmitIntoClient public func centerLeft(to edge: PinVerticalEdge)
    -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights>
  { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func centerLeft(to edge: PinHorizontalEdge)
    -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights>
  { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func centerLeft(in view: some Layoutable)
    -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights>
  { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func centerLeft(of view: some Layoutable)
    -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights>
  { unreachable() }
}

@available(
  *, unavailable, message: "one number is for both edges; two are two calls: top(8).left(12)"
)
extension PinChain {
  @_disfavoredOverload @_alwaysEmitIntoClient public func centerLeft(
    _ one: CGFloat, _ other: CGFloat
  ) -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights> {
    unreachable()
  }
  @_disfavoredOverload @_alwaysEmitIntoClient public func centerLeft(x: CGFloat, y: CGFloat)
    -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights>
  { unreachable() }
}

@available(
  *, unavailable,
  message: "centerStart says vCenter; vCenter is set already; a chain says each thing once"
)
extension PinChain where V: PinHasVCenter {
  @_alwaysEmitIntoClient public func centerStart(_ distance: CGFloat = 0) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func centerStart(to anchor: PinAnchor) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}

@available(
  *, unavailable,
  message:
    "centerStart says vCenter; vCenter beside an edge of the same axis; keep the edge, or the center"
)
extension PinChain where V: PinHasEdgeBeforeVCenter {
  @_alwaysEmitIntoClient public func centerStart(_ distance: CGFloat = 0) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func centerStart(to anchor: PinAnchor) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}

@available(
  *, unavailable,
  message: "centerStart says start; start is set already; a chain says each thing once"
)
extension PinChain where H: PinHasStart, V: PinTakesVCenter {
  @_alwaysEmitIntoClient public func centerStart(_ distance: CGFloat = 0) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func centerStart(to anchor: PinAnchor) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}

@available(
  *, unavailable,
  message:
    "centerStart says start; start beside the center of the same axis; keep the center, or the edge"
)
extension PinChain where H: PinHasCenterBeforeStart, V: PinTakesVCenter {
  @_alwaysEmitIntoClient public func centerStart(_ distance: CGFloat = 0) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func centerStart(to anchor: PinAnchor) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}

@available(
  *, unavailable,
  message:
    "centerStart says start; start beside left or right: which of them is which depends on the writing direction"
)
extension PinChain where H: PinHasOtherDirectionThanStart, V: PinTakesVCenter {
  @_alwaysEmitIntoClient public func centerStart(_ distance: CGFloat = 0) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func centerStart(to anchor: PinAnchor) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}

@available(
  *, unavailable,
  message:
    "centerStart is pinned to a point of a view, behind anchor: centerStart(to: photo.anchor.centerStart)"
)
extension PinChain {
  @_disfavoredOverload @_alwaysEmitIntoClient public func centerStart(to view: some Layoutable)
    -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights>
  { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func centerStart(
    to point: LayoutPlacePoint<some LayoutAxis>
  ) -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights> {
    unreachable()
  }
  @_disfavoredOverload @_alwaysEmitIntoClient public func centerStart(to edge: PinVerticalEdge)
    -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights>
  { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func centerStart(to edge: PinHorizontalEdge)
    -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights>
  { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func centerStart(in view: some Layoutable)
    -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights>
  { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func centerStart(of view: some Layoutable)
    -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights>
  { unreachable() }
}

@available(
  *, unavailable, message: "one number is for both edges; two are two calls: top(8).left(12)"
)
extension PinChain {
  @_disfavoredOverload @_alwaysEmitIntoClient public func centerStart(
    _ one: CGFloat, _ other: CGFloat
  ) -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights> {
    unreachable()
  }
  @_disfavoredOverload @_alwaysEmitIntoClient public func centerStart(x: CGFloat, y: CGFloat)
    -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights>
  { unreachable() }
}

@available(
  *, unavailable,
  message: "center says vCenter; vCenter is set already; a chain says each thing once"
)
extension PinChain where V: PinHasVCenter {
  @_alwaysEmitIntoClient public func center(_ distance: CGFloat = 0) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func center(to anchor: PinAnchor) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}

@available(
  *, unavailable,
  message:
    "center says vCenter; vCenter beside an edge of the same axis; keep the edge, or the center"
)
extension PinChain where V: PinHasEdgeBeforeVCenter {
  @_alwaysEmitIntoClient public func center(_ distance: CGFloat = 0) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func center(to anchor: PinAnchor) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}

@available(
  *, unavailable,
  message: "center says hCenter; hCenter is set already; a chain says each thing once"
)
extension PinChain where H: PinHasHCenter, V: PinTakesVCenter {
  @_alwaysEmitIntoClient public func center(_ distance: CGFloat = 0) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func center(to anchor: PinAnchor) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}

@available(
  *, unavailable,
  message:
    "center says hCenter; hCenter beside an edge of the same axis; keep the edge, or the center"
)
extension PinChain where H: PinHasEdgeBeforeHCenter, V: PinTakesVCenter {
  @_alwaysEmitIntoClient public func center(_ distance: CGFloat = 0) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func center(to anchor: PinAnchor) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}

@available(
  *, unavailable,
  message: "center is pinned to a point of a view, behind anchor: center(to: photo.anchor.center)"
)
extension PinChain {
  @_disfavoredOverload @_alwaysEmitIntoClient public func center(to view: some Layoutable)
    -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights>
  { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func center(
    to point: LayoutPlacePoint<some LayoutAxis>
  ) -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights> {
    unreachable()
  }
  @_disfavoredOverload @_alwaysEmitIntoClient public func center(to edge: PinVerticalEdge)
    -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights>
  { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func center(to edge: PinHorizontalEdge)
    -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights>
  { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func center(in view: some Layoutable)
    -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights>
  { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func center(of view: some Layoutable)
    -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights>
  { unreachable() }
}

@available(
  *, unavailable, message: "one number is for both edges; two are two calls: top(8).left(12)"
)
extension PinChain {
  @_disfavoredOverload @_alwaysEmitIntoClient public func center(_ one: CGFloat, _ other: CGFloat)
    -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights>
  { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func center(x: CGFloat, y: CGFloat)
    -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights>
  { unreachable() }
}

@available(
  *, unavailable,
  message: "centerRight says vCenter; vCenter is set already; a chain says each thing once"
)
extension PinChain where V: PinHasVCenter {
  @_alwaysEmitIntoClient public func centerRight(_ distance: CGFloat = 0) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func centerRight(to anchor: PinAnchor) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}

@available(
  *, unavailable,
  message:
    "centerRight says vCenter; vCenter beside an edge of the same axis; keep the edge, or the center"
)
extension PinChain where V: PinHasEdgeBeforeVCenter {
  @_alwaysEmitIntoClient public func centerRight(_ distance: CGFloat = 0) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func centerRight(to anchor: PinAnchor) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}

@available(
  *, unavailable,
  message: "centerRight says right; right is set already; a chain says each thing once"
)
extension PinChain where H: PinHasRight, V: PinTakesVCenter {
  @_alwaysEmitIntoClient public func centerRight(_ distance: CGFloat = 0) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func centerRight(to anchor: PinAnchor) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}

@available(
  *, unavailable,
  message:
    "centerRight says right; right beside the center of the same axis; keep the center, or the edge"
)
extension PinChain where H: PinHasCenterBeforeRight, V: PinTakesVCenter {
  @_alwaysEmitIntoClient public func centerRight(_ distance: CGFloat = 0) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func centerRight(to anchor: PinAnchor) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}

@available(
  *, unavailable,
  message:
    "centerRight says right; right beside start or end: which of them is which depends on the writing direction"
)
extension PinChain where H: PinHasOtherDirectionThanRight, V: PinTakesVCenter {
  @_alwaysEmitIntoClient public func centerRight(_ distance: CGFloat = 0) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func centerRight(to anchor: PinAnchor) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}

@available(
  *, unavailable,
  message:
    "centerRight is pinned to a point of a view, behind anchor: centerRight(to: photo.anchor.centerRight)"
)
extension PinChain {
  @_disfavoredOverload @_alwaysEmitIntoClient public func centerRight(to view: some Layoutable)
    -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights>
  { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func centerRight(
    to point: LayoutPlacePoint<some LayoutAxis>
  ) -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights> {
    unreachable()
  }
  @_disfavoredOverload @_alwaysEmitIntoClient public func centerRight(to edge: PinVerticalEdge)
    -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights>
  { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func centerRight(to edge: PinHorizontalEdge)
    -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights>
  { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func centerRight(in view: some Layoutable)
    -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights>
  { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func centerRight(of view: some Layoutable)
    -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights>
  { unreachable() }
}

@available(
  *, unavailable, message: "one number is for both edges; two are two calls: top(8).left(12)"
)
extension PinChain {
  @_disfavoredOverload @_alwaysEmitIntoClient public func centerRight(
    _ one: CGFloat, _ other: CGFloat
  ) -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights> {
    unreachable()
  }
  @_disfavoredOverload @_alwaysEmitIntoClient public func centerRight(x: CGFloat, y: CGFloat)
    -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights>
  { unreachable() }
}

@available(
  *, unavailable,
  message: "centerEnd says vCenter; vCenter is set already; a chain says each thing once"
)
extension PinChain where V: PinHasVCenter {
  @_alwaysEmitIntoClient public func centerEnd(_ distance: CGFloat = 0) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func centerEnd(to anchor: PinAnchor) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}

@available(
  *, unavailable,
  message:
    "centerEnd says vCenter; vCenter beside an edge of the same axis; keep the edge, or the center"
)
extension PinChain where V: PinHasEdgeBeforeVCenter {
  @_alwaysEmitIntoClient public func centerEnd(_ distance: CGFloat = 0) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func centerEnd(to anchor: PinAnchor) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}

@available(
  *, unavailable, message: "centerEnd says end; end is set already; a chain says each thing once"
)
extension PinChain where H: PinHasEnd, V: PinTakesVCenter {
  @_alwaysEmitIntoClient public func centerEnd(_ distance: CGFloat = 0) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func centerEnd(to anchor: PinAnchor) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}

@available(
  *, unavailable,
  message:
    "centerEnd says end; end beside the center of the same axis; keep the center, or the edge"
)
extension PinChain where H: PinHasCenterBeforeEnd, V: PinTakesVCenter {
  @_alwaysEmitIntoClient public func centerEnd(_ distance: CGFloat = 0) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func centerEnd(to anchor: PinAnchor) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}

@available(
  *, unavailable,
  message:
    "centerEnd says end; end beside left or right: which of them is which depends on the writing direction"
)
extension PinChain where H: PinHasOtherDirectionThanEnd, V: PinTakesVCenter {
  @_alwaysEmitIntoClient public func centerEnd(_ distance: CGFloat = 0) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func centerEnd(to anchor: PinAnchor) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}

@available(
  *, unavailable,
  message:
    "centerEnd is pinned to a point of a view, behind anchor: centerEnd(to: photo.anchor.centerEnd)"
)
extension PinChain {
  @_disfavoredOverload @_alwaysEmitIntoClient public func centerEnd(to view: some Layoutable)
    -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights>
  { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func centerEnd(
    to point: LayoutPlacePoint<some LayoutAxis>
  ) -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights> {
    unreachable()
  }
  @_disfavoredOverload @_alwaysEmitIntoClient public func centerEnd(to edge: PinVerticalEdge)
    -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights>
  { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func centerEnd(to edge: PinHorizontalEdge)
    -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights>
  { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func centerEnd(in view: some Layoutable)
    -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights>
  { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func centerEnd(of view: some Layoutable)
    -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights>
  { unreachable() }
}

@available(
  *, unavailable, message: "one number is for both edges; two are two calls: top(8).left(12)"
)
extension PinChain {
  @_disfavoredOverload @_alwaysEmitIntoClient public func centerEnd(
    _ one: CGFloat, _ other: CGFloat
  ) -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights> {
    unreachable()
  }
  @_disfavoredOverload @_alwaysEmitIntoClient public func centerEnd(x: CGFloat, y: CGFloat)
    -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights>
  { unreachable() }
}
