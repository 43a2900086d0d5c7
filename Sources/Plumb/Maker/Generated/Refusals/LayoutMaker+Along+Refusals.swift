// Written by Scripts/write-maker from its table. Do not edit.

import Foundation

@available(
  *, unavailable,
  message: "nothing can give way yet; add lengths first, such as fitWidth() or fitHeight()"
)
extension LayoutMaker where State: RunIsOpen {
  public func givingWay(_ child: some Layoutable, downTo: CGFloat = 0) -> LayoutMaker<State> {
    unreachable()
  }
  public func givingWay(_ children: [some Layoutable], by: [CGFloat] = [], downTo: CGFloat = 0)
    -> LayoutMaker<State>
  { unreachable() }
}

@available(
  *, unavailable,
  message: "the lengths are decided already; a list decides them one by one, in their place"
)
extension LayoutMaker where State: RunIsLengths {
  public func setWidths(to: [RunLength]) -> LayoutMaker<State.RecoveredAlong> { unreachable() }
  public func setHeights(to: [RunLength]) -> LayoutMaker<State.RecoveredAlong> { unreachable() }
}

@available(
  *, unavailable,
  message: "the lengths are decided already; a list decides them one by one, in their place"
)
extension LayoutMaker where State: RunIsLengths {
  @_disfavoredOverload public func setWidths(to: [RunLength]) -> LayoutMaker<State> {
    unreachable()
  }
  @_disfavoredOverload public func setHeights(to: [RunLength]) -> LayoutMaker<State> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message: "the run has its list of lengths already; add gaps or a distribution"
)
extension LayoutMaker where State: RunIsLengthList {
  public func setWidths(to: [RunLength]) -> LayoutMaker<State.RecoveredAlong> { unreachable() }
  public func setHeights(to: [RunLength]) -> LayoutMaker<State.RecoveredAlong> { unreachable() }
}

@available(
  *, unavailable,
  message: "the run has its list of lengths already; add gaps or a distribution"
)
extension LayoutMaker where State: RunIsLengthList {
  @_disfavoredOverload public func setWidths(to: [RunLength]) -> LayoutMaker<State> {
    unreachable()
  }
  @_disfavoredOverload public func setHeights(to: [RunLength]) -> LayoutMaker<State> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message:
    "the list says who shares what is left: write .share(2) for a child in the place of a weight of 2"
)
extension LayoutMaker where State: RunIsLengthList {
  public func equalizeWidths() -> LayoutMaker<State.RecoveredAlong> { unreachable() }
  public func weighWidths(by: [CGFloat]) -> LayoutMaker<State.RecoveredAlong> { unreachable() }
  public func equalizeHeights() -> LayoutMaker<State.RecoveredAlong> { unreachable() }
  public func weighHeights(by: [CGFloat]) -> LayoutMaker<State.RecoveredAlong> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "the list says who shares what is left: write .share(2) for a child in the place of a weight of 2"
)
extension LayoutMaker where State: RunIsLengthList {
  @_disfavoredOverload public func equalizeWidths() -> LayoutMaker<State> { unreachable() }
  @_disfavoredOverload public func weighWidths(by: [CGFloat]) -> LayoutMaker<State> {
    unreachable()
  }
  @_disfavoredOverload public func equalizeHeights() -> LayoutMaker<State> { unreachable() }
  @_disfavoredOverload public func weighHeights(by: [CGFloat]) -> LayoutMaker<State> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message: "the list says who gives way: write .fitted.givingWay() for that child"
)
extension LayoutMaker where State: RunIsLengthList {
  public func givingWay(_ child: some Layoutable, downTo: CGFloat = 0) -> LayoutMaker<State> {
    unreachable()
  }
  public func givingWay(_ children: [some Layoutable], by: [CGFloat] = [], downTo: CGFloat = 0)
    -> LayoutMaker<State>
  { unreachable() }
}

