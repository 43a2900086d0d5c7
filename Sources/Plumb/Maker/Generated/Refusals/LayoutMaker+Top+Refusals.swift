// Written by Scripts/write-maker from its table. Do not edit.

import Foundation

@available(
  *, unavailable,
  message:
    "the vertical axis is complete: two facts already decide it; to change a complete frame, add moving, pinching, expanding or limiting"
)
extension LayoutMaker where State: VerticallyComplete {
  @_alwaysEmitIntoClient public func setTop(
    to: CGFloat = 0, inset: CGFloat = 0, from: LayoutArea = .bounds,
    at: LayoutPlace<Vertical>? = nil, offset: CGFloat = 0,
    by: ((LayoutGuide.Parent<Vertical>) -> Position<Vertical>)? = nil
  ) -> LayoutMaker<State> { unreachable() }
  @_alwaysEmitIntoClient public func pinTop(
    to: some LayoutReference,
    with: @escaping (LayoutGuide.Reference<Vertical>) -> Position<Vertical>
  ) -> LayoutMaker<State> { unreachable() }
}

@available(
  *, unavailable,
  message: "the vertical axis has its top already; add middle, bottom or height"
)
extension LayoutMaker where State: HoldsTop {
  @_alwaysEmitIntoClient public func setTop(
    to: CGFloat = 0, inset: CGFloat = 0, from: LayoutArea = .bounds,
    at: LayoutPlace<Vertical>? = nil, offset: CGFloat = 0,
    by: ((LayoutGuide.Parent<Vertical>) -> Position<Vertical>)? = nil
  ) -> LayoutMaker<State.DecidedVertically> { unreachable() }
  @_alwaysEmitIntoClient public func pinTop(
    to: some LayoutReference,
    with: @escaping (LayoutGuide.Reference<Vertical>) -> Position<Vertical>
  ) -> LayoutMaker<State.DecidedVertically> { unreachable() }
}

@available(
  *, unavailable,
  message: "the vertical axis has its top already; add middle, bottom or height"
)
extension LayoutMaker where State: HoldsTop {
  @_disfavoredOverload @_alwaysEmitIntoClient public func setTop(
    to: CGFloat = 0, inset: CGFloat = 0, from: LayoutArea = .bounds,
    at: LayoutPlace<Vertical>? = nil, offset: CGFloat = 0,
    by: ((LayoutGuide.Parent<Vertical>) -> Position<Vertical>)? = nil
  ) -> LayoutMaker<State> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func pinTop(
    to: some LayoutReference,
    with: @escaping (LayoutGuide.Reference<Vertical>) -> Position<Vertical>
  ) -> LayoutMaker<State> { unreachable() }
}

