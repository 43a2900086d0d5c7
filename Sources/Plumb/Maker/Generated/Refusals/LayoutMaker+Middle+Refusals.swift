// Written by Scripts/write-maker from its table. Do not edit.

import Foundation

@available(
  *, unavailable,
  message:
    "the vertical axis is complete: two facts already decide it; to change a complete frame, add moving, pinching, expanding or limiting"
)
extension LayoutMaker where State: VerticallyComplete {
  @_alwaysEmitIntoClient public func setMiddle(
    to: CGFloat = 0, at: LayoutPlace<Vertical>? = nil, offset: CGFloat = 0,
    from: LayoutArea = .bounds, by: ((LayoutGuide.Parent<Vertical>) -> Position<Vertical>)? = nil
  ) -> LayoutMaker<State> { unreachable() }
  @_alwaysEmitIntoClient public func pinMiddle(
    to: some LayoutReference,
    with: @escaping (LayoutGuide.Reference<Vertical>) -> Position<Vertical>
  ) -> LayoutMaker<State> { unreachable() }
}

@available(
  *, unavailable,
  message: "the vertical axis has its middle already; add top, bottom or height"
)
extension LayoutMaker where State: HoldsMiddle {
  @_alwaysEmitIntoClient public func setMiddle(
    to: CGFloat = 0, at: LayoutPlace<Vertical>? = nil, offset: CGFloat = 0,
    from: LayoutArea = .bounds, by: ((LayoutGuide.Parent<Vertical>) -> Position<Vertical>)? = nil
  ) -> LayoutMaker<State.DecidedVertically> { unreachable() }
  @_alwaysEmitIntoClient public func pinMiddle(
    to: some LayoutReference,
    with: @escaping (LayoutGuide.Reference<Vertical>) -> Position<Vertical>
  ) -> LayoutMaker<State.DecidedVertically> { unreachable() }
}

@available(
  *, unavailable,
  message: "the vertical axis has its middle already; add top, bottom or height"
)
extension LayoutMaker where State: HoldsMiddle {
  @_disfavoredOverload @_alwaysEmitIntoClient public func setMiddle(
    to: CGFloat = 0, at: LayoutPlace<Vertical>? = nil, offset: CGFloat = 0,
    from: LayoutArea = .bounds, by: ((LayoutGuide.Parent<Vertical>) -> Position<Vertical>)? = nil
  ) -> LayoutMaker<State> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func pinMiddle(
    to: some LayoutReference,
    with: @escaping (LayoutGuide.Reference<Vertical>) -> Position<Vertical>
  ) -> LayoutMaker<State> { unreachable() }
}

