// Written by Scripts/write-maker from its table. Do not edit.

import Foundation

@available(
  *, unavailable,
  message: "nothing can give way yet; add lengths first, such as fitWidth() or fitHeight()"
)
extension LayoutMaker where State: RunIsOpen {
  @_alwaysEmitIntoClient public func givingWay(_ child: some Layoutable, downTo: CGFloat = 0)
    -> LayoutMaker<State>
  { unreachable() }
  @_alwaysEmitIntoClient public func givingWay(
    _ children: [some Layoutable], by: [CGFloat] = [], downTo: CGFloat = 0
  ) -> LayoutMaker<State> { unreachable() }
}

@available(
  *, unavailable,
  message: "the lengths are decided already; a list decides them one by one, in their place"
)
extension LayoutMaker where State: RunIsLengths {
  @_alwaysEmitIntoClient public func setWidths(to: [RunLength]) -> LayoutMaker<State.RecoveredAlong>
  { unreachable() }
  @_alwaysEmitIntoClient public func setHeights(to: [RunLength]) -> LayoutMaker<
    State.RecoveredAlong
  > { unreachable() }
}

@available(
  *, unavailable,
  message: "the lengths are decided already; a list decides them one by one, in their place"
)
extension LayoutMaker where State: RunIsLengths {
  @_disfavoredOverload @_alwaysEmitIntoClient public func setWidths(to: [RunLength]) -> LayoutMaker<
    State
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func setHeights(to: [RunLength])
    -> LayoutMaker<State>
  { unreachable() }
}

@available(
  *, unavailable,
  message: "the run has its list of lengths already; add gaps or a distribution"
)
extension LayoutMaker where State: RunIsLengthList {
  @_alwaysEmitIntoClient public func setWidths(to: [RunLength]) -> LayoutMaker<State.RecoveredAlong>
  { unreachable() }
  @_alwaysEmitIntoClient public func setHeights(to: [RunLength]) -> LayoutMaker<
    State.RecoveredAlong
  > { unreachable() }
}

@available(
  *, unavailable,
  message: "the run has its list of lengths already; add gaps or a distribution"
)
extension LayoutMaker where State: RunIsLengthList {
  @_disfavoredOverload @_alwaysEmitIntoClient public func setWidths(to: [RunLength]) -> LayoutMaker<
    State
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func setHeights(to: [RunLength])
    -> LayoutMaker<State>
  { unreachable() }
}

@available(
  *, unavailable,
  message:
    "the list says who shares what is left: write .share(2) for a child in the place of a weight of 2"
)
extension LayoutMaker where State: RunIsLengthList {
  @_alwaysEmitIntoClient public func equalizeWidths() -> LayoutMaker<State.RecoveredAlong> {
    unreachable()
  }
  @_alwaysEmitIntoClient public func weighWidths(by: [CGFloat]) -> LayoutMaker<State.RecoveredAlong>
  { unreachable() }
  @_alwaysEmitIntoClient public func equalizeHeights() -> LayoutMaker<State.RecoveredAlong> {
    unreachable()
  }
  @_alwaysEmitIntoClient public func weighHeights(by: [CGFloat]) -> LayoutMaker<
    State.RecoveredAlong
  > { unreachable() }
}

@available(
  *, unavailable,
  message:
    "the list says who shares what is left: write .share(2) for a child in the place of a weight of 2"
)
extension LayoutMaker where State: RunIsLengthList {
  @_disfavoredOverload @_alwaysEmitIntoClient public func equalizeWidths() -> LayoutMaker<State> {
    unreachable()
  }
  @_disfavoredOverload @_alwaysEmitIntoClient public func weighWidths(by: [CGFloat]) -> LayoutMaker<
    State
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func equalizeHeights() -> LayoutMaker<State> {
    unreachable()
  }
  @_disfavoredOverload @_alwaysEmitIntoClient public func weighHeights(by: [CGFloat])
    -> LayoutMaker<State>
  { unreachable() }
}

