// Written by Scripts/write-maker from its table. Do not edit.

import Foundation

@available(
  *, unavailable,
  message:
    "the horizontal axis is complete: two facts already decide it; to change a complete frame, add moving, pinching, expanding or limiting"
)
extension LayoutMaker where State: HorizontallyComplete {
  @_alwaysEmitIntoClient public func setHorizontal(
    at: CGFloat, to: CGFloat = 0, on: LayoutPlace<Horizontal>? = nil
  ) -> LayoutMaker<State> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "underspecified frame: the vertical axis has nothing; add two of top, middle, bottom and height"
)
extension LayoutMaker where State: TakesHorizontalPart & TakesVerticalEdges {
  @_alwaysEmitIntoClient public func setHorizontal(
    at: CGFloat, to: CGFloat = 0, on: LayoutPlace<Horizontal>? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message: "underspecified frame: the vertical axis has its top; add middle, bottom or height"
)
extension LayoutMaker where State: TakesHorizontalPart & HoldsTop {
  @_alwaysEmitIntoClient public func setHorizontal(
    at: CGFloat, to: CGFloat = 0, on: LayoutPlace<Horizontal>? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message: "underspecified frame: the vertical axis has its middle; add top, bottom or height"
)
extension LayoutMaker where State: TakesHorizontalPart & HoldsMiddle {
  @_alwaysEmitIntoClient public func setHorizontal(
    at: CGFloat, to: CGFloat = 0, on: LayoutPlace<Horizontal>? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message: "underspecified frame: the vertical axis has its bottom; add top, middle or height"
)
extension LayoutMaker where State: TakesHorizontalPart & HoldsBottom {
  @_alwaysEmitIntoClient public func setHorizontal(
    at: CGFloat, to: CGFloat = 0, on: LayoutPlace<Horizontal>? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message: "underspecified frame: the vertical axis has a part; add top, middle, bottom or height"
)
extension LayoutMaker where State: TakesHorizontalPart & HoldsVerticalPart {
  @_alwaysEmitIntoClient public func setHorizontal(
    at: CGFloat, to: CGFloat = 0, on: LayoutPlace<Horizontal>? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message: "underspecified frame: the vertical axis has its height; add top, middle or bottom"
)
extension LayoutMaker where State: TakesHorizontalPart & HoldsHeight {
  @_alwaysEmitIntoClient public func setHorizontal(
    at: CGFloat, to: CGFloat = 0, on: LayoutPlace<Horizontal>? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message: "underspecified frame: the vertical axis has a baseline; add height"
)
extension LayoutMaker where State: TakesHorizontalPart & HoldsBaseline {
  @_alwaysEmitIntoClient public func setHorizontal(
    at: CGFloat, to: CGFloat = 0, on: LayoutPlace<Horizontal>? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "underspecified frame: the horizontal axis has a part; add left, center, right, leading, trailing or width"
)
extension LayoutMaker where State: TakesHorizontalPart & TakesHorizontalEdges & VerticallyComplete {
  @_alwaysEmitIntoClient public func setHorizontal(
    at: CGFloat, to: CGFloat = 0, on: LayoutPlace<Horizontal>? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "to: takes a number, and on: a place that is measured: setHorizontal(at: 0.3, to: 8), setHorizontal(at: 0.3, on: title.plumb.left)"
)
extension LayoutMaker where State: TakesHorizontalPart {
  @_alwaysEmitIntoClient public func setHorizontal(
    at: CGFloat, to: LayoutPlace<Horizontal>? = nil, on: CGFloat = 0
  ) -> LayoutMaker<State.AddingHorizontalPart> { unreachable() }
}

@available(
  *, unavailable,
  message: "a closure measures a place: setHorizontal(at: 0.3, on: .measured { $0.left + 4 })"
)
extension LayoutMaker where State: TakesHorizontalPart {
  @_alwaysEmitIntoClient public func setHorizontal(
    at: CGFloat, by: @escaping (LayoutGuide.Parent<Horizontal>) -> Position<Horizontal>
  ) -> LayoutMaker<State.AddingHorizontalPart> { unreachable() }
}
