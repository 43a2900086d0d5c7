// Written by Scripts/write-maker from its table. Do not edit.

import Foundation

@available(
  *, unavailable,
  message:
    "the vertical axis is complete: two facts already decide it; to change a complete frame, add moving, pinching, expanding or limiting"
)
extension LayoutMaker where State: VerticallyComplete {
  @_alwaysEmitIntoClient public func setVertical(
    at: CGFloat, to: CGFloat = 0, on: LayoutPlace<Vertical>? = nil
  ) -> LayoutMaker<State> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a baseline goes with a height alone: where the text is in a view follows from its height; add height"
)
extension LayoutMaker where State: HoldsBaseline {
  @_alwaysEmitIntoClient public func setVertical(
    at: CGFloat, to: CGFloat = 0, on: LayoutPlace<Vertical>? = nil
  ) -> LayoutMaker<State.DecidedVertically> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a baseline goes with a height alone: where the text is in a view follows from its height; add height"
)
extension LayoutMaker where State: HoldsBaseline {
  @_disfavoredOverload @_alwaysEmitIntoClient public func setVertical(
    at: CGFloat, to: CGFloat = 0, on: LayoutPlace<Vertical>? = nil
  ) -> LayoutMaker<State> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a baseline goes with a height alone: where the text is in a view follows from its height; add height"
)
extension LayoutMaker where State: HoldsBaseline {
  @_disfavoredOverload @_alwaysEmitIntoClient public func setVertical(
    at: CGFloat, to: CGFloat = 0, on: LayoutPlace<Vertical>? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "underspecified frame: the horizontal axis has nothing; add two of left, center, right, leading, trailing and width"
)
extension LayoutMaker where State: TakesVerticalPart & TakesHorizontalEdges {
  @_alwaysEmitIntoClient public func setVertical(
    at: CGFloat, to: CGFloat = 0, on: LayoutPlace<Vertical>? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message: "underspecified frame: the horizontal axis has its left; add center, right or width"
)
extension LayoutMaker where State: TakesVerticalPart & HoldsLeft {
  @_alwaysEmitIntoClient public func setVertical(
    at: CGFloat, to: CGFloat = 0, on: LayoutPlace<Vertical>? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "underspecified frame: the horizontal axis has its center; add left, right, leading, trailing or width"
)
extension LayoutMaker where State: TakesVerticalPart & HoldsCenter {
  @_alwaysEmitIntoClient public func setVertical(
    at: CGFloat, to: CGFloat = 0, on: LayoutPlace<Vertical>? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message: "underspecified frame: the horizontal axis has its right; add left, center or width"
)
extension LayoutMaker where State: TakesVerticalPart & HoldsRight {
  @_alwaysEmitIntoClient public func setVertical(
    at: CGFloat, to: CGFloat = 0, on: LayoutPlace<Vertical>? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "underspecified frame: the horizontal axis has its leading; add center, trailing or width"
)
extension LayoutMaker where State: TakesVerticalPart & HoldsLeading {
  @_alwaysEmitIntoClient public func setVertical(
    at: CGFloat, to: CGFloat = 0, on: LayoutPlace<Vertical>? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "underspecified frame: the horizontal axis has its trailing; add leading, center or width"
)
extension LayoutMaker where State: TakesVerticalPart & HoldsTrailing {
  @_alwaysEmitIntoClient public func setVertical(
    at: CGFloat, to: CGFloat = 0, on: LayoutPlace<Vertical>? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "underspecified frame: the horizontal axis has a part; add left, center, right, leading, trailing or width"
)
extension LayoutMaker where State: TakesVerticalPart & HoldsHorizontalPart {
  @_alwaysEmitIntoClient public func setVertical(
    at: CGFloat, to: CGFloat = 0, on: LayoutPlace<Vertical>? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "underspecified frame: the horizontal axis has its width; add left, center, right, leading or trailing"
)
extension LayoutMaker where State: TakesVerticalPart & HoldsWidth {
  @_alwaysEmitIntoClient public func setVertical(
    at: CGFloat, to: CGFloat = 0, on: LayoutPlace<Vertical>? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message: "underspecified frame: the vertical axis has a part; add top, middle, bottom or height"
)
extension LayoutMaker where State: TakesVerticalPart & TakesVerticalEdges & HorizontallyComplete {
  @_alwaysEmitIntoClient public func setVertical(
    at: CGFloat, to: CGFloat = 0, on: LayoutPlace<Vertical>? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "to: takes a number, and on: a place that is measured: setVertical(at: 0.3, to: 8), setVertical(at: 0.3, on: title.plumb.top)"
)
extension LayoutMaker where State: TakesVerticalPart {
  @_alwaysEmitIntoClient public func setVertical(
    at: CGFloat, to: LayoutPlace<Vertical>? = nil, on: CGFloat = 0
  ) -> LayoutMaker<State.AddingVerticalPart> { unreachable() }
}

@available(
  *, unavailable,
  message: "a closure measures a place: setVertical(at: 0.3, on: .measured { $0.top + 4 })"
)
extension LayoutMaker where State: TakesVerticalPart {
  @_alwaysEmitIntoClient public func setVertical(
    at: CGFloat, by: @escaping (LayoutGuide.Parent<Vertical>) -> Position<Vertical>
  ) -> LayoutMaker<State.AddingVerticalPart> { unreachable() }
}