@available(
  *, unavailable,
  message:
    "the lengths have their weights already; a list says the same with .share(2), in the place of weights"
)
extension LayoutMaker where State: RunIsWeights {
  public func setWidths(to: [RunLength]) -> LayoutMaker<State.RecoveredAlong> { unreachable() }
  public func setHeights(to: [RunLength]) -> LayoutMaker<State.RecoveredAlong> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "the lengths have their weights already; a list says the same with .share(2), in the place of weights"
)
extension LayoutMaker where State: RunIsWeights {
  @_disfavoredOverload public func setWidths(to: [RunLength]) -> LayoutMaker<State> {
    unreachable()
  }
  @_disfavoredOverload public func setHeights(to: [RunLength]) -> LayoutMaker<State> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message: "the lengths have their weights already; add setGaps(to:)"
)
extension LayoutMaker where State: RunIsWeights {
  public func equalizeWidths() -> LayoutMaker<State.RecoveredAlong> { unreachable() }
  public func weighWidths(by: [CGFloat]) -> LayoutMaker<State.RecoveredAlong> { unreachable() }
  public func equalizeHeights() -> LayoutMaker<State.RecoveredAlong> { unreachable() }
  public func weighHeights(by: [CGFloat]) -> LayoutMaker<State.RecoveredAlong> { unreachable() }
}

@available(
  *, unavailable,
  message: "the lengths have their weights already; add setGaps(to:)"
)
extension LayoutMaker where State: RunIsWeights {
  @_disfavoredOverload public func equalizeWidths() -> LayoutMaker<State> { unreachable() }
  @_disfavoredOverload public func weighWidths(by: [CGFloat]) -> LayoutMaker<State> {
    unreachable()
  }
  @_disfavoredOverload public func equalizeHeights() -> LayoutMaker<State> { unreachable() }
  @_disfavoredOverload public func weighHeights(by: [CGFloat]) -> LayoutMaker<State> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message: "weights take up all that is left, so there is nothing to distribute; add setGaps(to:)"
)
extension LayoutMaker where State: RunIsWeights {
  public func equalizeGaps(includingEnds: Bool = false) -> LayoutMaker<State.RecoveredAlong> {
    unreachable()
  }
  public func pack(
    at: RunSide<State.Axis>, gaps: CGFloat? = nil,
    gapsBy: ((LayoutGuide.Parent<State.Axis.Main>) -> CGFloat)? = nil
  ) -> LayoutMaker<State.RecoveredAlong> { unreachable() }
}

@available(
  *, unavailable,
  message: "weights take up all that is left, so there is nothing to distribute; add setGaps(to:)"
)
extension LayoutMaker where State: RunIsWeights {
  @_disfavoredOverload public func equalizeGaps(includingEnds: Bool = false) -> LayoutMaker<State> {
    unreachable()
  }
  @_disfavoredOverload public func pack(
    at: RunSide<State.Axis>, gaps: CGFloat? = nil,
    gapsBy: ((LayoutGuide.Parent<State.Axis.Main>) -> CGFloat)? = nil
  ) -> LayoutMaker<State> { unreachable() }
}

@available(
  *, unavailable,
  message: "weights alone have no lengths that could give way; add lengths before the weights"
)
extension LayoutMaker where State: RunIsWeights {
  public func givingWay(_ child: some Layoutable, downTo: CGFloat = 0) -> LayoutMaker<State> {
    unreachable()
  }
  public func givingWay(_ children: [some Layoutable], by: [CGFloat] = [], downTo: CGFloat = 0)
    -> LayoutMaker<State>
  { unreachable() }
}

@available(
  *, unavailable,
  message: "the run has its gaps already; add weights, or lengths and weights"
)
extension LayoutMaker where State: RunIsGaps {
  public func setGaps(
    to: CGFloat? = nil, by: ((LayoutGuide.Parent<State.Axis.Main>) -> CGFloat)? = nil
  ) -> LayoutMaker<State.RecoveredAlong> { unreachable() }
}

@available(
  *, unavailable,
  message: "the run has its gaps already; add weights, or lengths and weights"
)
extension LayoutMaker where State: RunIsGaps {
  @_disfavoredOverload public func setGaps(
    to: CGFloat? = nil, by: ((LayoutGuide.Parent<State.Axis.Main>) -> CGFloat)? = nil
  ) -> LayoutMaker<State> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a distribution decides the gaps, and the run has them already; write pack(at:gaps:) in the place of setGaps, or add weights"
)
extension LayoutMaker where State: RunIsGaps {
  public func equalizeGaps(includingEnds: Bool = false) -> LayoutMaker<State.RecoveredAlong> {
    unreachable()
  }
  public func pack(
    at: RunSide<State.Axis>, gaps: CGFloat? = nil,
    gapsBy: ((LayoutGuide.Parent<State.Axis.Main>) -> CGFloat)? = nil
  ) -> LayoutMaker<State.RecoveredAlong> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a distribution decides the gaps, and the run has them already; write pack(at:gaps:) in the place of setGaps, or add weights"
)
extension LayoutMaker where State: RunIsGaps {
  @_disfavoredOverload public func equalizeGaps(includingEnds: Bool = false) -> LayoutMaker<State> {
    unreachable()
  }
  @_disfavoredOverload public func pack(
    at: RunSide<State.Axis>, gaps: CGFloat? = nil,
    gapsBy: ((LayoutGuide.Parent<State.Axis.Main>) -> CGFloat)? = nil
  ) -> LayoutMaker<State> { unreachable() }
}

