// Written by Scripts/write-pin from its tables. Do not edit.

import Foundation
import Plumb

@available(
  *, unavailable, message: "all says top; top is set already; a chain says each thing once"
)
extension PinChain where V: PinHasTop {
  @_alwaysEmitIntoClient public func all(_ distance: CGFloat = 0) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func all(_ insets: some PinEdgeDistances) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}

@available(
  *, unavailable,
  message: "all says top; top beside the center of the same axis; keep the center, or the edge"
)
extension PinChain where V: PinHasCenterBeforeTop {
  @_alwaysEmitIntoClient public func all(_ distance: CGFloat = 0) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func all(_ insets: some PinEdgeDistances) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}

@available(
  *, unavailable, message: "all says bottom; bottom is set already; a chain says each thing once"
)
extension PinChain where V: PinTakesTop, V.AddingTop: PinHasBottom {
  @_alwaysEmitIntoClient public func all(_ distance: CGFloat = 0) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func all(_ insets: some PinEdgeDistances) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}

@available(
  *, unavailable, message: "all says left; left is set already; a chain says each thing once"
)
extension PinChain where H: PinHasLeft, V: PinTakesTop, V.AddingTop: PinTakesBottom {
  @_alwaysEmitIntoClient public func all(_ distance: CGFloat = 0) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func all(_ insets: some PinEdgeDistances) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}

@available(
  *, unavailable,
  message: "all says left; left beside the center of the same axis; keep the center, or the edge"
)
extension PinChain where H: PinHasCenterBeforeLeft, V: PinTakesTop, V.AddingTop: PinTakesBottom {
  @_alwaysEmitIntoClient public func all(_ distance: CGFloat = 0) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func all(_ insets: some PinEdgeDistances) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}

@available(
  *, unavailable,
  message:
    "all says left; left beside start or end: which of them is which depends on the writing direction"
)
extension PinChain
where H: PinHasOtherDirectionThanLeft, V: PinTakesTop, V.AddingTop: PinTakesBottom {
  @_alwaysEmitIntoClient public func all(_ distance: CGFloat = 0) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func all(_ insets: some PinEdgeDistances) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}

@available(
  *, unavailable, message: "all says right; right is set already; a chain says each thing once"
)
extension PinChain
where H: PinTakesLeft, H.AddingLeft: PinHasRight, V: PinTakesTop, V.AddingTop: PinTakesBottom {
  @_alwaysEmitIntoClient public func all(_ distance: CGFloat = 0) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func all(_ insets: some PinEdgeDistances) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}

