// Written by Scripts/write-maker from its table. Do not edit.

import Foundation

@available(
  *, unavailable,
  message:
    "the vertical axis is complete: two facts already decide it; to change a complete frame, add moving, pinching, expanding or limiting"
)
extension LayoutMaker where State: VerticallyComplete {
  @_alwaysEmitIntoClient public func setBottom(
    to: CGFloat = 0, inset: CGFloat = 0, from: LayoutArea = .bounds,
    at: LayoutPlace<Vertical>? = nil, offset: CGFloat = 0,
    by: ((LayoutGuide.Parent<Vertical>) -> Position<Vertical>)? = nil
  ) -> LayoutMaker<State> { unreachable() }
  @_alwaysEmitIntoClient public func pinBottom(
    to: some LayoutReference,
    with: @escaping (LayoutGuide.Reference<Vertical>) -> Position<Vertical>
  ) -> LayoutMaker<State> { unreachable() }
}

@available(
  *, unavailable,
  message: "the vertical axis has its bottom already; add top, middle or height"
)
extension LayoutMaker where State: HoldsBottom {
  @_alwaysEmitIntoClient public func setBottom(
    to: CGFloat = 0, inset: CGFloat = 0, from: LayoutArea = .bounds,
    at: LayoutPlace<Vertical>? = nil, offset: CGFloat = 0,
    by: ((LayoutGuide.Parent<Vertical>) -> Position<Vertical>)? = nil
  ) -> LayoutMaker<State.DecidedVertically> { unreachable() }
  @_alwaysEmitIntoClient public func pinBottom(
    to: some LayoutReference,
    with: @escaping (LayoutGuide.Reference<Vertical>) -> Position<Vertical>
  ) -> LayoutMaker<State.DecidedVertically> { unreachable() }
}

@available(
  *, unavailable,
  message: "the vertical axis has its bottom already; add top, middle or height"
)
extension LayoutMaker where State: HoldsBottom {
  @_disfavoredOverload @_alwaysEmitIntoClient public func setBottom(
    to: CGFloat = 0, inset: CGFloat = 0, from: LayoutArea = .bounds,
    at: LayoutPlace<Vertical>? = nil, offset: CGFloat = 0,
    by: ((LayoutGuide.Parent<Vertical>) -> Position<Vertical>)? = nil
  ) -> LayoutMaker<State> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func pinBottom(
    to: some LayoutReference,
    with: @escaping (LayoutGuide.Reference<Vertical>) -> Position<Vertical>
  ) -> LayoutMaker<State> { unreachable() }
}