@available(
  *, unavailable,
  message: "the list says who gives way: write .fitted.givingWay() for that child"
)
extension LayoutMaker where State: RunIsLengthList {
  @_alwaysEmitIntoClient public func givingWay(_ child: some Layoutable, downTo: CGFloat = 0)
    -> LayoutMaker<State>
  { unreachable() }
  @_alwaysEmitIntoClient public func givingWay(
    _ children: [some Layoutable], by: [CGFloat] = [], downTo: CGFloat = 0
  ) -> LayoutMaker<State> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "the lengths have their weights already; a list says the same with .share(2), in the place of weights"
)
extension LayoutMaker where State: RunIsWeights {
  @_alwaysEmitIntoClient public func setWidths(to: [RunLength]) -> LayoutMaker<State.RecoveredAlong>
  { unreachable() }
  @_alwaysEmitIntoClient public func setHeights(to: [RunLength]) -> LayoutMaker<
    State.RecoveredAlong
  > { unreachable() }
}

@available(
  *, unavailable,
  message:
    "the lengths have their weights already; a list says the same with .share(2), in the place of weights"
)
extension LayoutMaker where State: RunIsWeights {
  @_disfavoredOverload @_alwaysEmitIntoClient public func setWidths(to: [RunLength]) -> LayoutMaker<
    State
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func setHeights(to: [RunLength])
    -> LayoutMaker<State>
  { unreachable() }
}

@available(
  *, unavailable,
  message: "the lengths have their weights already; add setGaps(to:)"
)
extension LayoutMaker where State: RunIsWeights {
  @_alwaysEmitIntoClient public func equalizeWidths() -> LayoutMaker<State.RecoveredAlong> {
    unreachable()
  }
  @_alwaysEmitIntoClient public func weighWidths(by: [CGFloat]) -> LayoutMaker<State.RecoveredAlong>
  { unreachable() }
  @_alwaysEmitIntoClient public func equalizeHeights() -> LayoutMaker<State.RecoveredAlong> {
    unreachable()
  }
  @_alwaysEmitIntoClient public func weighHeights(by: [CGFloat]) -> LayoutMaker<
    State.RecoveredAlong
  > { unreachable() }
}

@available(
  *, unavailable,
  message: "the lengths have their weights already; add setGaps(to:)"
)
extension LayoutMaker where State: RunIsWeights {
  @_disfavoredOverload @_alwaysEmitIntoClient public func equalizeWidths() -> LayoutMaker<State> {
    unreachable()
  }
  @_disfavoredOverload @_alwaysEmitIntoClient public func weighWidths(by: [CGFloat]) -> LayoutMaker<
    State
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func equalizeHeights() -> LayoutMaker<State> {
    unreachable()
  }
  @_disfavoredOverload @_alwaysEmitIntoClient public func weighHeights(by: [CGFloat])
    -> LayoutMaker<State>
  { unreachable() }
}

@available(
  *, unavailable,
  message: "weights take up all that is left, so there is nothing to distribute; add setGaps(to:)"
)
extension LayoutMaker where State: RunIsWeights {
  @_alwaysEmitIntoClient public func equalizeGaps(includingEnds: Bool = false) -> LayoutMaker<
    State.RecoveredAlong
  > { unreachable() }
  @_alwaysEmitIntoClient public func pack(
    at: RunSide<State.Axis>, gaps: CGFloat = 0,
    gapsBy: ((LayoutGuide.Parent<State.Axis.Main>) -> CGFloat)? = nil
  ) -> LayoutMaker<State.RecoveredAlong> { unreachable() }
}