@available(
  *, unavailable,
  message: "one number is for all edges; others have calls of their own: left(8).right(4)"
)
extension PinChain {
  @_disfavoredOverload @_alwaysEmitIntoClient public func all(_ one: CGFloat, _ other: CGFloat)
    -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights>
  { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func all(left: CGFloat, right: CGFloat)
    -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights>
  { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func all(leading: CGFloat, trailing: CGFloat)
    -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights>
  { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func all(start: CGFloat, end: CGFloat)
    -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights>
  { unreachable() }
}

@available(
  *, unavailable, message: "the insets of an area are the parent's: top(card.plumb.safeArea)"
)
extension PinChain {
  @_disfavoredOverload @_alwaysEmitIntoClient public func all(_ area: LayoutArea) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}

@available(
  *, unavailable,
  message: "horizontally says left; left is set already; a chain says each thing once"
)
extension PinChain where H: PinHasLeft {
  @_alwaysEmitIntoClient public func horizontally(_ distance: CGFloat = 0) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func horizontally(_ insets: some PinEdgeDistances) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func horizontally(_ percent: PinPercent) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}

@available(
  *, unavailable,
  message:
    "horizontally says left; left beside the center of the same axis; keep the center, or the edge"
)
extension PinChain where H: PinHasCenterBeforeLeft {
  @_alwaysEmitIntoClient public func horizontally(_ distance: CGFloat = 0) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func horizontally(_ insets: some PinEdgeDistances) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func horizontally(_ percent: PinPercent) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}

@available(
  *, unavailable,
  message:
    "horizontally says left; left beside start or end: which of them is which depends on the writing direction"
)
extension PinChain where H: PinHasOtherDirectionThanLeft {
  @_alwaysEmitIntoClient public func horizontally(_ distance: CGFloat = 0) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func horizontally(_ insets: some PinEdgeDistances) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func horizontally(_ percent: PinPercent) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}

@available(
  *, unavailable,
  message: "horizontally says right; right is set already; a chain says each thing once"
)
extension PinChain where H: PinTakesLeft, H.AddingLeft: PinHasRight {
  @_alwaysEmitIntoClient public func horizontally(_ distance: CGFloat = 0) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func horizontally(_ insets: some PinEdgeDistances) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func horizontally(_ percent: PinPercent) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}

@available(
  *, unavailable,
  message: "one number is for all edges; others have calls of their own: left(8).right(4)"
)
extension PinChain {
  @_disfavoredOverload @_alwaysEmitIntoClient public func horizontally(
    _ one: CGFloat, _ other: CGFloat
  ) -> PinChain<View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func horizontally(
    left: CGFloat, right: CGFloat
  ) -> PinChain<View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func horizontally(
    leading: CGFloat, trailing: CGFloat
  ) -> PinChain<View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func horizontally(start: CGFloat, end: CGFloat)
    -> PinChain<View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights>
  { unreachable() }
}

@available(
  *, unavailable, message: "the insets of an area are the parent's: top(card.plumb.safeArea)"
)
extension PinChain {
  @_disfavoredOverload @_alwaysEmitIntoClient public func horizontally(_ area: LayoutArea)
    -> PinChain<View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights>
  { unreachable() }
}

@available(
  *, unavailable, message: "vertically says top; top is set already; a chain says each thing once"
)
extension PinChain where V: PinHasTop {
  @_alwaysEmitIntoClient public func vertically(_ distance: CGFloat = 0) -> PinChain<
    View, H, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func vertically(_ insets: some PinEdgeDistances) -> PinChain<
    View, H, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func vertically(_ percent: PinPercent) -> PinChain<
    View, H, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}

@available(
  *, unavailable,
  message:
    "vertically says top; top beside the center of the same axis; keep the center, or the edge"
)
extension PinChain where V: PinHasCenterBeforeTop {
  @_alwaysEmitIntoClient public func vertically(_ distance: CGFloat = 0) -> PinChain<
    View, H, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func vertically(_ insets: some PinEdgeDistances) -> PinChain<
    View, H, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func vertically(_ percent: PinPercent) -> PinChain<
    View, H, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}

@available(
  *, unavailable,
  message: "vertically says bottom; bottom is set already; a chain says each thing once"
)
extension PinChain where V: PinTakesTop, V.AddingTop: PinHasBottom {
  @_alwaysEmitIntoClient public func vertically(_ distance: CGFloat = 0) -> PinChain<
    View, H, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func vertically(_ insets: some PinEdgeDistances) -> PinChain<
    View, H, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func vertically(_ percent: PinPercent) -> PinChain<
    View, H, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}

@available(
  *, unavailable,
  message: "one number is for all edges; others have calls of their own: left(8).right(4)"
)
extension PinChain {
  @_disfavoredOverload @_alwaysEmitIntoClient public func vertically(
    _ one: CGFloat, _ other: CGFloat
  ) -> PinChain<View, H, PinRows.Refused, Adjustment, Edges, Widths, Heights> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func vertically(top: CGFloat, bottom: CGFloat)
    -> PinChain<View, H, PinRows.Refused, Adjustment, Edges, Widths, Heights>
  { unreachable() }
}

@available(
  *, unavailable, message: "the insets of an area are the parent's: top(card.plumb.safeArea)"
)
extension PinChain {
  @_disfavoredOverload @_alwaysEmitIntoClient public func vertically(_ area: LayoutArea)
    -> PinChain<View, H, PinRows.Refused, Adjustment, Edges, Widths, Heights>
  { unreachable() }
}
