// Written by Scripts/write-maker from a table of refusals. Do not edit.

import Foundation

@available(
  *, unavailable,
  message:
    "what is packed has a side and gaps: pack(at: .leading, gaps: 8), in a column pack(at: .top, gaps: 8)"
)
extension LayoutMaker where State: TakesRunDistribution {
  @_alwaysEmitIntoClient public func pack() -> LayoutMaker<State.AddingDistribution> {
    unreachable()
  }
  @_alwaysEmitIntoClient public func pack(gaps: CGFloat) -> LayoutMaker<State.AddingDistribution> {
    unreachable()
  }
  @_alwaysEmitIntoClient public func pack(at side: RunSide<State.Axis>) -> LayoutMaker<
    State.AddingDistribution
  > { unreachable() }
  @_alwaysEmitIntoClient public func pack(_ side: RunSide<State.Axis>, gaps: CGFloat = 0)
    -> LayoutMaker<State.AddingDistribution>
  { unreachable() }
  @_alwaysEmitIntoClient public func pack(at side: RunSide<State.Axis>, spacing: CGFloat)
    -> LayoutMaker<State.AddingDistribution>
  { unreachable() }
  @_alwaysEmitIntoClient public func pack(at side: RunSide<State.Axis>, gap: CGFloat)
    -> LayoutMaker<State.AddingDistribution>
  { unreachable() }
}

@available(
  *, unavailable,
  message: "the gaps between all children are set together: setGaps(to: 8)"
)
extension LayoutMaker where State: TakesRunGaps {
  @_alwaysEmitIntoClient public func setGap(to gap: CGFloat) -> LayoutMaker<State.AddingGaps> {
    unreachable()
  }
  @_alwaysEmitIntoClient public func setGaps(_ gap: CGFloat) -> LayoutMaker<State.AddingGaps> {
    unreachable()
  }
  @_alwaysEmitIntoClient public func setSpacing(to gap: CGFloat) -> LayoutMaker<State.AddingGaps> {
    unreachable()
  }
  @_alwaysEmitIntoClient public func gap(_ gap: CGFloat) -> LayoutMaker<State.AddingGaps> {
    unreachable()
  }
  @_alwaysEmitIntoClient public func gaps(_ gap: CGFloat) -> LayoutMaker<State.AddingGaps> {
    unreachable()
  }
  @_alwaysEmitIntoClient public func spacing(_ gap: CGFloat) -> LayoutMaker<State.AddingGaps> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message:
    "equal gaps are what the lengths leave: equalizeGaps(); gaps in points are pack(at: .leading, gaps: 8)"
)
extension LayoutMaker where State: TakesRunDistribution {
  @_alwaysEmitIntoClient public func equalizeGaps(_ gap: CGFloat) -> LayoutMaker<
    State.AddingDistribution
  > { unreachable() }
  @_alwaysEmitIntoClient public func equalizeGaps(to gap: CGFloat) -> LayoutMaker<
    State.AddingDistribution
  > { unreachable() }
  @_alwaysEmitIntoClient public func equalizeGaps(includingEnds gap: CGFloat) -> LayoutMaker<
    State.AddingDistribution
  > { unreachable() }
}

@available(
  *, unavailable,
  message: "gaps have a verb of their own: equalizeWidths().setGaps(to: 8)"
)
extension LayoutMaker where State: TakesRunWeights, State.Axis: RowAxis {
  @_alwaysEmitIntoClient public func equalizeWidths(gaps: CGFloat) -> LayoutMaker<
    State.RecoveredAlong
  > { unreachable() }
  @_alwaysEmitIntoClient public func equalizeWidths(spacing: CGFloat) -> LayoutMaker<
    State.RecoveredAlong
  > { unreachable() }
}

@available(
  *, unavailable,
  message: "gaps have a verb of their own: equalizeHeights().setGaps(to: 8)"
)
extension LayoutMaker where State: TakesRunWeights, State.Axis: ColumnAxis {
  @_alwaysEmitIntoClient public func equalizeHeights(gaps: CGFloat) -> LayoutMaker<
    State.RecoveredAlong
  > { unreachable() }
  @_alwaysEmitIntoClient public func equalizeHeights(spacing: CGFloat) -> LayoutMaker<
    State.RecoveredAlong
  > { unreachable() }
}