@available(
  *, unavailable,
  message: "the vertical axis has its top already; add middle, bottom or height"
)
extension LayoutMaker where State: HoldsTop {
  @_disfavoredOverload @_alwaysEmitIntoClient public func setTop(
    to: CGFloat = 0, inset: CGFloat = 0, from: LayoutArea = .bounds,
    at: LayoutPlace<Vertical>? = nil, offset: CGFloat = 0,
    by: ((LayoutGuide.Parent<Vertical>) -> Position<Vertical>)? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func pinTop(
    to: some LayoutReference,
    with: @escaping (LayoutGuide.Reference<Vertical>) -> Position<Vertical>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a baseline goes with a height alone: where the text is in a view follows from its height; add height"
)
extension LayoutMaker where State: HoldsBaseline {
  @_alwaysEmitIntoClient public func setTop(
    to: CGFloat = 0, inset: CGFloat = 0, from: LayoutArea = .bounds,
    at: LayoutPlace<Vertical>? = nil, offset: CGFloat = 0,
    by: ((LayoutGuide.Parent<Vertical>) -> Position<Vertical>)? = nil
  ) -> LayoutMaker<State.DecidedVertically> { unreachable() }
  @_alwaysEmitIntoClient public func pinTop(
    to: some LayoutReference,
    with: @escaping (LayoutGuide.Reference<Vertical>) -> Position<Vertical>
  ) -> LayoutMaker<State.DecidedVertically> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a baseline goes with a height alone: where the text is in a view follows from its height; add height"
)
extension LayoutMaker where State: HoldsBaseline {
  @_disfavoredOverload @_alwaysEmitIntoClient public func setTop(
    to: CGFloat = 0, inset: CGFloat = 0, from: LayoutArea = .bounds,
    at: LayoutPlace<Vertical>? = nil, offset: CGFloat = 0,
    by: ((LayoutGuide.Parent<Vertical>) -> Position<Vertical>)? = nil
  ) -> LayoutMaker<State> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func pinTop(
    to: some LayoutReference,
    with: @escaping (LayoutGuide.Reference<Vertical>) -> Position<Vertical>
  ) -> LayoutMaker<State> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a baseline goes with a height alone: where the text is in a view follows from its height; add height"
)
extension LayoutMaker where State: HoldsBaseline {
  @_disfavoredOverload @_alwaysEmitIntoClient public func setTop(
    to: CGFloat = 0, inset: CGFloat = 0, from: LayoutArea = .bounds,
    at: LayoutPlace<Vertical>? = nil, offset: CGFloat = 0,
    by: ((LayoutGuide.Parent<Vertical>) -> Position<Vertical>)? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func pinTop(
    to: some LayoutReference,
    with: @escaping (LayoutGuide.Reference<Vertical>) -> Position<Vertical>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "underspecified frame: the horizontal axis has nothing; add two of left, center, right, leading, trailing and width"
)
extension LayoutMaker where State: TakesTop & TakesHorizontalEdges {
  @_alwaysEmitIntoClient public func setTop(
    to: CGFloat = 0, inset: CGFloat = 0, from: LayoutArea = .bounds,
    at: LayoutPlace<Vertical>? = nil, offset: CGFloat = 0,
    by: ((LayoutGuide.Parent<Vertical>) -> Position<Vertical>)? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_alwaysEmitIntoClient public func pinTop(
    to: some LayoutReference,
    with: @escaping (LayoutGuide.Reference<Vertical>) -> Position<Vertical>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message: "underspecified frame: the horizontal axis has its left; add center, right or width"
)
extension LayoutMaker where State: TakesTop & HoldsLeft {
  @_alwaysEmitIntoClient public func setTop(
    to: CGFloat = 0, inset: CGFloat = 0, from: LayoutArea = .bounds,
    at: LayoutPlace<Vertical>? = nil, offset: CGFloat = 0,
    by: ((LayoutGuide.Parent<Vertical>) -> Position<Vertical>)? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_alwaysEmitIntoClient public func pinTop(
    to: some LayoutReference,
    with: @escaping (LayoutGuide.Reference<Vertical>) -> Position<Vertical>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "underspecified frame: the horizontal axis has its center; add left, right, leading, trailing or width"
)
extension LayoutMaker where State: TakesTop & HoldsCenter {
  @_alwaysEmitIntoClient public func setTop(
    to: CGFloat = 0, inset: CGFloat = 0, from: LayoutArea = .bounds,
    at: LayoutPlace<Vertical>? = nil, offset: CGFloat = 0,
    by: ((LayoutGuide.Parent<Vertical>) -> Position<Vertical>)? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_alwaysEmitIntoClient public func pinTop(
    to: some LayoutReference,
    with: @escaping (LayoutGuide.Reference<Vertical>) -> Position<Vertical>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message: "underspecified frame: the horizontal axis has its right; add left, center or width"
)
extension LayoutMaker where State: TakesTop & HoldsRight {
  @_alwaysEmitIntoClient public func setTop(
    to: CGFloat = 0, inset: CGFloat = 0, from: LayoutArea = .bounds,
    at: LayoutPlace<Vertical>? = nil, offset: CGFloat = 0,
    by: ((LayoutGuide.Parent<Vertical>) -> Position<Vertical>)? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_alwaysEmitIntoClient public func pinTop(
    to: some LayoutReference,
    with: @escaping (LayoutGuide.Reference<Vertical>) -> Position<Vertical>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "underspecified frame: the horizontal axis has its leading; add center, trailing or width"
)
extension LayoutMaker where State: TakesTop & HoldsLeading {
  @_alwaysEmitIntoClient public func setTop(
    to: CGFloat = 0, inset: CGFloat = 0, from: LayoutArea = .bounds,
    at: LayoutPlace<Vertical>? = nil, offset: CGFloat = 0,
    by: ((LayoutGuide.Parent<Vertical>) -> Position<Vertical>)? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_alwaysEmitIntoClient public func pinTop(
    to: some LayoutReference,
    with: @escaping (LayoutGuide.Reference<Vertical>) -> Position<Vertical>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "underspecified frame: the horizontal axis has its trailing; add leading, center or width"
)
extension LayoutMaker where State: TakesTop & HoldsTrailing {
  @_alwaysEmitIntoClient public func setTop(
    to: CGFloat = 0, inset: CGFloat = 0, from: LayoutArea = .bounds,
    at: LayoutPlace<Vertical>? = nil, offset: CGFloat = 0,
    by: ((LayoutGuide.Parent<Vertical>) -> Position<Vertical>)? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_alwaysEmitIntoClient public func pinTop(
    to: some LayoutReference,
    with: @escaping (LayoutGuide.Reference<Vertical>) -> Position<Vertical>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "underspecified frame: the horizontal axis has a part; add left, center, right, leading, trailing or width"
)
extension LayoutMaker where State: TakesTop & HoldsHorizontalPart {
  @_alwaysEmitIntoClient public func setTop(
    to: CGFloat = 0, inset: CGFloat = 0, from: LayoutArea = .bounds,
    at: LayoutPlace<Vertical>? = nil, offset: CGFloat = 0,
    by: ((LayoutGuide.Parent<Vertical>) -> Position<Vertical>)? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_alwaysEmitIntoClient public func pinTop(
    to: some LayoutReference,
    with: @escaping (LayoutGuide.Reference<Vertical>) -> Position<Vertical>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "underspecified frame: the horizontal axis has its width; add left, center, right, leading or trailing"
)
extension LayoutMaker where State: TakesTop & HoldsWidth {
  @_alwaysEmitIntoClient public func setTop(
    to: CGFloat = 0, inset: CGFloat = 0, from: LayoutArea = .bounds,
    at: LayoutPlace<Vertical>? = nil, offset: CGFloat = 0,
    by: ((LayoutGuide.Parent<Vertical>) -> Position<Vertical>)? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_alwaysEmitIntoClient public func pinTop(
    to: some LayoutReference,
    with: @escaping (LayoutGuide.Reference<Vertical>) -> Position<Vertical>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message: "underspecified frame: the vertical axis has its top; add middle, bottom or height"
)
extension LayoutMaker where State: TakesTop & TakesVerticalEdges & HorizontallyComplete {
  @_alwaysEmitIntoClient public func setTop(
    to: CGFloat = 0, inset: CGFloat = 0, from: LayoutArea = .bounds,
    at: LayoutPlace<Vertical>? = nil, offset: CGFloat = 0,
    by: ((LayoutGuide.Parent<Vertical>) -> Position<Vertical>)? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_alwaysEmitIntoClient public func pinTop(
    to: some LayoutReference,
    with: @escaping (LayoutGuide.Reference<Vertical>) -> Position<Vertical>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "with: takes a closure that measures the reference: pinTop(to: photo, with: { $0.top + 8 }); a number alone goes to to: setTop(to: 8)"
)
extension LayoutMaker where State: TakesTop {
  @_alwaysEmitIntoClient public func pinTop(to: some LayoutReference, with: CGFloat) -> LayoutMaker<
    State.AddingTop
  > { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a closure measures the reference: pinTop(to: photo, with: { $0.top }); a value goes to at: setTop(at: photo.plumb.top)"
)
extension LayoutMaker where State: TakesTop {
  @_alwaysEmitIntoClient public func pinTop(to: some Any) -> LayoutMaker<State.AddingTop> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message: "say what the number is: setTop(to: 8), setTop(inset: 8)"
)
extension LayoutMaker where State: TakesTop {
  @_alwaysEmitIntoClient public func setTop(_ number: CGFloat) -> LayoutMaker<State.AddingTop> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message:
    "to: takes a number, and at: a vertical place that is measured and not nil: setTop(to: 8), setTop(at: title.plumb.top)"
)
extension LayoutMaker where State: TakesTop {
  @_alwaysEmitIntoClient public func setTop(
    to: LayoutPlace<Vertical>? = nil, at: (any Any)? = nil, offset: CGFloat = 0,
    like: (any Any)? = nil, of: (any Any)? = nil
  ) -> LayoutMaker<State.AddingTop> { unreachable() }
}

@available(
  *, unavailable,
  message: "a view is no number; measure it: setTop(at: photo.plumb.top)"
)
extension LayoutMaker where State: TakesTop {
  @_alwaysEmitIntoClient public func setTop(to: some Layoutable) -> LayoutMaker<State.AddingTop> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message: "offset: moves a place given to at: setTop(at: photo.plumb.top, offset: 8)"
)
extension LayoutMaker where State: TakesTop {
  @_alwaysEmitIntoClient public func setTop(
    at: LayoutPlace<Vertical>, inset: CGFloat = 0, _: CGFloat = 0
  ) -> LayoutMaker<State.AddingTop> { unreachable() }
}

@available(
  *, unavailable,
  message: "an edge goes inwards: setTop(inset: 8); offset: moves a center, or a place given to at:"
)
extension LayoutMaker where State: TakesTop {
  @_alwaysEmitIntoClient public func setTop(offset: CGFloat, from: LayoutArea = .bounds)
    -> LayoutMaker<State.AddingTop>
  { unreachable() }
}

@available(
  *, unavailable,
  message: "the verb is setTop, and says what the number is: setTop(inset: 8), setTop(to: 8)"
)
extension LayoutMaker where State: TakesTop {
  @_alwaysEmitIntoClient public func top(_ number: CGFloat = 0) -> LayoutMaker<State.AddingTop> {
    unreachable()
  }
  @_disfavoredOverload @_alwaysEmitIntoClient public func top(_ number: CGFloat = 0) -> LayoutMaker<
    IndividualLayout
  > { unreachable() }
  @_alwaysEmitIntoClient public func top(inset: CGFloat) -> LayoutMaker<State.AddingTop> {
    unreachable()
  }
  @_disfavoredOverload @_alwaysEmitIntoClient public func top(inset: CGFloat) -> LayoutMaker<
    IndividualLayout
  > { unreachable() }
}

@available(
  *, unavailable,
  message: "the verb is setTop, and a place goes to at: setTop(at: photo.plumb.top, offset: 8)"
)
extension LayoutMaker where State: TakesTop {
  @_alwaysEmitIntoClient public func top(to: some Any, offset: CGFloat = 0) -> LayoutMaker<
    State.AddingTop
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func top(to: some Any, offset: CGFloat = 0)
    -> LayoutMaker<IndividualLayout>
  { unreachable() }
  @_alwaysEmitIntoClient public func top(at: some Any, offset: CGFloat = 0) -> LayoutMaker<
    State.AddingTop
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func top(at: some Any, offset: CGFloat = 0)
    -> LayoutMaker<IndividualLayout>
  { unreachable() }
}

@available(
  *, unavailable,
  message: "the verb is setTop, and says what the number is: setTop(inset: 8), setTop(to: 8)"
)
extension LayoutMaker where State: TakesTop {
  @_alwaysEmitIntoClient public func setMinY(to: CGFloat) -> LayoutMaker<State.AddingTop> {
    unreachable()
  }
  @_disfavoredOverload @_alwaysEmitIntoClient public func setMinY(to: CGFloat) -> LayoutMaker<
    IndividualLayout
  > { unreachable() }
  @_alwaysEmitIntoClient public func setY(to: CGFloat) -> LayoutMaker<State.AddingTop> {
    unreachable()
  }
  @_disfavoredOverload @_alwaysEmitIntoClient public func setY(to: CGFloat) -> LayoutMaker<
    IndividualLayout
  > { unreachable() }
}

@available(
  *, unavailable,
  message: "what is aligned with another view is at its place: setTop(at: photo.plumb.top)"
)
extension LayoutMaker where State: TakesTop {
  @_alwaysEmitIntoClient public func alignTop(to: some Any) -> LayoutMaker<State.AddingTop> {
    unreachable()
  }
  @_disfavoredOverload @_alwaysEmitIntoClient public func alignTop(to: some Any) -> LayoutMaker<
    IndividualLayout
  > { unreachable() }
  @_alwaysEmitIntoClient public func alignTop(with: some Any) -> LayoutMaker<State.AddingTop> {
    unreachable()
  }
  @_disfavoredOverload @_alwaysEmitIntoClient public func alignTop(with: some Any) -> LayoutMaker<
    IndividualLayout
  > { unreachable() }
}

@available(
  *, unavailable,
  message:
    "say where: setTop(inset: 0), setTop(inset: 8, from: .safeArea), setTop(at: title.plumb.top)"
)
extension LayoutMaker where State: TakesTop {
  @_alwaysEmitIntoClient public func setTop(from: LayoutArea = .bounds) -> LayoutMaker<
    State.AddingTop
  > { unreachable() }
}

@available(
  *, unavailable,
  message: "from: takes an area: setTop(inset: 8, from: .safeArea)"
)
extension LayoutMaker where State: TakesTop {
  @_alwaysEmitIntoClient public func setTop(
    inset: CGFloat = 0, in: LayoutArea? = nil, of: LayoutArea? = nil, to: CGFloat = 0,
    from: LayoutArea? = nil
  ) -> LayoutMaker<State.AddingTop> { unreachable() }
}

@available(
  *, unavailable,
  message: "by: takes a closure: setTop(by: { $0.top })"
)
extension LayoutMaker where State: TakesTop {
  @_alwaysEmitIntoClient public func setTop(
    to: ((LayoutGuide.Parent<Vertical>) -> Position<Vertical>)? = nil,
    at: ((LayoutGuide.Parent<Vertical>) -> Position<Vertical>)? = nil
  ) -> LayoutMaker<State.AddingTop> { unreachable() }
}

@available(
  *, unavailable,
  message: "several views are a list: pinTop(to: [photo, title], with: { $0.top })"
)
extension LayoutMaker where State: TakesTop {
  @_alwaysEmitIntoClient public func pinTop(
    to: some Layoutable, _ next: some Layoutable,
    with: @escaping (LayoutGuide.Reference<Vertical>) -> Position<Vertical>
  ) -> LayoutMaker<State.AddingTop> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a closure measures the reference: pinTop(to: photo, with: { $0.top + 8 }); a place is moved by offset: setTop(at: photo.plumb.top, offset: 8)"
)
extension LayoutMaker where State: TakesTop {
  @_alwaysEmitIntoClient public func pinTop(to: some Any, offset: CGFloat) -> LayoutMaker<
    State.AddingTop
  > { unreachable() }
  @_alwaysEmitIntoClient public func pinTop(
    to: some Any, at: LayoutAdjustment.VerticalAnchor, offset: CGFloat = 0
  ) -> LayoutMaker<State.AddingTop> { unreachable() }
}
