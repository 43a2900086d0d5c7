// Written by Scripts/write-maker from its table. Do not edit.

import Foundation

@available(
  *, unavailable,
  message:
    "the vertical axis is complete: two facts already decide it; to change a complete frame, add moving, pinching, expanding or limiting"
)
extension LayoutMaker where State: VerticallyComplete {
  @_alwaysEmitIntoClient public func setLastBaseline(
    to: CGFloat = 0, inset: CGFloat = 0, at: LayoutPlace<Vertical>? = nil
  ) -> LayoutMaker<State> { unreachable() }
}

@available(
  *, unavailable,
  message: "the vertical axis has its last baseline already; add height"
)
extension LayoutMaker where State: HoldsLastBaseline {
  @_alwaysEmitIntoClient public func setLastBaseline(
    to: CGFloat = 0, inset: CGFloat = 0, at: LayoutPlace<Vertical>? = nil
  ) -> LayoutMaker<State.DecidedVertically> { unreachable() }
}

@available(
  *, unavailable,
  message: "the vertical axis has its last baseline already; add height"
)
extension LayoutMaker where State: HoldsLastBaseline {
  @_disfavoredOverload @_alwaysEmitIntoClient public func setLastBaseline(
    to: CGFloat = 0, inset: CGFloat = 0, at: LayoutPlace<Vertical>? = nil
  ) -> LayoutMaker<State> { unreachable() }
}

