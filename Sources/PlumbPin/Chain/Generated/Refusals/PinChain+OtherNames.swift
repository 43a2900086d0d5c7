// Written by Scripts/write-maker from a table of refusals. Do not edit.

import Foundation
import Plumb

@available(
  *, unavailable,
  message: "leading and trailing are start and end in a chain: start(8), end(8)"
)
extension PinChain {
  @_alwaysEmitIntoClient public func leading(_ distance: CGFloat = 0) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func trailing(_ distance: CGFloat = 0) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}

@available(
  *, unavailable,
  message: "leading and trailing are start and end in a chain: marginStart(8), marginEnd(8)"
)
extension PinChain {
  @_alwaysEmitIntoClient public func marginLeading(_ points: CGFloat) -> Self { unreachable() }
  @_alwaysEmitIntoClient public func marginTrailing(_ points: CGFloat) -> Self { unreachable() }
}

@available(
  *, unavailable,
  message: "the centers are hCenter and vCenter in a chain, and center() is both"
)
extension PinChain {
  @_alwaysEmitIntoClient public func centerX(_ distance: CGFloat = 0) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func centerY(_ distance: CGFloat = 0) -> PinChain<
    View, H, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func middle(_ distance: CGFloat = 0) -> PinChain<
    View, H, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func centerVertically() -> PinChain<
    View, H, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func verticalCenter() -> PinChain<
    View, H, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func centerHorizontally() -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func horizontalCenter() -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}

@available(
  *, unavailable,
  message: "both edges of an axis are horizontally() and vertically(): horizontally(8)"
)
extension PinChain {
  @_alwaysEmitIntoClient public func horizontal(_ distance: CGFloat = 0) -> PinChain<
    View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func vertical(_ distance: CGFloat = 0) -> PinChain<
    View, H, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}

@available(
  *, unavailable,
  message: "leading and trailing are start and end in a chain: topStart(8), bottomEnd(8)"
)
extension PinChain {
  @_alwaysEmitIntoClient public func topLeading(_ distance: CGFloat = 0) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func topTrailing(_ distance: CGFloat = 0) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func centerLeading(_ distance: CGFloat = 0) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func centerTrailing(_ distance: CGFloat = 0) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func bottomLeading(_ distance: CGFloat = 0) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func bottomTrailing(_ distance: CGFloat = 0) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}

@available(
  *, unavailable,
  message: "each length has a call: width(40).height(20), or both: size(40)"
)
extension PinChain {
  @_alwaysEmitIntoClient public func size(width: CGFloat, height: CGFloat) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func size(_ width: CGFloat, _ height: CGFloat) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}

@available(
  *, unavailable,
  message: "a view is asked for its size by sizeToFit(), or at a side that stays: sizeToFit(.width)"
)
extension PinChain {
  @_alwaysEmitIntoClient public func fitSize() -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func fitWidth() -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func fitHeight() -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}

@available(
  *, unavailable,
  message: "several views are a list: below(of: [photo, title])"
)
extension PinChain {
  @_alwaysEmitIntoClient public func above(
    of view: some Layoutable, _ next: some Layoutable, _ others: any Layoutable...
  ) -> PinChain<View, H, PinRows.Refused, Adjustment, Edges, Widths, Heights> { unreachable() }
  @_alwaysEmitIntoClient public func below(
    of view: some Layoutable, _ next: some Layoutable, _ others: any Layoutable...
  ) -> PinChain<View, H, PinRows.Refused, Adjustment, Edges, Widths, Heights> { unreachable() }
  @_alwaysEmitIntoClient public func left(
    of view: some Layoutable, _ next: some Layoutable, _ others: any Layoutable...
  ) -> PinChain<View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights> { unreachable() }
  @_alwaysEmitIntoClient public func right(
    of view: some Layoutable, _ next: some Layoutable, _ others: any Layoutable...
  ) -> PinChain<View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights> { unreachable() }
  @_alwaysEmitIntoClient public func before(
    of view: some Layoutable, _ next: some Layoutable, _ others: any Layoutable...
  ) -> PinChain<View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights> { unreachable() }
  @_alwaysEmitIntoClient public func after(
    of view: some Layoutable, _ next: some Layoutable, _ others: any Layoutable...
  ) -> PinChain<View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights> { unreachable() }
}

@available(
  *, unavailable,
  message: "each side has a margin of its own: marginTop(8).marginLeft(8)"
)
extension PinChain {
  @_alwaysEmitIntoClient public func margin(
    top: CGFloat? = nil, left: CGFloat? = nil, bottom: CGFloat? = nil, right: CGFloat? = nil
  ) -> Self { unreachable() }
  @_alwaysEmitIntoClient public func margin(horizontal: CGFloat? = nil, vertical: CGFloat? = nil)
    -> Self
  { unreachable() }
}

@available(
  *, unavailable,
  message: "room around a view is a margin: margin(8), marginHorizontal(8), marginVertical(8)"
)
extension PinChain {
  @_alwaysEmitIntoClient public func padding(_ points: CGFloat) -> Self { unreachable() }
  @_alwaysEmitIntoClient public func marginX(_ points: CGFloat) -> Self { unreachable() }
  @_alwaysEmitIntoClient public func marginY(_ points: CGFloat) -> Self { unreachable() }
  @_alwaysEmitIntoClient public func marginHorizontally(_ points: CGFloat) -> Self { unreachable() }
  @_alwaysEmitIntoClient public func marginVertically(_ points: CGFloat) -> Self { unreachable() }
}

@available(
  *, unavailable,
  message: "a ratio is the width divided by the height: aspectRatio(16 / 9)"
)
extension PinChain where Adjustment == PinUnadjusted {
  @_alwaysEmitIntoClient public func ratio(_ ratio: CGFloat) -> PinChain<
    View, H, V, PinRatio, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func width(ratio: CGFloat) -> PinChain<
    View, H, V, PinRatio, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func height(ratio: CGFloat) -> PinChain<
    View, H, V, PinRatio, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func aspectRatio(_ width: CGFloat, _ height: CGFloat) -> PinChain<
    View, H, V, PinRatio, Edges, Widths, Heights
  > { unreachable() }
}

@available(
  *, unavailable,
  message: "all four edges are all(): all(8)"
)
extension PinChain {
  @_alwaysEmitIntoClient public func edges(_ distance: some Any = 0) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func allEdges(_ distance: some Any = 0) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func inset(_ distance: some Any) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func insets(_ distances: some Any) -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
  @_alwaysEmitIntoClient public func stickOnParent(withInsets insets: LayoutInsets = .zero)
    -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights>
  { unreachable() }
  @_alwaysEmitIntoClient public func fill() -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights
  > { unreachable() }
}

@available(
  *, unavailable,
  message: "a distance goes into the call, or is a margin: top(8), below(of: photo).marginTop(8)"
)
extension PinChain {
  @_alwaysEmitIntoClient public func offset(_ points: CGFloat) -> Self { unreachable() }
  @_alwaysEmitIntoClient public func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self {
    unreachable()
  }
}
