// Written by Scripts/write-maker from a table of refusals. Do not edit.

import Foundation

@available(
  *, unavailable,
  message: "children that share the room alike are equalizeWidths(), in a column equalizeHeights()"
)
extension LayoutMaker where State: TakesRunWeights {
  @_alwaysEmitIntoClient public func fillEqually() -> LayoutMaker<State.AddingWeights> {
    unreachable()
  }
  @_alwaysEmitIntoClient public func equalize() -> LayoutMaker<State.AddingWeights> {
    unreachable()
  }
  @_alwaysEmitIntoClient public func equalWidths() -> LayoutMaker<State.AddingWeights> {
    unreachable()
  }
  @_alwaysEmitIntoClient public func equalHeights() -> LayoutMaker<State.AddingWeights> {
    unreachable()
  }
  @_alwaysEmitIntoClient public func fill() -> LayoutMaker<State.AddingWeights> { unreachable() }
  @_alwaysEmitIntoClient public func fillWidth() -> LayoutMaker<State.AddingWeights> {
    unreachable()
  }
  @_alwaysEmitIntoClient public func fillHeight() -> LayoutMaker<State.AddingWeights> {
    unreachable()
  }
  @_alwaysEmitIntoClient public func grow(_ weight: CGFloat = 1) -> LayoutMaker<State.AddingWeights>
  { unreachable() }
}

@available(
  *, unavailable,
  message:
    "children share the room by equalizeWidths(), or what they leave goes between them: fitWidth().equalizeGaps()"
)
extension LayoutMaker where State: TakesRunWeights {
  @_alwaysEmitIntoClient public func distribution(_ distribution: UnknownDistribution)
    -> LayoutMaker<State.AddingWeights>
  { unreachable() }
}

@available(
  *, unavailable,
  message: "children that are as long as they ask for are fitWidth(), in a column fitHeight()"
)
extension LayoutMaker where State: TakesRunLengthList {
  @_alwaysEmitIntoClient public func fitWidths() -> LayoutMaker<State.AddingLengthList> {
    unreachable()
  }
  @_alwaysEmitIntoClient public func fitHeights() -> LayoutMaker<State.AddingLengthList> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message:
    "what the children leave goes between them: equalizeGaps(), or to a side: pack(at: .leading, gaps: 8)"
)
extension LayoutMaker where State: TakesRunDistribution {
  @_disfavoredOverload @_alwaysEmitIntoClient public func distribution(
    _ distribution: UnknownDistribution
  ) -> LayoutMaker<State.AddingDistribution> { unreachable() }
  @_alwaysEmitIntoClient public func justifyContent(_ distribution: UnknownDistribution)
    -> LayoutMaker<State.AddingDistribution>
  { unreachable() }
  @_alwaysEmitIntoClient public func distribute() -> LayoutMaker<State.AddingDistribution> {
    unreachable()
  }
  @_alwaysEmitIntoClient public func equalGaps() -> LayoutMaker<State.AddingDistribution> {
    unreachable()
  }
  @_alwaysEmitIntoClient public func equalSpacing() -> LayoutMaker<State.AddingDistribution> {
    unreachable()
  }
  @_alwaysEmitIntoClient public func spaceBetween() -> LayoutMaker<State.AddingDistribution> {
    unreachable()
  }
  @_alwaysEmitIntoClient public func spaceAround() -> LayoutMaker<State.AddingDistribution> {
    unreachable()
  }
  @_alwaysEmitIntoClient public func spaceEvenly() -> LayoutMaker<State.AddingDistribution> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message: "the children go to layout: card.plumb.layout([photo, title]) { $0.row().… }"
)
extension LayoutScope {
  @_alwaysEmitIntoClient public func row<Child: Layoutable, State>(
    _ children: [Child],
    by make: (LayoutMaker<GroupProperty.Row<Along.Open<Directional>>>) -> LayoutMaker<State>
  ) { unreachable() }
  @_alwaysEmitIntoClient public func column<Child: Layoutable, State>(
    _ children: [Child],
    by make: (LayoutMaker<GroupProperty.Column<Along.Open<Vertical>>>) -> LayoutMaker<State>
  ) { unreachable() }
  @_alwaysEmitIntoClient public func row<Child: Layoutable, State>(
    _ children: [Child], gap: CGFloat,
    by make: (LayoutMaker<GroupProperty.Row<Along.Open<Directional>>>) -> LayoutMaker<State>
  ) { unreachable() }
  @_alwaysEmitIntoClient public func column<Child: Layoutable, State>(
    _ children: [Child], gap: CGFloat,
    by make: (LayoutMaker<GroupProperty.Column<Along.Open<Vertical>>>) -> LayoutMaker<State>
  ) { unreachable() }
  @_alwaysEmitIntoClient public func row<Child: Layoutable, State>(
    _ children: [Child], spacing: CGFloat,
    by make: (LayoutMaker<GroupProperty.Row<Along.Open<Directional>>>) -> LayoutMaker<State>
  ) { unreachable() }
  @_alwaysEmitIntoClient public func column<Child: Layoutable, State>(
    _ children: [Child], spacing: CGFloat,
    by make: (LayoutMaker<GroupProperty.Column<Along.Open<Vertical>>>) -> LayoutMaker<State>
  ) { unreachable() }
  @_alwaysEmitIntoClient public func row<State>(
    _ child: some Layoutable, _ next: some Layoutable, _ others: any Layoutable...,
    by make: (LayoutMaker<GroupProperty.Row<Along.Open<Directional>>>) -> LayoutMaker<State>
  ) { unreachable() }
  @_alwaysEmitIntoClient public func column<State>(
    _ child: some Layoutable, _ next: some Layoutable, _ others: any Layoutable...,
    by make: (LayoutMaker<GroupProperty.Column<Along.Open<Vertical>>>) -> LayoutMaker<State>
  ) { unreachable() }
}