@available(
  *, unavailable,
  message: "nothing can give way yet; add lengths first, such as fitWidth() or fitHeight()"
)
extension LayoutMaker where State: RunIsGaps {
  public func givingWay(_ child: some Layoutable, downTo: CGFloat = 0) -> LayoutMaker<State> {
    unreachable()
  }
  public func givingWay(_ children: [some Layoutable], by: [CGFloat] = [], downTo: CGFloat = 0)
    -> LayoutMaker<State>
  { unreachable() }
}

@available(
  *, unavailable,
  message:
    "two ways to take up what is left: a distribution gives it to gaps or leaves it beside the run, and weights give it to the lengths; keep one"
)
extension LayoutMaker where State: RunIsDistribution {
  public func equalizeWidths() -> LayoutMaker<State.RecoveredAlong> { unreachable() }
  public func weighWidths(by: [CGFloat]) -> LayoutMaker<State.RecoveredAlong> { unreachable() }
  public func equalizeHeights() -> LayoutMaker<State.RecoveredAlong> { unreachable() }
  public func weighHeights(by: [CGFloat]) -> LayoutMaker<State.RecoveredAlong> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "two ways to take up what is left: a distribution gives it to gaps or leaves it beside the run, and weights give it to the lengths; keep one"
)
extension LayoutMaker where State: RunIsDistribution {
  @_disfavoredOverload public func equalizeWidths() -> LayoutMaker<State> { unreachable() }
  @_disfavoredOverload public func weighWidths(by: [CGFloat]) -> LayoutMaker<State> {
    unreachable()
  }
  @_disfavoredOverload public func equalizeHeights() -> LayoutMaker<State> { unreachable() }
  @_disfavoredOverload public func weighHeights(by: [CGFloat]) -> LayoutMaker<State> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message: "a distribution decides the gaps already; add lengths, such as fitWidth() or fitHeight()"
)
extension LayoutMaker where State: RunIsDistribution {
  public func setGaps(
    to: CGFloat? = nil, by: ((LayoutGuide.Parent<State.Axis.Main>) -> CGFloat)? = nil
  ) -> LayoutMaker<State.RecoveredAlong> { unreachable() }
}

@available(
  *, unavailable,
  message: "a distribution decides the gaps already; add lengths, such as fitWidth() or fitHeight()"
)
extension LayoutMaker where State: RunIsDistribution {
  @_disfavoredOverload public func setGaps(
    to: CGFloat? = nil, by: ((LayoutGuide.Parent<State.Axis.Main>) -> CGFloat)? = nil
  ) -> LayoutMaker<State> { unreachable() }
}

@available(
  *, unavailable,
  message: "the run has its distribution already; add lengths"
)
extension LayoutMaker where State: RunIsDistribution {
  public func equalizeGaps(includingEnds: Bool = false) -> LayoutMaker<State.RecoveredAlong> {
    unreachable()
  }
  public func pack(
    at: RunSide<State.Axis>, gaps: CGFloat? = nil,
    gapsBy: ((LayoutGuide.Parent<State.Axis.Main>) -> CGFloat)? = nil
  ) -> LayoutMaker<State.RecoveredAlong> { unreachable() }
}

@available(
  *, unavailable,
  message: "the run has its distribution already; add lengths"
)
extension LayoutMaker where State: RunIsDistribution {
  @_disfavoredOverload public func equalizeGaps(includingEnds: Bool = false) -> LayoutMaker<State> {
    unreachable()
  }
  @_disfavoredOverload public func pack(
    at: RunSide<State.Axis>, gaps: CGFloat? = nil,
    gapsBy: ((LayoutGuide.Parent<State.Axis.Main>) -> CGFloat)? = nil
  ) -> LayoutMaker<State> { unreachable() }
}

