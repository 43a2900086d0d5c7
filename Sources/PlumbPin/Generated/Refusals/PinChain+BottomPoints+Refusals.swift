// Written by Scripts/write-pin from its tables. Do not edit.

import Foundation
import Plumb

@available(
  *, unavailable,
  message: "bottomLeft says bottom; bottom is set already; a chain says each thing once"
)
extension PinChain where V: PinHasBottom {
  @_alwaysEmitIntoClient public func bottomLeft(_ distance: CGFloat = 0) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func bottomLeft(to anchor: PinAnchor) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}

@available(
  *, unavailable,
  message:
    "bottomLeft says bottom; bottom beside the center of the same axis; keep the center, or the edge"
)
extension PinChain where V: PinHasCenterBeforeBottom {
  @_alwaysEmitIntoClient public func bottomLeft(_ distance: CGFloat = 0) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func bottomLeft(to anchor: PinAnchor) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}

@available(
  *, unavailable, message: "bottomLeft says left; left is set already; a chain says each thing once"
)
extension PinChain where H: PinHasLeft, V: PinTakesBottom {
  @_alwaysEmitIntoClient public func bottomLeft(_ distance: CGFloat = 0) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func bottomLeft(to anchor: PinAnchor) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}

@available(
  *, unavailable,
  message:
    "bottomLeft says left; left beside the center of the same axis; keep the center, or the edge"
)
extension PinChain where H: PinHasCenterBeforeLeft, V: PinTakesBottom {
  @_alwaysEmitIntoClient public func bottomLeft(_ distance: CGFloat = 0) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func bottomLeft(to anchor: PinAnchor) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}

@available(
  *, unavailable,
  message:
    "bottomLeft says left; left beside start or end: which of them is which depends on the writing direction"
)
extension PinChain where H: PinHasOtherDirectionThanLeft, V: PinTakesBottom {
  @_alwaysEmitIntoClient public func bottomLeft(_ distance: CGFloat = 0) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func bottomLeft(to anchor: PinAnchor) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}