@available(
  *, unavailable,
  message: "the vertical axis has its last baseline already; add height"
)
extension LayoutMaker where State: HoldsLastBaseline {
  @_disfavoredOverload @_alwaysEmitIntoClient public func setLastBaseline(
    to: CGFloat = 0, inset: CGFloat = 0, at: LayoutPlace<Vertical>? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "the two baselines do not go together: where the text is in a view follows from its height; add height"
)
extension LayoutMaker where State: HoldsFirstBaseline {
  @_alwaysEmitIntoClient public func setLastBaseline(
    to: CGFloat = 0, inset: CGFloat = 0, at: LayoutPlace<Vertical>? = nil
  ) -> LayoutMaker<State.DecidedVertically> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "the two baselines do not go together: where the text is in a view follows from its height; add height"
)
extension LayoutMaker where State: HoldsFirstBaseline {
  @_disfavoredOverload @_alwaysEmitIntoClient public func setLastBaseline(
    to: CGFloat = 0, inset: CGFloat = 0, at: LayoutPlace<Vertical>? = nil
  ) -> LayoutMaker<State> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "the two baselines do not go together: where the text is in a view follows from its height; add height"
)
extension LayoutMaker where State: HoldsFirstBaseline {
  @_disfavoredOverload @_alwaysEmitIntoClient public func setLastBaseline(
    to: CGFloat = 0, inset: CGFloat = 0, at: LayoutPlace<Vertical>? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a baseline goes with a height alone: where the text is in a view follows from its height; set the height and the baseline, or two others of top, middle, bottom and height"
)
extension LayoutMaker where State: HoldsPlaceOfAnEdge {
  @_alwaysEmitIntoClient public func setLastBaseline(
    to: CGFloat = 0, inset: CGFloat = 0, at: LayoutPlace<Vertical>? = nil
  ) -> LayoutMaker<State.DecidedVertically> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a baseline goes with a height alone: where the text is in a view follows from its height; set the height and the baseline, or two others of top, middle, bottom and height"
)
extension LayoutMaker where State: HoldsPlaceOfAnEdge {
  @_disfavoredOverload @_alwaysEmitIntoClient public func setLastBaseline(
    to: CGFloat = 0, inset: CGFloat = 0, at: LayoutPlace<Vertical>? = nil
  ) -> LayoutMaker<State> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a baseline goes with a height alone: where the text is in a view follows from its height; set the height and the baseline, or two others of top, middle, bottom and height"
)
extension LayoutMaker where State: HoldsPlaceOfAnEdge {
  @_disfavoredOverload @_alwaysEmitIntoClient public func setLastBaseline(
    to: CGFloat = 0, inset: CGFloat = 0, at: LayoutPlace<Vertical>? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "underspecified frame: the horizontal axis has nothing; add two of left, center, right, leading, trailing and width"
)
extension LayoutMaker where State: TakesLastBaseline & TakesHorizontalEdges {
  @_alwaysEmitIntoClient public func setLastBaseline(
    to: CGFloat = 0, inset: CGFloat = 0, at: LayoutPlace<Vertical>? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message: "underspecified frame: the horizontal axis has its left; add center, right or width"
)
extension LayoutMaker where State: TakesLastBaseline & HoldsLeft {
  @_alwaysEmitIntoClient public func setLastBaseline(
    to: CGFloat = 0, inset: CGFloat = 0, at: LayoutPlace<Vertical>? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "underspecified frame: the horizontal axis has its center; add left, right, leading, trailing or width"
)
extension LayoutMaker where State: TakesLastBaseline & HoldsCenter {
  @_alwaysEmitIntoClient public func setLastBaseline(
    to: CGFloat = 0, inset: CGFloat = 0, at: LayoutPlace<Vertical>? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message: "underspecified frame: the horizontal axis has its right; add left, center or width"
)
extension LayoutMaker where State: TakesLastBaseline & HoldsRight {
  @_alwaysEmitIntoClient public func setLastBaseline(
    to: CGFloat = 0, inset: CGFloat = 0, at: LayoutPlace<Vertical>? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "underspecified frame: the horizontal axis has its leading; add center, trailing or width"
)
extension LayoutMaker where State: TakesLastBaseline & HoldsLeading {
  @_alwaysEmitIntoClient public func setLastBaseline(
    to: CGFloat = 0, inset: CGFloat = 0, at: LayoutPlace<Vertical>? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "underspecified frame: the horizontal axis has its trailing; add leading, center or width"
)
extension LayoutMaker where State: TakesLastBaseline & HoldsTrailing {
  @_alwaysEmitIntoClient public func setLastBaseline(
    to: CGFloat = 0, inset: CGFloat = 0, at: LayoutPlace<Vertical>? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "underspecified frame: the horizontal axis has a part; add left, center, right, leading, trailing or width"
)
extension LayoutMaker where State: TakesLastBaseline & HoldsHorizontalPart {
  @_alwaysEmitIntoClient public func setLastBaseline(
    to: CGFloat = 0, inset: CGFloat = 0, at: LayoutPlace<Vertical>? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "underspecified frame: the horizontal axis has its width; add left, center, right, leading or trailing"
)
extension LayoutMaker where State: TakesLastBaseline & HoldsWidth {
  @_alwaysEmitIntoClient public func setLastBaseline(
    to: CGFloat = 0, inset: CGFloat = 0, at: LayoutPlace<Vertical>? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message: "underspecified frame: the vertical axis has its last baseline; add height"
)
extension LayoutMaker where State: TakesLastBaseline & TakesVerticalEdges & HorizontallyComplete {
  @_alwaysEmitIntoClient public func setLastBaseline(
    to: CGFloat = 0, inset: CGFloat = 0, at: LayoutPlace<Vertical>? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message: "say what the number is: setLastBaseline(to: 8), setLastBaseline(inset: 8)"
)
extension LayoutMaker where State: TakesLastBaseline {
  @_alwaysEmitIntoClient public func setLastBaseline(_ number: CGFloat) -> LayoutMaker<
    State.AddingLastBaseline
  > { unreachable() }
}

@available(
  *, unavailable,
  message:
    "to: takes a number, and at: a vertical place that is measured and not nil: setLastBaseline(to: 8), setLastBaseline(at: title.plumb.bottom)"
)
extension LayoutMaker where State: TakesLastBaseline {
  @_alwaysEmitIntoClient public func setLastBaseline(
    to: LayoutPlace<Vertical>? = nil, at: (any Any)? = nil, offset: CGFloat = 0,
    like: (any Any)? = nil, of: (any Any)? = nil
  ) -> LayoutMaker<State.AddingLastBaseline> { unreachable() }
}

@available(
  *, unavailable,
  message: "a closure measures a place: setLastBaseline(at: .measured { $0.bottom + 20 })"
)
extension LayoutMaker where State: TakesLastBaseline {
  @_alwaysEmitIntoClient public func setLastBaseline(
    by: @escaping (LayoutGuide.Parent<Vertical>) -> Position<Vertical>
  ) -> LayoutMaker<State.AddingLastBaseline> { unreachable() }
}