@available(
  *, unavailable,
  message: "weights take up all that is left, so there is nothing to distribute; add setGaps(to:)"
)
extension LayoutMaker where State: RunIsWeights {
  @_disfavoredOverload @_alwaysEmitIntoClient public func equalizeGaps(includingEnds: Bool = false)
    -> LayoutMaker<State>
  { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func pack(
    at: RunSide<State.Axis>, gaps: CGFloat = 0,
    gapsBy: ((LayoutGuide.Parent<State.Axis.Main>) -> CGFloat)? = nil
  ) -> LayoutMaker<State> { unreachable() }
}

@available(
  *, unavailable,
  message: "weights alone have no lengths that could give way; add lengths before the weights"
)
extension LayoutMaker where State: RunIsWeights {
  @_alwaysEmitIntoClient public func givingWay(_ child: some Layoutable, downTo: CGFloat = 0)
    -> LayoutMaker<State>
  { unreachable() }
  @_alwaysEmitIntoClient public func givingWay(
    _ children: [some Layoutable], by: [CGFloat] = [], downTo: CGFloat = 0
  ) -> LayoutMaker<State> { unreachable() }
}

@available(
  *, unavailable,
  message: "the run has its gaps already; add weights, or lengths and weights"
)
extension LayoutMaker where State: RunIsGaps {
  @_alwaysEmitIntoClient public func setGaps(
    to: CGFloat = 0, by: ((LayoutGuide.Parent<State.Axis.Main>) -> CGFloat)? = nil
  ) -> LayoutMaker<State.RecoveredAlong> { unreachable() }
}

@available(
  *, unavailable,
  message: "the run has its gaps already; add weights, or lengths and weights"
)
extension LayoutMaker where State: RunIsGaps {
  @_disfavoredOverload @_alwaysEmitIntoClient public func setGaps(
    to: CGFloat = 0, by: ((LayoutGuide.Parent<State.Axis.Main>) -> CGFloat)? = nil
  ) -> LayoutMaker<State> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a distribution decides the gaps, and the run has them already; write pack(at:gaps:) in the place of setGaps, or add weights"
)
extension LayoutMaker where State: RunIsGaps {
  @_alwaysEmitIntoClient public func equalizeGaps(includingEnds: Bool = false) -> LayoutMaker<
    State.RecoveredAlong
  > { unreachable() }
  @_alwaysEmitIntoClient public func pack(
    at: RunSide<State.Axis>, gaps: CGFloat = 0,
    gapsBy: ((LayoutGuide.Parent<State.Axis.Main>) -> CGFloat)? = nil
  ) -> LayoutMaker<State.RecoveredAlong> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a distribution decides the gaps, and the run has them already; write pack(at:gaps:) in the place of setGaps, or add weights"
)
extension LayoutMaker where State: RunIsGaps {
  @_disfavoredOverload @_alwaysEmitIntoClient public func equalizeGaps(includingEnds: Bool = false)
    -> LayoutMaker<State>
  { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func pack(
    at: RunSide<State.Axis>, gaps: CGFloat = 0,
    gapsBy: ((LayoutGuide.Parent<State.Axis.Main>) -> CGFloat)? = nil
  ) -> LayoutMaker<State> { unreachable() }
}

@available(
  *, unavailable,
  message: "nothing can give way yet; add lengths first, such as fitWidth() or fitHeight()"
)
extension LayoutMaker where State: RunIsGaps {
  @_alwaysEmitIntoClient public func givingWay(_ child: some Layoutable, downTo: CGFloat = 0)
    -> LayoutMaker<State>
  { unreachable() }
  @_alwaysEmitIntoClient public func givingWay(
    _ children: [some Layoutable], by: [CGFloat] = [], downTo: CGFloat = 0
  ) -> LayoutMaker<State> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "two ways to take up what is left: a distribution gives it to gaps or leaves it beside the run, and weights give it to the lengths; keep one"
)
extension LayoutMaker where State: RunIsDistribution {
  @_alwaysEmitIntoClient public func equalizeWidths() -> LayoutMaker<State.RecoveredAlong> {
    unreachable()
  }
  @_alwaysEmitIntoClient public func weighWidths(by: [CGFloat]) -> LayoutMaker<State.RecoveredAlong>
  { unreachable() }
  @_alwaysEmitIntoClient public func equalizeHeights() -> LayoutMaker<State.RecoveredAlong> {
    unreachable()
  }
  @_alwaysEmitIntoClient public func weighHeights(by: [CGFloat]) -> LayoutMaker<
    State.RecoveredAlong
  > { unreachable() }
}

@available(
  *, unavailable,
  message:
    "two ways to take up what is left: a distribution gives it to gaps or leaves it beside the run, and weights give it to the lengths; keep one"
)
extension LayoutMaker where State: RunIsDistribution {
  @_disfavoredOverload @_alwaysEmitIntoClient public func equalizeWidths() -> LayoutMaker<State> {
    unreachable()
  }
  @_disfavoredOverload @_alwaysEmitIntoClient public func weighWidths(by: [CGFloat]) -> LayoutMaker<
    State
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func equalizeHeights() -> LayoutMaker<State> {
    unreachable()
  }
  @_disfavoredOverload @_alwaysEmitIntoClient public func weighHeights(by: [CGFloat])
    -> LayoutMaker<State>
  { unreachable() }
}

@available(
  *, unavailable,
  message: "a distribution decides the gaps already; add lengths, such as fitWidth() or fitHeight()"
)
extension LayoutMaker where State: RunIsDistribution {
  @_alwaysEmitIntoClient public func setGaps(
    to: CGFloat = 0, by: ((LayoutGuide.Parent<State.Axis.Main>) -> CGFloat)? = nil
  ) -> LayoutMaker<State.RecoveredAlong> { unreachable() }
}

@available(
  *, unavailable,
  message: "a distribution decides the gaps already; add lengths, such as fitWidth() or fitHeight()"
)
extension LayoutMaker where State: RunIsDistribution {
  @_disfavoredOverload @_alwaysEmitIntoClient public func setGaps(
    to: CGFloat = 0, by: ((LayoutGuide.Parent<State.Axis.Main>) -> CGFloat)? = nil
  ) -> LayoutMaker<State> { unreachable() }
}

@available(
  *, unavailable,
  message: "the run has its distribution already; add lengths"
)
extension LayoutMaker where State: RunIsDistribution {
  @_alwaysEmitIntoClient public func equalizeGaps(includingEnds: Bool = false) -> LayoutMaker<
    State.RecoveredAlong
  > { unreachable() }
  @_alwaysEmitIntoClient public func pack(
    at: RunSide<State.Axis>, gaps: CGFloat = 0,
    gapsBy: ((LayoutGuide.Parent<State.Axis.Main>) -> CGFloat)? = nil
  ) -> LayoutMaker<State.RecoveredAlong> { unreachable() }
}

@available(
  *, unavailable,
  message: "the run has its distribution already; add lengths"
)
extension LayoutMaker where State: RunIsDistribution {
  @_disfavoredOverload @_alwaysEmitIntoClient public func equalizeGaps(includingEnds: Bool = false)
    -> LayoutMaker<State>
  { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func pack(
    at: RunSide<State.Axis>, gaps: CGFloat = 0,
    gapsBy: ((LayoutGuide.Parent<State.Axis.Main>) -> CGFloat)? = nil
  ) -> LayoutMaker<State> { unreachable() }
}

@available(
  *, unavailable,
  message: "nothing can give way yet; write lengths, then who gives way, then the distribution"
)
extension LayoutMaker where State: RunIsDistribution {
  @_alwaysEmitIntoClient public func givingWay(_ child: some Layoutable, downTo: CGFloat = 0)
    -> LayoutMaker<State>
  { unreachable() }
  @_alwaysEmitIntoClient public func givingWay(
    _ children: [some Layoutable], by: [CGFloat] = [], downTo: CGFloat = 0
  ) -> LayoutMaker<State> { unreachable() }
}

@available(
  *, unavailable,
  message: "the lengths are decided already; a list decides them one by one, in their place"
)
extension LayoutMaker where State: RunIsLengthsAndWeights {
  @_alwaysEmitIntoClient public func setWidths(to: [RunLength]) -> LayoutMaker<State.RecoveredAlong>
  { unreachable() }
  @_alwaysEmitIntoClient public func setHeights(to: [RunLength]) -> LayoutMaker<
    State.RecoveredAlong
  > { unreachable() }
}

@available(
  *, unavailable,
  message: "the lengths are decided already; a list decides them one by one, in their place"
)
extension LayoutMaker where State: RunIsLengthsAndWeights {
  @_disfavoredOverload @_alwaysEmitIntoClient public func setWidths(to: [RunLength]) -> LayoutMaker<
    State
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func setHeights(to: [RunLength])
    -> LayoutMaker<State>
  { unreachable() }
}

@available(
  *, unavailable,
  message: "the lengths have their weights already; add setGaps(to:)"
)
extension LayoutMaker where State: RunIsLengthsAndWeights {
  @_alwaysEmitIntoClient public func equalizeWidths() -> LayoutMaker<State.RecoveredAlong> {
    unreachable()
  }
  @_alwaysEmitIntoClient public func weighWidths(by: [CGFloat]) -> LayoutMaker<State.RecoveredAlong>
  { unreachable() }
  @_alwaysEmitIntoClient public func equalizeHeights() -> LayoutMaker<State.RecoveredAlong> {
    unreachable()
  }
  @_alwaysEmitIntoClient public func weighHeights(by: [CGFloat]) -> LayoutMaker<
    State.RecoveredAlong
  > { unreachable() }
}

@available(
  *, unavailable,
  message: "the lengths have their weights already; add setGaps(to:)"
)
extension LayoutMaker where State: RunIsLengthsAndWeights {
  @_disfavoredOverload @_alwaysEmitIntoClient public func equalizeWidths() -> LayoutMaker<State> {
    unreachable()
  }
  @_disfavoredOverload @_alwaysEmitIntoClient public func weighWidths(by: [CGFloat]) -> LayoutMaker<
    State
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func equalizeHeights() -> LayoutMaker<State> {
    unreachable()
  }
  @_disfavoredOverload @_alwaysEmitIntoClient public func weighHeights(by: [CGFloat])
    -> LayoutMaker<State>
  { unreachable() }
}

@available(
  *, unavailable,
  message: "weights take up all that is left, so there is nothing to distribute; add setGaps(to:)"
)
extension LayoutMaker where State: RunIsLengthsAndWeights {
  @_alwaysEmitIntoClient public func equalizeGaps(includingEnds: Bool = false) -> LayoutMaker<
    State.RecoveredAlong
  > { unreachable() }
  @_alwaysEmitIntoClient public func pack(
    at: RunSide<State.Axis>, gaps: CGFloat = 0,
    gapsBy: ((LayoutGuide.Parent<State.Axis.Main>) -> CGFloat)? = nil
  ) -> LayoutMaker<State.RecoveredAlong> { unreachable() }
}

@available(
  *, unavailable,
  message: "weights take up all that is left, so there is nothing to distribute; add setGaps(to:)"
)
extension LayoutMaker where State: RunIsLengthsAndWeights {
  @_disfavoredOverload @_alwaysEmitIntoClient public func equalizeGaps(includingEnds: Bool = false)
    -> LayoutMaker<State>
  { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func pack(
    at: RunSide<State.Axis>, gaps: CGFloat = 0,
    gapsBy: ((LayoutGuide.Parent<State.Axis.Main>) -> CGFloat)? = nil
  ) -> LayoutMaker<State> { unreachable() }
}

@available(
  *, unavailable,
  message: "the lengths are decided already; a list decides them one by one, in their place"
)
extension LayoutMaker where State: RunIsLengthsAndGaps {
  @_alwaysEmitIntoClient public func setWidths(to: [RunLength]) -> LayoutMaker<State.RecoveredAlong>
  { unreachable() }
  @_alwaysEmitIntoClient public func setHeights(to: [RunLength]) -> LayoutMaker<
    State.RecoveredAlong
  > { unreachable() }
}

@available(
  *, unavailable,
  message: "the lengths are decided already; a list decides them one by one, in their place"
)
extension LayoutMaker where State: RunIsLengthsAndGaps {
  @_disfavoredOverload @_alwaysEmitIntoClient public func setWidths(to: [RunLength]) -> LayoutMaker<
    State
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func setHeights(to: [RunLength])
    -> LayoutMaker<State>
  { unreachable() }
}

@available(
  *, unavailable,
  message:
    "the run has its gaps already, and nothing takes up what is left; write pack(at:gaps:) in the place of setGaps, or add weights"
)
extension LayoutMaker where State: RunIsLengthsAndGaps {
  @_alwaysEmitIntoClient public func setGaps(
    to: CGFloat = 0, by: ((LayoutGuide.Parent<State.Axis.Main>) -> CGFloat)? = nil
  ) -> LayoutMaker<State.RecoveredAlong> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "the run has its gaps already, and nothing takes up what is left; write pack(at:gaps:) in the place of setGaps, or add weights"
)
extension LayoutMaker where State: RunIsLengthsAndGaps {
  @_disfavoredOverload @_alwaysEmitIntoClient public func setGaps(
    to: CGFloat = 0, by: ((LayoutGuide.Parent<State.Axis.Main>) -> CGFloat)? = nil
  ) -> LayoutMaker<State> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a distribution decides the gaps, and the run has them already; write pack(at:gaps:) in the place of setGaps, or add weights"
)
extension LayoutMaker where State: RunIsLengthsAndGaps {
  @_alwaysEmitIntoClient public func equalizeGaps(includingEnds: Bool = false) -> LayoutMaker<
    State.RecoveredAlong
  > { unreachable() }
  @_alwaysEmitIntoClient public func pack(
    at: RunSide<State.Axis>, gaps: CGFloat = 0,
    gapsBy: ((LayoutGuide.Parent<State.Axis.Main>) -> CGFloat)? = nil
  ) -> LayoutMaker<State.RecoveredAlong> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a distribution decides the gaps, and the run has them already; write pack(at:gaps:) in the place of setGaps, or add weights"
)
extension LayoutMaker where State: RunIsLengthsAndGaps {
  @_disfavoredOverload @_alwaysEmitIntoClient public func equalizeGaps(includingEnds: Bool = false)
    -> LayoutMaker<State>
  { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func pack(
    at: RunSide<State.Axis>, gaps: CGFloat = 0,
    gapsBy: ((LayoutGuide.Parent<State.Axis.Main>) -> CGFloat)? = nil
  ) -> LayoutMaker<State> { unreachable() }
}

@available(
  *, unavailable,
  message: "the run is complete along it: the remaining space is already distributed"
)
extension LayoutMaker where State: RunIsComplete {
  @_alwaysEmitIntoClient public func setWidths(to: [RunLength]) -> LayoutMaker<State> {
    unreachable()
  }
  @_alwaysEmitIntoClient public func setHeights(to: [RunLength]) -> LayoutMaker<State> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message: "the run is complete along it: the remaining space is already distributed"
)
extension LayoutMaker where State: RunIsComplete {
  @_alwaysEmitIntoClient public func equalizeWidths() -> LayoutMaker<State> { unreachable() }
  @_alwaysEmitIntoClient public func weighWidths(by: [CGFloat]) -> LayoutMaker<State> {
    unreachable()
  }
  @_alwaysEmitIntoClient public func equalizeHeights() -> LayoutMaker<State> { unreachable() }
  @_alwaysEmitIntoClient public func weighHeights(by: [CGFloat]) -> LayoutMaker<State> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message: "the run is complete along it: the remaining space is already distributed"
)
extension LayoutMaker where State: RunIsComplete {
  @_alwaysEmitIntoClient public func setGaps(
    to: CGFloat = 0, by: ((LayoutGuide.Parent<State.Axis.Main>) -> CGFloat)? = nil
  ) -> LayoutMaker<State> { unreachable() }
}

@available(
  *, unavailable,
  message: "the run is complete along it: the remaining space is already distributed"
)
extension LayoutMaker where State: RunIsComplete {
  @_alwaysEmitIntoClient public func equalizeGaps(includingEnds: Bool = false) -> LayoutMaker<State>
  { unreachable() }
  @_alwaysEmitIntoClient public func pack(
    at: RunSide<State.Axis>, gaps: CGFloat = 0,
    gapsBy: ((LayoutGuide.Parent<State.Axis.Main>) -> CGFloat)? = nil
  ) -> LayoutMaker<State> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "the run is complete along it; say who gives way directly after the lengths, as in fitWidth().givingWay(title)"
)
extension LayoutMaker where State: RunIsComplete {
  @_alwaysEmitIntoClient public func givingWay(_ child: some Layoutable, downTo: CGFloat = 0)
    -> LayoutMaker<State>
  { unreachable() }
  @_alwaysEmitIntoClient public func givingWay(
    _ children: [some Layoutable], by: [CGFloat] = [], downTo: CGFloat = 0
  ) -> LayoutMaker<State> { unreachable() }
}
