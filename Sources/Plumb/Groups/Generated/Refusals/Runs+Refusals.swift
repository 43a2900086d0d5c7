// Written by Scripts/write-maker from a table of refusals. Do not edit.

import Foundation

@available(
  *, unavailable,
  message:
    "a column shares out heights: equalizeHeights() or weighHeights(by:); its widths are decided across it"
)
extension LayoutMaker where State: TakesRunWeights, State.Axis: ColumnAxis {
  @_alwaysEmitIntoClient public func equalizeWidths() -> LayoutMaker<State.AddingWeights> {
    unreachable()
  }
  @_alwaysEmitIntoClient public func weighWidths(by weights: [CGFloat]) -> LayoutMaker<
    State.AddingWeights
  > { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a row shares out widths: equalizeWidths() or weighWidths(by:); its heights are decided across it"
)
extension LayoutMaker where State: TakesRunWeights, State.Axis: RowAxis {
  @_alwaysEmitIntoClient public func equalizeHeights() -> LayoutMaker<State.AddingWeights> {
    unreachable()
  }
  @_alwaysEmitIntoClient public func weighHeights(by weights: [CGFloat]) -> LayoutMaker<
    State.AddingWeights
  > { unreachable() }
}

@available(
  *, unavailable,
  message: "a column lists heights: setHeights(to:); its widths are decided across it"
)
extension LayoutMaker where State: TakesRunLengthList, State.Axis: ColumnAxis {
  @_alwaysEmitIntoClient public func setWidths(to widths: [RunLength]) -> LayoutMaker<
    State.AddingLengthList
  > { unreachable() }
}

@available(
  *, unavailable,
  message: "a row lists widths: setWidths(to:); its heights are decided across it"
)
extension LayoutMaker where State: TakesRunLengthList, State.Axis: RowAxis {
  @_alwaysEmitIntoClient public func setHeights(to heights: [RunLength]) -> LayoutMaker<
    State.AddingLengthList
  > { unreachable() }
}

@available(
  *, unavailable,
  message:
    "tracks of a matrix have no turns to give way: fitted ones shrink in proportion, constants keep their lengths"
)
extension LayoutMaker where State: MatrixState {
  @_alwaysEmitIntoClient public func givingWay(
    _ child: some Layoutable, downTo minimum: CGFloat = 0
  ) -> LayoutMaker<State> { unreachable() }
  @_alwaysEmitIntoClient public func givingWay(
    _ children: [some Layoutable], by shares: [CGFloat] = [], downTo minimum: CGFloat = 0
  ) -> LayoutMaker<State> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "the layout is complete; say who gives way directly after the lengths, as in fitWidth().givingWay(title)"
)
extension LayoutMaker where State == GroupLayout {
  @_alwaysEmitIntoClient public func givingWay(
    _ child: some Layoutable, downTo minimum: CGFloat = 0
  ) -> LayoutMaker<GroupLayout> { unreachable() }
  @_alwaysEmitIntoClient public func givingWay(
    _ children: [some Layoutable], by shares: [CGFloat] = [], downTo minimum: CGFloat = 0
  ) -> LayoutMaker<GroupLayout> { unreachable() }
}

@available(
  *, unavailable,
  message: "a row is packed at .leading, .center or .trailing"
)
extension RunSide where Axis == Directional {
  @_alwaysEmitIntoClient public static var left: Self { unreachable() }
  @_alwaysEmitIntoClient public static var right: Self { unreachable() }
  @_alwaysEmitIntoClient public static var top: Self { unreachable() }
  @_alwaysEmitIntoClient public static var middle: Self { unreachable() }
  @_alwaysEmitIntoClient public static var bottom: Self { unreachable() }
  @_alwaysEmitIntoClient public static var start: Self { unreachable() }
  @_alwaysEmitIntoClient public static var end: Self { unreachable() }
}

@available(
  *, unavailable,
  message: "a row from the left is packed at .left, .center or .right"
)
extension RunSide where Axis == Horizontal {
  @_alwaysEmitIntoClient public static var leading: Self { unreachable() }
  @_alwaysEmitIntoClient public static var trailing: Self { unreachable() }
  @_alwaysEmitIntoClient public static var top: Self { unreachable() }
  @_alwaysEmitIntoClient public static var middle: Self { unreachable() }
  @_alwaysEmitIntoClient public static var bottom: Self { unreachable() }
  @_alwaysEmitIntoClient public static var start: Self { unreachable() }
  @_alwaysEmitIntoClient public static var end: Self { unreachable() }
}

@available(
  *, unavailable,
  message: "a column is packed at .top, .middle or .bottom"
)
extension RunSide where Axis == Vertical {
  @_alwaysEmitIntoClient public static var left: Self { unreachable() }
  @_alwaysEmitIntoClient public static var center: Self { unreachable() }
  @_alwaysEmitIntoClient public static var right: Self { unreachable() }
  @_alwaysEmitIntoClient public static var leading: Self { unreachable() }
  @_alwaysEmitIntoClient public static var trailing: Self { unreachable() }
  @_alwaysEmitIntoClient public static var start: Self { unreachable() }
  @_alwaysEmitIntoClient public static var end: Self { unreachable() }
}

@available(
  *, unavailable,
  message: "the layout is complete: the remaining space is already distributed"
)
extension LayoutMaker where State == GroupLayout {
  @_alwaysEmitIntoClient public func equalizeWidths() -> LayoutMaker<GroupLayout> { unreachable() }
  @_alwaysEmitIntoClient public func weighWidths(by weights: [CGFloat]) -> LayoutMaker<GroupLayout>
  { unreachable() }
  @_alwaysEmitIntoClient public func equalizeHeights() -> LayoutMaker<GroupLayout> { unreachable() }
  @_alwaysEmitIntoClient public func weighHeights(by weights: [CGFloat]) -> LayoutMaker<GroupLayout>
  { unreachable() }
  @_alwaysEmitIntoClient public func setWidths(to widths: [RunLength]) -> LayoutMaker<GroupLayout> {
    unreachable()
  }
  @_alwaysEmitIntoClient public func setHeights(to heights: [RunLength]) -> LayoutMaker<GroupLayout>
  { unreachable() }
  @_alwaysEmitIntoClient public func setGaps(to gap: CGFloat) -> LayoutMaker<GroupLayout> {
    unreachable()
  }
  @_alwaysEmitIntoClient public func equalizeGaps(includingEnds: Bool = false) -> LayoutMaker<
    GroupLayout
  > { unreachable() }
  @_alwaysEmitIntoClient public func pack<Axis>(at side: RunSide<Axis>, gaps: CGFloat)
    -> LayoutMaker<GroupLayout>
  { unreachable() }
}