@available(
  *, unavailable,
  message: "the vertical axis has its bottom already; add top, middle or height"
)
extension LayoutMaker where State: HoldsBottom {
  @_disfavoredOverload @_alwaysEmitIntoClient public func setBottom(
    to: CGFloat = 0, inset: CGFloat = 0, from: LayoutArea = .bounds,
    at: LayoutPlace<Vertical>? = nil, offset: CGFloat = 0,
    by: ((LayoutGuide.Parent<Vertical>) -> Position<Vertical>)? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func pinBottom(
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
  @_alwaysEmitIntoClient public func setBottom(
    to: CGFloat = 0, inset: CGFloat = 0, from: LayoutArea = .bounds,
    at: LayoutPlace<Vertical>? = nil, offset: CGFloat = 0,
    by: ((LayoutGuide.Parent<Vertical>) -> Position<Vertical>)? = nil
  ) -> LayoutMaker<State.DecidedVertically> { unreachable() }
  @_alwaysEmitIntoClient public func pinBottom(
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
  @_disfavoredOverload @_alwaysEmitIntoClient public func setBottom(
    to: CGFloat = 0, inset: CGFloat = 0, from: LayoutArea = .bounds,
    at: LayoutPlace<Vertical>? = nil, offset: CGFloat = 0,
    by: ((LayoutGuide.Parent<Vertical>) -> Position<Vertical>)? = nil
  ) -> LayoutMaker<State> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func pinBottom(
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
  @_disfavoredOverload @_alwaysEmitIntoClient public func setBottom(
    to: CGFloat = 0, inset: CGFloat = 0, from: LayoutArea = .bounds,
    at: LayoutPlace<Vertical>? = nil, offset: CGFloat = 0,
    by: ((LayoutGuide.Parent<Vertical>) -> Position<Vertical>)? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func pinBottom(
    to: some LayoutReference,
    with: @escaping (LayoutGuide.Reference<Vertical>) -> Position<Vertical>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "underspecified frame: the horizontal axis has nothing; add two of left, center, right, leading, trailing and width"
)
extension LayoutMaker where State: TakesBottom & TakesHorizontalEdges {
  @_alwaysEmitIntoClient public func setBottom(
    to: CGFloat = 0, inset: CGFloat = 0, from: LayoutArea = .bounds,
    at: LayoutPlace<Vertical>? = nil, offset: CGFloat = 0,
    by: ((LayoutGuide.Parent<Vertical>) -> Position<Vertical>)? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_alwaysEmitIntoClient public func pinBottom(
    to: some LayoutReference,
    with: @escaping (LayoutGuide.Reference<Vertical>) -> Position<Vertical>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message: "underspecified frame: the horizontal axis has its left; add center, right or width"
)
extension LayoutMaker where State: TakesBottom & HoldsLeft {
  @_alwaysEmitIntoClient public func setBottom(
    to: CGFloat = 0, inset: CGFloat = 0, from: LayoutArea = .bounds,
    at: LayoutPlace<Vertical>? = nil, offset: CGFloat = 0,
    by: ((LayoutGuide.Parent<Vertical>) -> Position<Vertical>)? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_alwaysEmitIntoClient public func pinBottom(
    to: some LayoutReference,
    with: @escaping (LayoutGuide.Reference<Vertical>) -> Position<Vertical>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "underspecified frame: the horizontal axis has its center; add left, right, leading, trailing or width"
)
extension LayoutMaker where State: TakesBottom & HoldsCenter {
  @_alwaysEmitIntoClient public func setBottom(
    to: CGFloat = 0, inset: CGFloat = 0, from: LayoutArea = .bounds,
    at: LayoutPlace<Vertical>? = nil, offset: CGFloat = 0,
    by: ((LayoutGuide.Parent<Vertical>) -> Position<Vertical>)? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_alwaysEmitIntoClient public func pinBottom(
    to: some LayoutReference,
    with: @escaping (LayoutGuide.Reference<Vertical>) -> Position<Vertical>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message: "underspecified frame: the horizontal axis has its right; add left, center or width"
)
extension LayoutMaker where State: TakesBottom & HoldsRight {
  @_alwaysEmitIntoClient public func setBottom(
    to: CGFloat = 0, inset: CGFloat = 0, from: LayoutArea = .bounds,
    at: LayoutPlace<Vertical>? = nil, offset: CGFloat = 0,
    by: ((LayoutGuide.Parent<Vertical>) -> Position<Vertical>)? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_alwaysEmitIntoClient public func pinBottom(
    to: some LayoutReference,
    with: @escaping (LayoutGuide.Reference<Vertical>) -> Position<Vertical>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "underspecified frame: the horizontal axis has its leading; add center, trailing or width"
)
extension LayoutMaker where State: TakesBottom & HoldsLeading {
  @_alwaysEmitIntoClient public func setBottom(
    to: CGFloat = 0, inset: CGFloat = 0, from: LayoutArea = .bounds,
    at: LayoutPlace<Vertical>? = nil, offset: CGFloat = 0,
    by: ((LayoutGuide.Parent<Vertical>) -> Position<Vertical>)? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_alwaysEmitIntoClient public func pinBottom(
    to: some LayoutReference,
    with: @escaping (LayoutGuide.Reference<Vertical>) -> Position<Vertical>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "underspecified frame: the horizontal axis has its trailing; add leading, center or width"
)
extension LayoutMaker where State: TakesBottom & HoldsTrailing {
  @_alwaysEmitIntoClient public func setBottom(
    to: CGFloat = 0, inset: CGFloat = 0, from: LayoutArea = .bounds,
    at: LayoutPlace<Vertical>? = nil, offset: CGFloat = 0,
    by: ((LayoutGuide.Parent<Vertical>) -> Position<Vertical>)? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_alwaysEmitIntoClient public func pinBottom(
    to: some LayoutReference,
    with: @escaping (LayoutGuide.Reference<Vertical>) -> Position<Vertical>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "underspecified frame: the horizontal axis has a part; add left, center, right, leading, trailing or width"
)
extension LayoutMaker where State: TakesBottom & HoldsHorizontalPart {
  @_alwaysEmitIntoClient public func setBottom(
    to: CGFloat = 0, inset: CGFloat = 0, from: LayoutArea = .bounds,
    at: LayoutPlace<Vertical>? = nil, offset: CGFloat = 0,
    by: ((LayoutGuide.Parent<Vertical>) -> Position<Vertical>)? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_alwaysEmitIntoClient public func pinBottom(
    to: some LayoutReference,
    with: @escaping (LayoutGuide.Reference<Vertical>) -> Position<Vertical>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "underspecified frame: the horizontal axis has its width; add left, center, right, leading or trailing"
)
extension LayoutMaker where State: TakesBottom & HoldsWidth {
  @_alwaysEmitIntoClient public func setBottom(
    to: CGFloat = 0, inset: CGFloat = 0, from: LayoutArea = .bounds,
    at: LayoutPlace<Vertical>? = nil, offset: CGFloat = 0,
    by: ((LayoutGuide.Parent<Vertical>) -> Position<Vertical>)? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_alwaysEmitIntoClient public func pinBottom(
    to: some LayoutReference,
    with: @escaping (LayoutGuide.Reference<Vertical>) -> Position<Vertical>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message: "underspecified frame: the vertical axis has its bottom; add top, middle or height"
)
extension LayoutMaker where State: TakesBottom & TakesVerticalEdges & HorizontallyComplete {
  @_alwaysEmitIntoClient public func setBottom(
    to: CGFloat = 0, inset: CGFloat = 0, from: LayoutArea = .bounds,
    at: LayoutPlace<Vertical>? = nil, offset: CGFloat = 0,
    by: ((LayoutGuide.Parent<Vertical>) -> Position<Vertical>)? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_alwaysEmitIntoClient public func pinBottom(
    to: some LayoutReference,
    with: @escaping (LayoutGuide.Reference<Vertical>) -> Position<Vertical>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "with: takes a closure that measures the reference: pinBottom(to: photo, with: { $0.bottom + 8 }); a number alone goes to to: setBottom(to: 8)"
)
extension LayoutMaker where State: TakesBottom {
  @_alwaysEmitIntoClient public func pinBottom(to: some LayoutReference, with: CGFloat)
    -> LayoutMaker<State.AddingBottom>
  { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a closure measures the reference: pinBottom(to: photo, with: { $0.bottom }); a value goes to at: setBottom(at: photo.plumb.bottom)"
)
extension LayoutMaker where State: TakesBottom {
  @_alwaysEmitIntoClient public func pinBottom(to: some Any) -> LayoutMaker<State.AddingBottom> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message: "say what the number is: setBottom(to: 8), setBottom(inset: 8)"
)
extension LayoutMaker where State: TakesBottom {
  @_alwaysEmitIntoClient public func setBottom(_ number: CGFloat) -> LayoutMaker<State.AddingBottom>
  { unreachable() }
}

@available(
  *, unavailable,
  message:
    "to: takes a number, and at: a vertical place that is measured and not nil: setBottom(to: 8), setBottom(at: title.plumb.bottom)"
)
extension LayoutMaker where State: TakesBottom {
  @_alwaysEmitIntoClient public func setBottom(
    to: LayoutPlace<Vertical>? = nil, at: (any Any)? = nil, offset: CGFloat = 0,
    like: (any Any)? = nil, of: (any Any)? = nil
  ) -> LayoutMaker<State.AddingBottom> { unreachable() }
}

@available(
  *, unavailable,
  message: "a view is no number; measure it: setBottom(at: photo.plumb.bottom)"
)
extension LayoutMaker where State: TakesBottom {
  @_alwaysEmitIntoClient public func setBottom(to: some Layoutable) -> LayoutMaker<
    State.AddingBottom
  > { unreachable() }
}

@available(
  *, unavailable,
  message: "offset: moves a place given to at: setBottom(at: photo.plumb.bottom, offset: 8)"
)
extension LayoutMaker where State: TakesBottom {
  @_alwaysEmitIntoClient public func setBottom(
    at: LayoutPlace<Vertical>, inset: CGFloat = 0, _: CGFloat = 0
  ) -> LayoutMaker<State.AddingBottom> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "an edge goes inwards: setBottom(inset: 8); offset: moves a center, or a place given to at:"
)
extension LayoutMaker where State: TakesBottom {
  @_alwaysEmitIntoClient public func setBottom(offset: CGFloat, from: LayoutArea = .bounds)
    -> LayoutMaker<State.AddingBottom>
  { unreachable() }
}

@available(
  *, unavailable,
  message:
    "the verb is setBottom, and says what the number is: setBottom(inset: 8), setBottom(to: 8)"
)
extension LayoutMaker where State: TakesBottom {
  @_alwaysEmitIntoClient public func bottom(_ number: CGFloat = 0) -> LayoutMaker<
    State.AddingBottom
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func bottom(_ number: CGFloat = 0)
    -> LayoutMaker<IndividualLayout>
  { unreachable() }
  @_alwaysEmitIntoClient public func bottom(inset: CGFloat) -> LayoutMaker<State.AddingBottom> {
    unreachable()
  }
  @_disfavoredOverload @_alwaysEmitIntoClient public func bottom(inset: CGFloat) -> LayoutMaker<
    IndividualLayout
  > { unreachable() }
}

@available(
  *, unavailable,
  message:
    "the verb is setBottom, and a place goes to at: setBottom(at: photo.plumb.bottom, offset: 8)"
)
extension LayoutMaker where State: TakesBottom {
  @_alwaysEmitIntoClient public func bottom(to: some Any, offset: CGFloat = 0) -> LayoutMaker<
    State.AddingBottom
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func bottom(to: some Any, offset: CGFloat = 0)
    -> LayoutMaker<IndividualLayout>
  { unreachable() }
  @_alwaysEmitIntoClient public func bottom(at: some Any, offset: CGFloat = 0) -> LayoutMaker<
    State.AddingBottom
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func bottom(at: some Any, offset: CGFloat = 0)
    -> LayoutMaker<IndividualLayout>
  { unreachable() }
}

@available(
  *, unavailable,
  message:
    "the verb is setBottom, and says what the number is: setBottom(inset: 8), setBottom(to: 8)"
)
extension LayoutMaker where State: TakesBottom {
  @_alwaysEmitIntoClient public func setMaxY(to: CGFloat) -> LayoutMaker<State.AddingBottom> {
    unreachable()
  }
  @_disfavoredOverload @_alwaysEmitIntoClient public func setMaxY(to: CGFloat) -> LayoutMaker<
    IndividualLayout
  > { unreachable() }
}

@available(
  *, unavailable,
  message: "what is aligned with another view is at its place: setBottom(at: photo.plumb.bottom)"
)
extension LayoutMaker where State: TakesBottom {
  @_alwaysEmitIntoClient public func alignBottom(to: some Any) -> LayoutMaker<State.AddingBottom> {
    unreachable()
  }
  @_disfavoredOverload @_alwaysEmitIntoClient public func alignBottom(to: some Any) -> LayoutMaker<
    IndividualLayout
  > { unreachable() }
  @_alwaysEmitIntoClient public func alignBottom(with: some Any) -> LayoutMaker<State.AddingBottom>
  { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func alignBottom(with: some Any)
    -> LayoutMaker<IndividualLayout>
  { unreachable() }
}

@available(
  *, unavailable,
  message:
    "say where: setBottom(inset: 0), setBottom(inset: 8, from: .safeArea), setBottom(at: title.plumb.bottom)"
)
extension LayoutMaker where State: TakesBottom {
  @_alwaysEmitIntoClient public func setBottom(from: LayoutArea = .bounds) -> LayoutMaker<
    State.AddingBottom
  > { unreachable() }
}

@available(
  *, unavailable,
  message: "from: takes an area: setBottom(inset: 8, from: .safeArea)"
)
extension LayoutMaker where State: TakesBottom {
  @_alwaysEmitIntoClient public func setBottom(
    inset: CGFloat = 0, in: LayoutArea? = nil, of: LayoutArea? = nil, to: CGFloat = 0,
    from: LayoutArea? = nil
  ) -> LayoutMaker<State.AddingBottom> { unreachable() }
}

@available(
  *, unavailable,
  message: "by: takes a closure: setBottom(by: { $0.bottom })"
)
extension LayoutMaker where State: TakesBottom {
  @_alwaysEmitIntoClient public func setBottom(
    to: ((LayoutGuide.Parent<Vertical>) -> Position<Vertical>)? = nil,
    at: ((LayoutGuide.Parent<Vertical>) -> Position<Vertical>)? = nil
  ) -> LayoutMaker<State.AddingBottom> { unreachable() }
}

@available(
  *, unavailable,
  message: "several views are a list: pinBottom(to: [photo, title], with: { $0.bottom })"
)
extension LayoutMaker where State: TakesBottom {
  @_alwaysEmitIntoClient public func pinBottom(
    to: some Layoutable, _ next: some Layoutable,
    with: @escaping (LayoutGuide.Reference<Vertical>) -> Position<Vertical>
  ) -> LayoutMaker<State.AddingBottom> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a closure measures the reference: pinBottom(to: photo, with: { $0.bottom + 8 }); a place is moved by offset: setBottom(at: photo.plumb.bottom, offset: 8)"
)
extension LayoutMaker where State: TakesBottom {
  @_alwaysEmitIntoClient public func pinBottom(to: some Any, offset: CGFloat) -> LayoutMaker<
    State.AddingBottom
  > { unreachable() }
  @_alwaysEmitIntoClient public func pinBottom(
    to: some Any, at: LayoutAdjustment.VerticalAnchor, offset: CGFloat = 0
  ) -> LayoutMaker<State.AddingBottom> { unreachable() }
}