@available(
  *, unavailable,
  message: "nothing can give way yet; write lengths, then who gives way, then the distribution"
)
extension LayoutMaker where State: RunIsDistribution {
  public func givingWay(_ child: some Layoutable, downTo: CGFloat = 0) -> LayoutMaker<State> {
    unreachable()
  }
  public func givingWay(_ children: [some Layoutable], by: [CGFloat] = [], downTo: CGFloat = 0)
    -> LayoutMaker<State>
  { unreachable() }
}

@available(
  *, unavailable,
  message: "the lengths are decided already; a list decides them one by one, in their place"
)
extension LayoutMaker where State: RunIsLengthsAndWeights {
  public func setWidths(to: [RunLength]) -> LayoutMaker<State.RecoveredAlong> { unreachable() }
  public func setHeights(to: [RunLength]) -> LayoutMaker<State.RecoveredAlong> { unreachable() }
}

@available(
  *, unavailable,
  message: "the lengths are decided already; a list decides them one by one, in their place"
)
extension LayoutMaker where State: RunIsLengthsAndWeights {
  @_disfavoredOverload public func setWidths(to: [RunLength]) -> LayoutMaker<State> {
    unreachable()
  }
  @_disfavoredOverload public func setHeights(to: [RunLength]) -> LayoutMaker<State> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message: "the lengths have their weights already; add setGaps(to:)"
)
extension LayoutMaker where State: RunIsLengthsAndWeights {
  public func equalizeWidths() -> LayoutMaker<State.RecoveredAlong> { unreachable() }
  public func weighWidths(by: [CGFloat]) -> LayoutMaker<State.RecoveredAlong> { unreachable() }
  public func equalizeHeights() -> LayoutMaker<State.RecoveredAlong> { unreachable() }
  public func weighHeights(by: [CGFloat]) -> LayoutMaker<State.RecoveredAlong> { unreachable() }
}

@available(
  *, unavailable,
  message: "the lengths have their weights already; add setGaps(to:)"
)
extension LayoutMaker where State: RunIsLengthsAndWeights {
  @_disfavoredOverload public func equalizeWidths() -> LayoutMaker<State> { unreachable() }
  @_disfavoredOverload public func weighWidths(by: [CGFloat]) -> LayoutMaker<State> {
    unreachable()
  }
  @_disfavoredOverload public func equalizeHeights() -> LayoutMaker<State> { unreachable() }
  @_disfavoredOverload public func weighHeights(by: [CGFloat]) -> LayoutMaker<State> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message: "weights take up all that is left, so there is nothing to distribute; add setGaps(to:)"
)
extension LayoutMaker where State: RunIsLengthsAndWeights {
  public func equalizeGaps(includingEnds: Bool = false) -> LayoutMaker<State.RecoveredAlong> {
    unreachable()
  }
  public func pack(
    at: RunSide<State.Axis>, gaps: CGFloat? = nil,
    gapsBy: ((LayoutGuide.Parent<State.Axis.Main>) -> CGFloat)? = nil
  ) -> LayoutMaker<State.RecoveredAlong> { unreachable() }
}

@available(
  *, unavailable,
  message: "weights take up all that is left, so there is nothing to distribute; add setGaps(to:)"
)
extension LayoutMaker where State: RunIsLengthsAndWeights {
  @_disfavoredOverload public func equalizeGaps(includingEnds: Bool = false) -> LayoutMaker<State> {
    unreachable()
  }
  @_disfavoredOverload public func pack(
    at: RunSide<State.Axis>, gaps: CGFloat? = nil,
    gapsBy: ((LayoutGuide.Parent<State.Axis.Main>) -> CGFloat)? = nil
  ) -> LayoutMaker<State> { unreachable() }
}

@available(
  *, unavailable,
  message: "the lengths are decided already; a list decides them one by one, in their place"
)
extension LayoutMaker where State: RunIsLengthsAndGaps {
  public func setWidths(to: [RunLength]) -> LayoutMaker<State.RecoveredAlong> { unreachable() }
  public func setHeights(to: [RunLength]) -> LayoutMaker<State.RecoveredAlong> { unreachable() }
}

