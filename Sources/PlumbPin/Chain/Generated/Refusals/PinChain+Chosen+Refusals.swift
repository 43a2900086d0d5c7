// Written by Scripts/write-maker from a table of refusals. Do not edit.

import Foundation
import Plumb

@available(
  *, unavailable,
  message:
    "what is aligned is part of the chain's type, so it is written out; say two chains: if isFirst { $0.below(of: photo, aligned: .left) } else { … }"
)
extension PinChain {
  @_disfavoredOverload @_alwaysEmitIntoClient public func above(
    of views: some LayoutReference, aligned: PinAlign.ChosenSide?
  ) -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights> {
    unreachable()
  }
  @_disfavoredOverload @_alwaysEmitIntoClient public func below(
    of views: some LayoutReference, aligned: PinAlign.ChosenSide?
  ) -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights> {
    unreachable()
  }
  @_disfavoredOverload @_alwaysEmitIntoClient public func verticallyBetween(
    _ view: some LayoutReference, and other: some LayoutReference, aligned: PinAlign.ChosenSide?
  ) -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message: "above and below align sides: left, center, right, start or end"
)
extension PinChain {
  @_disfavoredOverload @_alwaysEmitIntoClient public func above(
    of views: some LayoutReference, aligned: PinAlign.LevelOfASide?
  ) -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights> {
    unreachable()
  }
  @_disfavoredOverload @_alwaysEmitIntoClient public func below(
    of views: some LayoutReference, aligned: PinAlign.LevelOfASide?
  ) -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights> {
    unreachable()
  }
  @_disfavoredOverload @_alwaysEmitIntoClient public func verticallyBetween(
    _ view: some LayoutReference, and other: some LayoutReference, aligned: PinAlign.LevelOfASide?
  ) -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message:
    "what is aligned is part of the chain's type, so it is written out; say two chains: if isFirst { $0.right(of: photo, aligned: .top) } else { … }"
)
extension PinChain {
  @_disfavoredOverload @_alwaysEmitIntoClient public func left(
    of views: some LayoutReference, aligned: PinAlign.ChosenLevel?
  ) -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights> {
    unreachable()
  }
  @_disfavoredOverload @_alwaysEmitIntoClient public func right(
    of views: some LayoutReference, aligned: PinAlign.ChosenLevel?
  ) -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights> {
    unreachable()
  }
  @_disfavoredOverload @_alwaysEmitIntoClient public func before(
    of views: some LayoutReference, aligned: PinAlign.ChosenLevel?
  ) -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights> {
    unreachable()
  }
  @_disfavoredOverload @_alwaysEmitIntoClient public func after(
    of views: some LayoutReference, aligned: PinAlign.ChosenLevel?
  ) -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights> {
    unreachable()
  }
  @_disfavoredOverload @_alwaysEmitIntoClient public func horizontallyBetween(
    _ view: some LayoutReference, and other: some LayoutReference, aligned: PinAlign.ChosenLevel?
  ) -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message: "beside a view, its top, center or bottom is aligned"
)
extension PinChain {
  @_disfavoredOverload @_alwaysEmitIntoClient public func left(
    of views: some LayoutReference, aligned: PinAlign.SideOfALevel?
  ) -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights> {
    unreachable()
  }
  @_disfavoredOverload @_alwaysEmitIntoClient public func right(
    of views: some LayoutReference, aligned: PinAlign.SideOfALevel?
  ) -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights> {
    unreachable()
  }
  @_disfavoredOverload @_alwaysEmitIntoClient public func before(
    of views: some LayoutReference, aligned: PinAlign.SideOfALevel?
  ) -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights> {
    unreachable()
  }
  @_disfavoredOverload @_alwaysEmitIntoClient public func after(
    of views: some LayoutReference, aligned: PinAlign.SideOfALevel?
  ) -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights> {
    unreachable()
  }
  @_disfavoredOverload @_alwaysEmitIntoClient public func horizontallyBetween(
    _ view: some LayoutReference, and other: some LayoutReference, aligned: PinAlign.SideOfALevel?
  ) -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message:
    "the axes that are wrapped are part of the chain's type, so they are written out; say two chains: if isWide { $0.wrapContent(.all) } else { … }"
)
extension PinChain {
  @_disfavoredOverload @_alwaysEmitIntoClient public func wrapContent(_ axes: PinWraps.Chosen?)
    -> PinChain<View, PinColumns.Refused, PinRows.Refused, Adjustment, Edges, Widths, Heights>
  { unreachable() }
}

@available(
  *, unavailable,
  message:
    "what the view is asked for is part of the chain's type, so it is written out; say two chains: if isWide { $0.sizeToFit(.width) } else { … }"
)
extension PinChain {
  @_disfavoredOverload @_alwaysEmitIntoClient public func sizeToFit(_ fit: PinFits.Chosen?)
    -> PinChain<View, PinColumns.Refused, PinRows.Refused, PinFits.Content, Edges, Widths, Heights>
  { unreachable() }
}