@available(
  *, unavailable,
  message:
    "bottomLeft is pinned to a point of a view, behind anchor: bottomLeft(to: photo.anchor.bottomLeft)"
)
extension PinChain {
  @_disfavoredOverload @_alwaysEmitIntoClient public func bottomLeft(to view: some Layoutable)
    -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights>
  { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func bottomLeft(
    to point: LayoutPlacePoint<some LayoutAxis>
  ) -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights> {
    unreachable()
  }
  @_disfavoredOverload @_alwaysEmitIntoClient public func bottomLeft(to edge: PinVerticalEdge)
    -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights>
  { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func bottomLeft(to edge: PinHorizontalEdge)
    -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights>
  { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func bottomLeft(in view: some Layoutable)
    -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights>
  { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func bottomLeft(of view: some Layoutable)
    -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights>
  { unreachable() }
}

@available(
  *, unavailable, message: "one number is for both edges; two are two calls: top(8).left(12)"
)
extension PinChain {
  @_disfavoredOverload @_alwaysEmitIntoClient public func bottomLeft(
    _ one: CGFloat, _ other: CGFloat
  ) -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights> {
    unreachable()
  }
  @_disfavoredOverload @_alwaysEmitIntoClient public func bottomLeft(x: CGFloat, y: CGFloat)
    -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights>
  { unreachable() }
}

@available(
  *, unavailable,
  message: "bottomStart says bottom; bottom is set already; a chain says each thing once"
)
extension PinChain where V: PinHasBottom {
  @_alwaysEmitIntoClient public func bottomStart(_ distance: CGFloat = 0) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func bottomStart(to anchor: PinAnchor) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}

@available(
  *, unavailable,
  message:
    "bottomStart says bottom; bottom beside the center of the same axis; keep the center, or the edge"
)
extension PinChain where V: PinHasCenterBeforeBottom {
  @_alwaysEmitIntoClient public func bottomStart(_ distance: CGFloat = 0) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func bottomStart(to anchor: PinAnchor) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}

@available(
  *, unavailable,
  message: "bottomStart says start; start is set already; a chain says each thing once"
)
extension PinChain where H: PinHasStart, V: PinTakesBottom {
  @_alwaysEmitIntoClient public func bottomStart(_ distance: CGFloat = 0) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func bottomStart(to anchor: PinAnchor) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}

@available(
  *, unavailable,
  message:
    "bottomStart says start; start beside the center of the same axis; keep the center, or the edge"
)
extension PinChain where H: PinHasCenterBeforeStart, V: PinTakesBottom {
  @_alwaysEmitIntoClient public func bottomStart(_ distance: CGFloat = 0) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func bottomStart(to anchor: PinAnchor) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}

@available(
  *, unavailable,
  message:
    "bottomStart says start; start beside left or right: which of them is which depends on the writing direction"
)
extension PinChain where H: PinHasOtherDirectionThanStart, V: PinTakesBottom {
  @_alwaysEmitIntoClient public func bottomStart(_ distance: CGFloat = 0) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func bottomStart(to anchor: PinAnchor) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}

@available(
  *, unavailable,
  message:
    "bottomStart is pinned to a point of a view, behind anchor: bottomStart(to: photo.anchor.bottomStart)"
)
extension PinChain {
  @_disfavoredOverload @_alwaysEmitIntoClient public func bottomStart(to view: some Layoutable)
    -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights>
  { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func bottomStart(
    to point: LayoutPlacePoint<some LayoutAxis>
  ) -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights> {
    unreachable()
  }
  @_disfavoredOverload @_alwaysEmitIntoClient public func bottomStart(to edge: PinVerticalEdge)
    -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights>
  { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func bottomStart(to edge: PinHorizontalEdge)
    -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights>
  { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func bottomStart(in view: some Layoutable)
    -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights>
  { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func bottomStart(of view: some Layoutable)
    -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights>
  { unreachable() }
}

@available(
  *, unavailable, message: "one number is for both edges; two are two calls: top(8).left(12)"
)
extension PinChain {
  @_disfavoredOverload @_alwaysEmitIntoClient public func bottomStart(
    _ one: CGFloat, _ other: CGFloat
  ) -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights> {
    unreachable()
  }
  @_disfavoredOverload @_alwaysEmitIntoClient public func bottomStart(x: CGFloat, y: CGFloat)
    -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights>
  { unreachable() }
}

@available(
  *, unavailable,
  message: "bottomCenter says bottom; bottom is set already; a chain says each thing once"
)
extension PinChain where V: PinHasBottom {
  @_alwaysEmitIntoClient public func bottomCenter(_ distance: CGFloat = 0) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func bottomCenter(to anchor: PinAnchor) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}

@available(
  *, unavailable,
  message:
    "bottomCenter says bottom; bottom beside the center of the same axis; keep the center, or the edge"
)
extension PinChain where V: PinHasCenterBeforeBottom {
  @_alwaysEmitIntoClient public func bottomCenter(_ distance: CGFloat = 0) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func bottomCenter(to anchor: PinAnchor) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}

@available(
  *, unavailable,
  message: "bottomCenter says hCenter; hCenter is set already; a chain says each thing once"
)
extension PinChain where H: PinHasHCenter, V: PinTakesBottom {
  @_alwaysEmitIntoClient public func bottomCenter(_ distance: CGFloat = 0) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func bottomCenter(to anchor: PinAnchor) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}

@available(
  *, unavailable,
  message:
    "bottomCenter says hCenter; hCenter beside an edge of the same axis; keep the edge, or the center"
)
extension PinChain where H: PinHasEdgeBeforeHCenter, V: PinTakesBottom {
  @_alwaysEmitIntoClient public func bottomCenter(_ distance: CGFloat = 0) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func bottomCenter(to anchor: PinAnchor) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}

@available(
  *, unavailable,
  message:
    "bottomCenter is pinned to a point of a view, behind anchor: bottomCenter(to: photo.anchor.bottomCenter)"
)
extension PinChain {
  @_disfavoredOverload @_alwaysEmitIntoClient public func bottomCenter(to view: some Layoutable)
    -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights>
  { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func bottomCenter(
    to point: LayoutPlacePoint<some LayoutAxis>
  ) -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights> {
    unreachable()
  }
  @_disfavoredOverload @_alwaysEmitIntoClient public func bottomCenter(to edge: PinVerticalEdge)
    -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights>
  { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func bottomCenter(to edge: PinHorizontalEdge)
    -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights>
  { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func bottomCenter(in view: some Layoutable)
    -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights>
  { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func bottomCenter(of view: some Layoutable)
    -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights>
  { unreachable() }
}

@available(
  *, unavailable, message: "one number is for both edges; two are two calls: top(8).left(12)"
)
extension PinChain {
  @_disfavoredOverload @_alwaysEmitIntoClient public func bottomCenter(
    _ one: CGFloat, _ other: CGFloat
  ) -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights> {
    unreachable()
  }
  @_disfavoredOverload @_alwaysEmitIntoClient public func bottomCenter(x: CGFloat, y: CGFloat)
    -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights>
  { unreachable() }
}

@available(
  *, unavailable,
  message: "bottomRight says bottom; bottom is set already; a chain says each thing once"
)
extension PinChain where V: PinHasBottom {
  @_alwaysEmitIntoClient public func bottomRight(_ distance: CGFloat = 0) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func bottomRight(to anchor: PinAnchor) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}

@available(
  *, unavailable,
  message:
    "bottomRight says bottom; bottom beside the center of the same axis; keep the center, or the edge"
)
extension PinChain where V: PinHasCenterBeforeBottom {
  @_alwaysEmitIntoClient public func bottomRight(_ distance: CGFloat = 0) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func bottomRight(to anchor: PinAnchor) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}

@available(
  *, unavailable,
  message: "bottomRight says right; right is set already; a chain says each thing once"
)
extension PinChain where H: PinHasRight, V: PinTakesBottom {
  @_alwaysEmitIntoClient public func bottomRight(_ distance: CGFloat = 0) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func bottomRight(to anchor: PinAnchor) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}

@available(
  *, unavailable,
  message:
    "bottomRight says right; right beside the center of the same axis; keep the center, or the edge"
)
extension PinChain where H: PinHasCenterBeforeRight, V: PinTakesBottom {
  @_alwaysEmitIntoClient public func bottomRight(_ distance: CGFloat = 0) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func bottomRight(to anchor: PinAnchor) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}

@available(
  *, unavailable,
  message:
    "bottomRight says right; right beside start or end: which of them is which depends on the writing direction"
)
extension PinChain where H: PinHasOtherDirectionThanRight, V: PinTakesBottom {
  @_alwaysEmitIntoClient public func bottomRight(_ distance: CGFloat = 0) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func bottomRight(to anchor: PinAnchor) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}

@available(
  *, unavailable,
  message:
    "bottomRight is pinned to a point of a view, behind anchor: bottomRight(to: photo.anchor.bottomRight)"
)
extension PinChain {
  @_disfavoredOverload @_alwaysEmitIntoClient public func bottomRight(to view: some Layoutable)
    -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights>
  { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func bottomRight(
    to point: LayoutPlacePoint<some LayoutAxis>
  ) -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights> {
    unreachable()
  }
  @_disfavoredOverload @_alwaysEmitIntoClient public func bottomRight(to edge: PinVerticalEdge)
    -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights>
  { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func bottomRight(to edge: PinHorizontalEdge)
    -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights>
  { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func bottomRight(in view: some Layoutable)
    -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights>
  { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func bottomRight(of view: some Layoutable)
    -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights>
  { unreachable() }
}

@available(
  *, unavailable, message: "one number is for both edges; two are two calls: top(8).left(12)"
)
extension PinChain {
  @_disfavoredOverload @_alwaysEmitIntoClient public func bottomRight(
    _ one: CGFloat, _ other: CGFloat
  ) -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights> {
    unreachable()
  }
  @_disfavoredOverload @_alwaysEmitIntoClient public func bottomRight(x: CGFloat, y: CGFloat)
    -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights>
  { unreachable() }
}

@available(
  *, unavailable,
  message: "bottomEnd says bottom; bottom is set already; a chain says each thing once"
)
extension PinChain where V: PinHasBottom {
  @_alwaysEmitIntoClient public func bottomEnd(_ distance: CGFloat = 0) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func bottomEnd(to anchor: PinAnchor) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}

@available(
  *, unavailable,
  message:
    "bottomEnd says bottom; bottom beside the center of the same axis; keep the center, or the edge"
)
extension PinChain where V: PinHasCenterBeforeBottom {
  @_alwaysEmitIntoClient public func bottomEnd(_ distance: CGFloat = 0) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func bottomEnd(to anchor: PinAnchor) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}

@available(
  *, unavailable, message: "bottomEnd says end; end is set already; a chain says each thing once"
)
extension PinChain where H: PinHasEnd, V: PinTakesBottom {
  @_alwaysEmitIntoClient public func bottomEnd(_ distance: CGFloat = 0) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func bottomEnd(to anchor: PinAnchor) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}

@available(
  *, unavailable,
  message:
    "bottomEnd says end; end beside the center of the same axis; keep the center, or the edge"
)
extension PinChain where H: PinHasCenterBeforeEnd, V: PinTakesBottom {
  @_alwaysEmitIntoClient public func bottomEnd(_ distance: CGFloat = 0) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func bottomEnd(to anchor: PinAnchor) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}

@available(
  *, unavailable,
  message:
    "bottomEnd says end; end beside left or right: which of them is which depends on the writing direction"
)
extension PinChain where H: PinHasOtherDirectionThanEnd, V: PinTakesBottom {
  @_alwaysEmitIntoClient public func bottomEnd(_ distance: CGFloat = 0) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func bottomEnd(to anchor: PinAnchor) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}

@available(
  *, unavailable,
  message:
    "bottomEnd is pinned to a point of a view, behind anchor: bottomEnd(to: photo.anchor.bottomEnd)"
)
extension PinChain {
  @_disfavoredOverload @_alwaysEmitIntoClient public func bottomEnd(to view: some Layoutable)
    -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights>
  { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func bottomEnd(
    to point: LayoutPlacePoint<some LayoutAxis>
  ) -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights> {
    unreachable()
  }
  @_disfavoredOverload @_alwaysEmitIntoClient public func bottomEnd(to edge: PinVerticalEdge)
    -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights>
  { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func bottomEnd(to edge: PinHorizontalEdge)
    -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights>
  { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func bottomEnd(in view: some Layoutable)
    -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights>
  { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func bottomEnd(of view: some Layoutable)
    -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights>
  { unreachable() }
}

@available(
  *, unavailable, message: "one number is for both edges; two are two calls: top(8).left(12)"
)
extension PinChain {
  @_disfavoredOverload @_alwaysEmitIntoClient public func bottomEnd(
    _ one: CGFloat, _ other: CGFloat
  ) -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights> {
    unreachable()
  }
  @_disfavoredOverload @_alwaysEmitIntoClient public func bottomEnd(x: CGFloat, y: CGFloat)
    -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights>
  { unreachable() }
}