@available(
  *, unavailable,
  message: "the vertical axis has its middle already; add top, bottom or height"
)
extension LayoutMaker where State: HoldsMiddle {
  @_disfavoredOverload @_alwaysEmitIntoClient public func setMiddle(
    to: CGFloat = 0, at: LayoutPlace<Vertical>? = nil, offset: CGFloat = 0,
    from: LayoutArea = .bounds, by: ((LayoutGuide.Parent<Vertical>) -> Position<Vertical>)? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func pinMiddle(
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
  @_alwaysEmitIntoClient public func setMiddle(
    to: CGFloat = 0, at: LayoutPlace<Vertical>? = nil, offset: CGFloat = 0,
    from: LayoutArea = .bounds, by: ((LayoutGuide.Parent<Vertical>) -> Position<Vertical>)? = nil
  ) -> LayoutMaker<State.DecidedVertically> { unreachable() }
  @_alwaysEmitIntoClient public func pinMiddle(
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
  @_disfavoredOverload @_alwaysEmitIntoClient public func setMiddle(
    to: CGFloat = 0, at: LayoutPlace<Vertical>? = nil, offset: CGFloat = 0,
    from: LayoutArea = .bounds, by: ((LayoutGuide.Parent<Vertical>) -> Position<Vertical>)? = nil
  ) -> LayoutMaker<State> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func pinMiddle(
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
  @_disfavoredOverload @_alwaysEmitIntoClient public func setMiddle(
    to: CGFloat = 0, at: LayoutPlace<Vertical>? = nil, offset: CGFloat = 0,
    from: LayoutArea = .bounds, by: ((LayoutGuide.Parent<Vertical>) -> Position<Vertical>)? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func pinMiddle(
    to: some LayoutReference,
    with: @escaping (LayoutGuide.Reference<Vertical>) -> Position<Vertical>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "underspecified frame: the horizontal axis has nothing; add two of left, center, right, leading, trailing and width"
)
extension LayoutMaker where State: TakesMiddle & TakesHorizontalEdges {
  @_alwaysEmitIntoClient public func setMiddle(
    to: CGFloat = 0, at: LayoutPlace<Vertical>? = nil, offset: CGFloat = 0,
    from: LayoutArea = .bounds, by: ((LayoutGuide.Parent<Vertical>) -> Position<Vertical>)? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_alwaysEmitIntoClient public func pinMiddle(
    to: some LayoutReference,
    with: @escaping (LayoutGuide.Reference<Vertical>) -> Position<Vertical>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message: "underspecified frame: the horizontal axis has its left; add center, right or width"
)
extension LayoutMaker where State: TakesMiddle & HoldsLeft {
  @_alwaysEmitIntoClient public func setMiddle(
    to: CGFloat = 0, at: LayoutPlace<Vertical>? = nil, offset: CGFloat = 0,
    from: LayoutArea = .bounds, by: ((LayoutGuide.Parent<Vertical>) -> Position<Vertical>)? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_alwaysEmitIntoClient public func pinMiddle(
    to: some LayoutReference,
    with: @escaping (LayoutGuide.Reference<Vertical>) -> Position<Vertical>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "underspecified frame: the horizontal axis has its center; add left, right, leading, trailing or width"
)
extension LayoutMaker where State: TakesMiddle & HoldsCenter {
  @_alwaysEmitIntoClient public func setMiddle(
    to: CGFloat = 0, at: LayoutPlace<Vertical>? = nil, offset: CGFloat = 0,
    from: LayoutArea = .bounds, by: ((LayoutGuide.Parent<Vertical>) -> Position<Vertical>)? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_alwaysEmitIntoClient public func pinMiddle(
    to: some LayoutReference,
    with: @escaping (LayoutGuide.Reference<Vertical>) -> Position<Vertical>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message: "underspecified frame: the horizontal axis has its right; add left, center or width"
)
extension LayoutMaker where State: TakesMiddle & HoldsRight {
  @_alwaysEmitIntoClient public func setMiddle(
    to: CGFloat = 0, at: LayoutPlace<Vertical>? = nil, offset: CGFloat = 0,
    from: LayoutArea = .bounds, by: ((LayoutGuide.Parent<Vertical>) -> Position<Vertical>)? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_alwaysEmitIntoClient public func pinMiddle(
    to: some LayoutReference,
    with: @escaping (LayoutGuide.Reference<Vertical>) -> Position<Vertical>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "underspecified frame: the horizontal axis has its leading; add center, trailing or width"
)
extension LayoutMaker where State: TakesMiddle & HoldsLeading {
  @_alwaysEmitIntoClient public func setMiddle(
    to: CGFloat = 0, at: LayoutPlace<Vertical>? = nil, offset: CGFloat = 0,
    from: LayoutArea = .bounds, by: ((LayoutGuide.Parent<Vertical>) -> Position<Vertical>)? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_alwaysEmitIntoClient public func pinMiddle(
    to: some LayoutReference,
    with: @escaping (LayoutGuide.Reference<Vertical>) -> Position<Vertical>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "underspecified frame: the horizontal axis has its trailing; add leading, center or width"
)
extension LayoutMaker where State: TakesMiddle & HoldsTrailing {
  @_alwaysEmitIntoClient public func setMiddle(
    to: CGFloat = 0, at: LayoutPlace<Vertical>? = nil, offset: CGFloat = 0,
    from: LayoutArea = .bounds, by: ((LayoutGuide.Parent<Vertical>) -> Position<Vertical>)? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_alwaysEmitIntoClient public func pinMiddle(
    to: some LayoutReference,
    with: @escaping (LayoutGuide.Reference<Vertical>) -> Position<Vertical>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "underspecified frame: the horizontal axis has a part; add left, center, right, leading, trailing or width"
)
extension LayoutMaker where State: TakesMiddle & HoldsHorizontalPart {
  @_alwaysEmitIntoClient public func setMiddle(
    to: CGFloat = 0, at: LayoutPlace<Vertical>? = nil, offset: CGFloat = 0,
    from: LayoutArea = .bounds, by: ((LayoutGuide.Parent<Vertical>) -> Position<Vertical>)? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_alwaysEmitIntoClient public func pinMiddle(
    to: some LayoutReference,
    with: @escaping (LayoutGuide.Reference<Vertical>) -> Position<Vertical>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "underspecified frame: the horizontal axis has its width; add left, center, right, leading or trailing"
)
extension LayoutMaker where State: TakesMiddle & HoldsWidth {
  @_alwaysEmitIntoClient public func setMiddle(
    to: CGFloat = 0, at: LayoutPlace<Vertical>? = nil, offset: CGFloat = 0,
    from: LayoutArea = .bounds, by: ((LayoutGuide.Parent<Vertical>) -> Position<Vertical>)? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_alwaysEmitIntoClient public func pinMiddle(
    to: some LayoutReference,
    with: @escaping (LayoutGuide.Reference<Vertical>) -> Position<Vertical>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message: "underspecified frame: the vertical axis has its middle; add top, bottom or height"
)
extension LayoutMaker where State: TakesMiddle & TakesVerticalEdges & HorizontallyComplete {
  @_alwaysEmitIntoClient public func setMiddle(
    to: CGFloat = 0, at: LayoutPlace<Vertical>? = nil, offset: CGFloat = 0,
    from: LayoutArea = .bounds, by: ((LayoutGuide.Parent<Vertical>) -> Position<Vertical>)? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_alwaysEmitIntoClient public func pinMiddle(
    to: some LayoutReference,
    with: @escaping (LayoutGuide.Reference<Vertical>) -> Position<Vertical>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "with: takes a closure that measures the reference: pinMiddle(to: photo, with: { $0.middle + 8 }); a number alone goes to to: setMiddle(to: 8)"
)
extension LayoutMaker where State: TakesMiddle {
  @_alwaysEmitIntoClient public func pinMiddle(to: some LayoutReference, with: CGFloat)
    -> LayoutMaker<State.AddingMiddle>
  { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a closure measures the reference: pinMiddle(to: photo, with: { $0.middle }); a value goes to at: setMiddle(at: photo.plumb.middle)"
)
extension LayoutMaker where State: TakesMiddle {
  @_alwaysEmitIntoClient public func pinMiddle(to: some Any) -> LayoutMaker<State.AddingMiddle> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message: "say what the number is: setMiddle(to: 8), setMiddle(offset: 8)"
)
extension LayoutMaker where State: TakesMiddle {
  @_alwaysEmitIntoClient public func setMiddle(_ number: CGFloat) -> LayoutMaker<State.AddingMiddle>
  { unreachable() }
}

@available(
  *, unavailable,
  message:
    "to: takes a number, and at: a vertical place that is measured and not nil: setMiddle(to: 8), setMiddle(offset: 0), setMiddle(at: title.plumb.middle)"
)
extension LayoutMaker where State: TakesMiddle {
  @_alwaysEmitIntoClient public func setMiddle(
    to: LayoutPlace<Vertical>? = nil, at: (any Any)? = nil, offset: CGFloat = 0,
    like: (any Any)? = nil, of: (any Any)? = nil
  ) -> LayoutMaker<State.AddingMiddle> { unreachable() }
}

@available(
  *, unavailable,
  message: "a view is no number; measure it: setMiddle(at: photo.plumb.middle)"
)
extension LayoutMaker where State: TakesMiddle {
  @_alwaysEmitIntoClient public func setMiddle(to: some Layoutable) -> LayoutMaker<
    State.AddingMiddle
  > { unreachable() }
}

@available(
  *, unavailable,
  message: "offset: moves a place given to at: setMiddle(at: photo.plumb.middle, offset: 8)"
)
extension LayoutMaker where State: TakesMiddle {
  @_alwaysEmitIntoClient public func setMiddle(
    at: LayoutPlace<Vertical>, inset: CGFloat = 0, _: CGFloat = 0
  ) -> LayoutMaker<State.AddingMiddle> { unreachable() }
}

@available(
  *, unavailable,
  message: "a middle has no side to be inset from; move it along the axis: setMiddle(offset: 8)"
)
extension LayoutMaker where State: TakesMiddle {
  @_alwaysEmitIntoClient public func setMiddle(inset: CGFloat, from: LayoutArea = .bounds)
    -> LayoutMaker<State.AddingMiddle>
  { unreachable() }
}

@available(
  *, unavailable,
  message:
    "the verb is setMiddle, and says what the number is: setMiddle(offset: 8), setMiddle(to: 8)"
)
extension LayoutMaker where State: TakesMiddle {
  @_alwaysEmitIntoClient public func setMidY(to: CGFloat) -> LayoutMaker<State.AddingMiddle> {
    unreachable()
  }
  @_disfavoredOverload @_alwaysEmitIntoClient public func setMidY(to: CGFloat) -> LayoutMaker<
    IndividualLayout
  > { unreachable() }
}

@available(
  *, unavailable,
  message: "what is aligned with another view is at its place: setMiddle(at: photo.plumb.middle)"
)
extension LayoutMaker where State: TakesMiddle {
  @_alwaysEmitIntoClient public func alignMiddle(to: some Any) -> LayoutMaker<State.AddingMiddle> {
    unreachable()
  }
  @_disfavoredOverload @_alwaysEmitIntoClient public func alignMiddle(to: some Any) -> LayoutMaker<
    IndividualLayout
  > { unreachable() }
  @_alwaysEmitIntoClient public func alignMiddle(with: some Any) -> LayoutMaker<State.AddingMiddle>
  { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func alignMiddle(with: some Any)
    -> LayoutMaker<IndividualLayout>
  { unreachable() }
}

@available(
  *, unavailable,
  message:
    "say where: setMiddle(offset: 0), setMiddle(offset: 8, from: .safeArea), setMiddle(at: title.plumb.middle)"
)
extension LayoutMaker where State: TakesMiddle {
  @_alwaysEmitIntoClient public func setMiddle(from: LayoutArea = .bounds) -> LayoutMaker<
    State.AddingMiddle
  > { unreachable() }
}

@available(
  *, unavailable,
  message: "from: takes an area: setMiddle(offset: 8, from: .safeArea)"
)
extension LayoutMaker where State: TakesMiddle {
  @_alwaysEmitIntoClient public func setMiddle(
    offset: CGFloat = 0, in: LayoutArea? = nil, of: LayoutArea? = nil, to: CGFloat = 0,
    from: LayoutArea? = nil
  ) -> LayoutMaker<State.AddingMiddle> { unreachable() }
}

@available(
  *, unavailable,
  message: "by: takes a closure: setMiddle(by: { $0.middle })"
)
extension LayoutMaker where State: TakesMiddle {
  @_alwaysEmitIntoClient public func setMiddle(
    to: ((LayoutGuide.Parent<Vertical>) -> Position<Vertical>)? = nil,
    at: ((LayoutGuide.Parent<Vertical>) -> Position<Vertical>)? = nil
  ) -> LayoutMaker<State.AddingMiddle> { unreachable() }
}

@available(
  *, unavailable,
  message: "several views are a list: pinMiddle(to: [photo, title], with: { $0.middle })"
)
extension LayoutMaker where State: TakesMiddle {
  @_alwaysEmitIntoClient public func pinMiddle(
    to: some Layoutable, _ next: some Layoutable,
    with: @escaping (LayoutGuide.Reference<Vertical>) -> Position<Vertical>
  ) -> LayoutMaker<State.AddingMiddle> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a closure measures the reference: pinMiddle(to: photo, with: { $0.middle + 8 }); a place is moved by offset: setMiddle(at: photo.plumb.middle, offset: 8)"
)
extension LayoutMaker where State: TakesMiddle {
  @_alwaysEmitIntoClient public func pinMiddle(to: some Any, offset: CGFloat) -> LayoutMaker<
    State.AddingMiddle
  > { unreachable() }
  @_alwaysEmitIntoClient public func pinMiddle(
    to: some Any, at: LayoutAdjustment.VerticalAnchor, offset: CGFloat = 0
  ) -> LayoutMaker<State.AddingMiddle> { unreachable() }
}