@available(
  *, unavailable,
  message: "weights are a list: weighWidths(by: [1, 2, 1])"
)
extension LayoutMaker where State: TakesRunWeights, State.Axis: RowAxis {
  @_alwaysEmitIntoClient public func weighWidths(_ weights: [CGFloat]) -> LayoutMaker<
    State.AddingWeights
  > { unreachable() }
  @_alwaysEmitIntoClient public func weights(_ weight: CGFloat, _ others: CGFloat...)
    -> LayoutMaker<State.AddingWeights>
  { unreachable() }
  @_alwaysEmitIntoClient public func setWeights(_ weights: [CGFloat]) -> LayoutMaker<
    State.AddingWeights
  > { unreachable() }
  @_alwaysEmitIntoClient public func weighWidths(_ weight: CGFloat, _ others: CGFloat...)
    -> LayoutMaker<State.AddingWeights>
  { unreachable() }
  @_alwaysEmitIntoClient public func weighWidths(by weight: CGFloat, _ others: CGFloat...)
    -> LayoutMaker<State.AddingWeights>
  { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a list names each length: setWidths(to: [.fixed(44), .fitted]); one for all is setWidth(to: 44)"
)
extension LayoutMaker where State: TakesRunLengthList, State.Axis: RowAxis {
  @_alwaysEmitIntoClient public func setWidths(to lengths: [CGFloat]) -> LayoutMaker<
    State.AddingLengthList
  > { unreachable() }
  @_alwaysEmitIntoClient public func setWidths(to length: CGFloat) -> LayoutMaker<
    State.AddingLengthList
  > { unreachable() }
  @_alwaysEmitIntoClient public func setWidths(_ lengths: [RunLength]) -> LayoutMaker<
    State.AddingLengthList
  > { unreachable() }
}

@available(
  *, unavailable,
  message: "weights are a list: weighHeights(by: [1, 2, 1])"
)
extension LayoutMaker where State: TakesRunWeights, State.Axis: ColumnAxis {
  @_alwaysEmitIntoClient public func weighHeights(_ weights: [CGFloat]) -> LayoutMaker<
    State.AddingWeights
  > { unreachable() }
  @_alwaysEmitIntoClient public func weights(_ weight: CGFloat, _ others: CGFloat...)
    -> LayoutMaker<State.AddingWeights>
  { unreachable() }
  @_alwaysEmitIntoClient public func setWeights(_ weights: [CGFloat]) -> LayoutMaker<
    State.AddingWeights
  > { unreachable() }
  @_alwaysEmitIntoClient public func weighHeights(_ weight: CGFloat, _ others: CGFloat...)
    -> LayoutMaker<State.AddingWeights>
  { unreachable() }
  @_alwaysEmitIntoClient public func weighHeights(by weight: CGFloat, _ others: CGFloat...)
    -> LayoutMaker<State.AddingWeights>
  { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a list names each length: setHeights(to: [.fixed(44), .fitted]); one for all is setHeight(to: 44)"
)
extension LayoutMaker where State: TakesRunLengthList, State.Axis: ColumnAxis {
  @_alwaysEmitIntoClient public func setHeights(to lengths: [CGFloat]) -> LayoutMaker<
    State.AddingLengthList
  > { unreachable() }
  @_alwaysEmitIntoClient public func setHeights(to length: CGFloat) -> LayoutMaker<
    State.AddingLengthList
  > { unreachable() }
  @_alwaysEmitIntoClient public func setHeights(_ lengths: [RunLength]) -> LayoutMaker<
    State.AddingLengthList
  > { unreachable() }
}

@available(
  *, unavailable,
  message: "several that give way together are a list: givingWay([title, photo])"
)
extension LayoutMaker where State: TakesGivingWay {
  @_alwaysEmitIntoClient public func givingWay(
    _ child: some Layoutable, _ next: some Layoutable, _ others: any Layoutable...
  ) -> Self { unreachable() }
}

@available(
  *, unavailable,
  message: "downTo: takes the least length: givingWay(title, downTo: 60)"
)
extension LayoutMaker where State: TakesGivingWay {
  @_alwaysEmitIntoClient public func givingWay(_ child: some Layoutable, to minimum: CGFloat)
    -> Self
  { unreachable() }
  @_alwaysEmitIntoClient public func givingWay(_ child: some Layoutable, _ minimum: CGFloat) -> Self
  { unreachable() }
}

@available(
  *, unavailable,
  message:
    "hidden children are skipped at the end, when the layout is complete: stickOnParentVertically().skippingHidden()"
)
extension LayoutMaker where State: RunState {
  @_alwaysEmitIntoClient public func skippingHidden() -> Self { unreachable() }
}

@available(
  *, unavailable,
  message:
    "hidden children are skipped at the end, when the layout is complete: stickOnParentVertically().skippingHidden()"
)
extension LayoutMaker where State: MatrixState {
  @_alwaysEmitIntoClient public func skippingHidden() -> Self { unreachable() }
}