@available(
  *, unavailable,
  message: "the lengths are decided already; a list decides them one by one, in their place"
)
extension LayoutMaker where State: RunIsLengthsAndGaps {
  @_disfavoredOverload public func setWidths(to: [RunLength]) -> LayoutMaker<State> {
    unreachable()
  }
  @_disfavoredOverload public func setHeights(to: [RunLength]) -> LayoutMaker<State> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message:
    "the run has its gaps already, and nothing takes up what is left; write pack(at:gaps:) in the place of setGaps, or add weights"
)
extension LayoutMaker where State: RunIsLengthsAndGaps {
  public func setGaps(
    to: CGFloat? = nil, by: ((LayoutGuide.Parent<State.Axis.Main>) -> CGFloat)? = nil
  ) -> LayoutMaker<State.RecoveredAlong> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "the run has its gaps already, and nothing takes up what is left; write pack(at:gaps:) in the place of setGaps, or add weights"
)
extension LayoutMaker where State: RunIsLengthsAndGaps {
  @_disfavoredOverload public func setGaps(
    to: CGFloat? = nil, by: ((LayoutGuide.Parent<State.Axis.Main>) -> CGFloat)? = nil
  ) -> LayoutMaker<State> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a distribution decides the gaps, and the run has them already; write pack(at:gaps:) in the place of setGaps, or add weights"
)
extension LayoutMaker where State: RunIsLengthsAndGaps {
  public func equalizeGaps(includingEnds: Bool = false) -> LayoutMaker<State.RecoveredAlong> {
    unreachable()
  }
  public func pack(
    at: RunSide<State.Axis>, gaps: CGFloat? = nil,
    gapsBy: ((LayoutGuide.Parent<State.Axis.Main>) -> CGFloat)? = nil
  ) -> LayoutMaker<State.RecoveredAlong> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a distribution decides the gaps, and the run has them already; write pack(at:gaps:) in the place of setGaps, or add weights"
)
extension LayoutMaker where State: RunIsLengthsAndGaps {
  @_disfavoredOverload public func equalizeGaps(includingEnds: Bool = false) -> LayoutMaker<State> {
    unreachable()
  }
  @_disfavoredOverload public func pack(
    at: RunSide<State.Axis>, gaps: CGFloat? = nil,
    gapsBy: ((LayoutGuide.Parent<State.Axis.Main>) -> CGFloat)? = nil
  ) -> LayoutMaker<State> { unreachable() }
}

@available(
  *, unavailable,
  message: "the run is complete along it: the remaining space is already distributed"
)
extension LayoutMaker where State: RunIsComplete {
  public func setWidths(to: [RunLength]) -> LayoutMaker<State> { unreachable() }
  public func setHeights(to: [RunLength]) -> LayoutMaker<State> { unreachable() }
}

@available(
  *, unavailable,
  message: "the run is complete along it: the remaining space is already distributed"
)
extension LayoutMaker where State: RunIsComplete {
  public func equalizeWidths() -> LayoutMaker<State> { unreachable() }
  public func weighWidths(by: [CGFloat]) -> LayoutMaker<State> { unreachable() }
  public func equalizeHeights() -> LayoutMaker<State> { unreachable() }
  public func weighHeights(by: [CGFloat]) -> LayoutMaker<State> { unreachable() }
}

@available(
  *, unavailable,
  message: "the run is complete along it: the remaining space is already distributed"
)
extension LayoutMaker where State: RunIsComplete {
  public func setGaps(
    to: CGFloat? = nil, by: ((LayoutGuide.Parent<State.Axis.Main>) -> CGFloat)? = nil
  ) -> LayoutMaker<State> { unreachable() }
}

@available(
  *, unavailable,
  message: "the run is complete along it: the remaining space is already distributed"
)
extension LayoutMaker where State: RunIsComplete {
  public func equalizeGaps(includingEnds: Bool = false) -> LayoutMaker<State> { unreachable() }
  public func pack(
    at: RunSide<State.Axis>, gaps: CGFloat? = nil,
    gapsBy: ((LayoutGuide.Parent<State.Axis.Main>) -> CGFloat)? = nil
  ) -> LayoutMaker<State> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "the run is complete along it; say who gives way directly after the lengths, as in fitWidth().givingWay(title)"
)
extension LayoutMaker where State: RunIsComplete {
  public func givingWay(_ child: some Layoutable, downTo: CGFloat = 0) -> LayoutMaker<State> {
    unreachable()
  }
  public func givingWay(_ children: [some Layoutable], by: [CGFloat] = [], downTo: CGFloat = 0)
    -> LayoutMaker<State>
  { unreachable() }
}
