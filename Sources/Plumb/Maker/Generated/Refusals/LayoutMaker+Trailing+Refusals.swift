// Written by Scripts/write-maker from its table. Do not edit.

import Foundation

@available(
  *, unavailable,
  message:
    "the horizontal axis is complete: two facts already decide it; to change a complete frame, add moving, pinching, expanding or limiting"
)
extension LayoutMaker where State: HorizontallyComplete {
  @_alwaysEmitIntoClient public func setTrailing(
    to: CGFloat = 0, inset: CGFloat = 0, from: LayoutArea = .bounds,
    at: LayoutPlace<Directional>? = nil, offset: CGFloat = 0,
    by: ((LayoutGuide.Parent<Directional>) -> Position<Directional>)? = nil
  ) -> LayoutMaker<State> { unreachable() }
  @_alwaysEmitIntoClient public func pinTrailing(
    to: some LayoutReference,
    with: @escaping (LayoutGuide.Reference<Directional>) -> Position<Directional>
  ) -> LayoutMaker<State> { unreachable() }
}

@available(
  *, unavailable,
  message: "the horizontal axis has its trailing already; add leading, center or width"
)
extension LayoutMaker where State: HoldsTrailing {
  @_alwaysEmitIntoClient public func setTrailing(
    to: CGFloat = 0, inset: CGFloat = 0, from: LayoutArea = .bounds,
    at: LayoutPlace<Directional>? = nil, offset: CGFloat = 0,
    by: ((LayoutGuide.Parent<Directional>) -> Position<Directional>)? = nil
  ) -> LayoutMaker<State.DecidedHorizontally> { unreachable() }
  @_alwaysEmitIntoClient public func pinTrailing(
    to: some LayoutReference,
    with: @escaping (LayoutGuide.Reference<Directional>) -> Position<Directional>
  ) -> LayoutMaker<State.DecidedHorizontally> { unreachable() }
}

@available(
  *, unavailable,
  message: "the horizontal axis has its trailing already; add leading, center or width"
)
extension LayoutMaker where State: HoldsTrailing {
  @_disfavoredOverload @_alwaysEmitIntoClient public func setTrailing(
    to: CGFloat = 0, inset: CGFloat = 0, from: LayoutArea = .bounds,
    at: LayoutPlace<Directional>? = nil, offset: CGFloat = 0,
    by: ((LayoutGuide.Parent<Directional>) -> Position<Directional>)? = nil
  ) -> LayoutMaker<State> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func pinTrailing(
    to: some LayoutReference,
    with: @escaping (LayoutGuide.Reference<Directional>) -> Position<Directional>
  ) -> LayoutMaker<State> { unreachable() }
}

@available(
  *, unavailable,
  message: "the horizontal axis has its trailing already; add leading, center or width"
)
extension LayoutMaker where State: HoldsTrailing {
  @_disfavoredOverload @_alwaysEmitIntoClient public func setTrailing(
    to: CGFloat = 0, inset: CGFloat = 0, from: LayoutArea = .bounds,
    at: LayoutPlace<Directional>? = nil, offset: CGFloat = 0,
    by: ((LayoutGuide.Parent<Directional>) -> Position<Directional>)? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func pinTrailing(
    to: some LayoutReference,
    with: @escaping (LayoutGuide.Reference<Directional>) -> Position<Directional>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "leading and trailing do not go with left and right: which side leading is on depends on the writing direction; add center, width or the other of left and right"
)
extension LayoutMaker where State: HoldsLeftOrRight {
  @_alwaysEmitIntoClient public func setTrailing(
    to: CGFloat = 0, inset: CGFloat = 0, from: LayoutArea = .bounds,
    at: LayoutPlace<Directional>? = nil, offset: CGFloat = 0,
    by: ((LayoutGuide.Parent<Directional>) -> Position<Directional>)? = nil
  ) -> LayoutMaker<State.DecidedHorizontally> { unreachable() }
  @_alwaysEmitIntoClient public func pinTrailing(
    to: some LayoutReference,
    with: @escaping (LayoutGuide.Reference<Directional>) -> Position<Directional>
  ) -> LayoutMaker<State.DecidedHorizontally> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "leading and trailing do not go with left and right: which side leading is on depends on the writing direction; add center, width or the other of left and right"
)
extension LayoutMaker where State: HoldsLeftOrRight {
  @_disfavoredOverload @_alwaysEmitIntoClient public func setTrailing(
    to: CGFloat = 0, inset: CGFloat = 0, from: LayoutArea = .bounds,
    at: LayoutPlace<Directional>? = nil, offset: CGFloat = 0,
    by: ((LayoutGuide.Parent<Directional>) -> Position<Directional>)? = nil
  ) -> LayoutMaker<State> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func pinTrailing(
    to: some LayoutReference,
    with: @escaping (LayoutGuide.Reference<Directional>) -> Position<Directional>
  ) -> LayoutMaker<State> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "leading and trailing do not go with left and right: which side leading is on depends on the writing direction; add center, width or the other of left and right"
)
extension LayoutMaker where State: HoldsLeftOrRight {
  @_disfavoredOverload @_alwaysEmitIntoClient public func setTrailing(
    to: CGFloat = 0, inset: CGFloat = 0, from: LayoutArea = .bounds,
    at: LayoutPlace<Directional>? = nil, offset: CGFloat = 0,
    by: ((LayoutGuide.Parent<Directional>) -> Position<Directional>)? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func pinTrailing(
    to: some LayoutReference,
    with: @escaping (LayoutGuide.Reference<Directional>) -> Position<Directional>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "underspecified frame: the vertical axis has nothing; add two of top, middle, bottom and height"
)
extension LayoutMaker where State: TakesTrailing & TakesVerticalEdges {
  @_alwaysEmitIntoClient public func setTrailing(
    to: CGFloat = 0, inset: CGFloat = 0, from: LayoutArea = .bounds,
    at: LayoutPlace<Directional>? = nil, offset: CGFloat = 0,
    by: ((LayoutGuide.Parent<Directional>) -> Position<Directional>)? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_alwaysEmitIntoClient public func pinTrailing(
    to: some LayoutReference,
    with: @escaping (LayoutGuide.Reference<Directional>) -> Position<Directional>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message: "underspecified frame: the vertical axis has its top; add middle, bottom or height"
)
extension LayoutMaker where State: TakesTrailing & HoldsTop {
  @_alwaysEmitIntoClient public func setTrailing(
    to: CGFloat = 0, inset: CGFloat = 0, from: LayoutArea = .bounds,
    at: LayoutPlace<Directional>? = nil, offset: CGFloat = 0,
    by: ((LayoutGuide.Parent<Directional>) -> Position<Directional>)? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_alwaysEmitIntoClient public func pinTrailing(
    to: some LayoutReference,
    with: @escaping (LayoutGuide.Reference<Directional>) -> Position<Directional>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message: "underspecified frame: the vertical axis has its middle; add top, bottom or height"
)
extension LayoutMaker where State: TakesTrailing & HoldsMiddle {
  @_alwaysEmitIntoClient public func setTrailing(
    to: CGFloat = 0, inset: CGFloat = 0, from: LayoutArea = .bounds,
    at: LayoutPlace<Directional>? = nil, offset: CGFloat = 0,
    by: ((LayoutGuide.Parent<Directional>) -> Position<Directional>)? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_alwaysEmitIntoClient public func pinTrailing(
    to: some LayoutReference,
    with: @escaping (LayoutGuide.Reference<Directional>) -> Position<Directional>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message: "underspecified frame: the vertical axis has its bottom; add top, middle or height"
)
extension LayoutMaker where State: TakesTrailing & HoldsBottom {
  @_alwaysEmitIntoClient public func setTrailing(
    to: CGFloat = 0, inset: CGFloat = 0, from: LayoutArea = .bounds,
    at: LayoutPlace<Directional>? = nil, offset: CGFloat = 0,
    by: ((LayoutGuide.Parent<Directional>) -> Position<Directional>)? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_alwaysEmitIntoClient public func pinTrailing(
    to: some LayoutReference,
    with: @escaping (LayoutGuide.Reference<Directional>) -> Position<Directional>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message: "underspecified frame: the vertical axis has a part; add top, middle, bottom or height"
)
extension LayoutMaker where State: TakesTrailing & HoldsVerticalPart {
  @_alwaysEmitIntoClient public func setTrailing(
    to: CGFloat = 0, inset: CGFloat = 0, from: LayoutArea = .bounds,
    at: LayoutPlace<Directional>? = nil, offset: CGFloat = 0,
    by: ((LayoutGuide.Parent<Directional>) -> Position<Directional>)? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_alwaysEmitIntoClient public func pinTrailing(
    to: some LayoutReference,
    with: @escaping (LayoutGuide.Reference<Directional>) -> Position<Directional>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message: "underspecified frame: the vertical axis has its height; add top, middle or bottom"
)
extension LayoutMaker where State: TakesTrailing & HoldsHeight {
  @_alwaysEmitIntoClient public func setTrailing(
    to: CGFloat = 0, inset: CGFloat = 0, from: LayoutArea = .bounds,
    at: LayoutPlace<Directional>? = nil, offset: CGFloat = 0,
    by: ((LayoutGuide.Parent<Directional>) -> Position<Directional>)? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_alwaysEmitIntoClient public func pinTrailing(
    to: some LayoutReference,
    with: @escaping (LayoutGuide.Reference<Directional>) -> Position<Directional>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message: "underspecified frame: the vertical axis has a baseline; add height"
)
extension LayoutMaker where State: TakesTrailing & HoldsBaseline {
  @_alwaysEmitIntoClient public func setTrailing(
    to: CGFloat = 0, inset: CGFloat = 0, from: LayoutArea = .bounds,
    at: LayoutPlace<Directional>? = nil, offset: CGFloat = 0,
    by: ((LayoutGuide.Parent<Directional>) -> Position<Directional>)? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_alwaysEmitIntoClient public func pinTrailing(
    to: some LayoutReference,
    with: @escaping (LayoutGuide.Reference<Directional>) -> Position<Directional>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "underspecified frame: the horizontal axis has its trailing; add leading, center or width"
)
extension LayoutMaker where State: TakesTrailing & TakesHorizontalEdges & VerticallyComplete {
  @_alwaysEmitIntoClient public func setTrailing(
    to: CGFloat = 0, inset: CGFloat = 0, from: LayoutArea = .bounds,
    at: LayoutPlace<Directional>? = nil, offset: CGFloat = 0,
    by: ((LayoutGuide.Parent<Directional>) -> Position<Directional>)? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_alwaysEmitIntoClient public func pinTrailing(
    to: some LayoutReference,
    with: @escaping (LayoutGuide.Reference<Directional>) -> Position<Directional>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "with: takes a closure that measures the reference: pinTrailing(to: photo, with: { $0.trailing + 8 }); a number alone goes to to: setTrailing(to: 8)"
)
extension LayoutMaker where State: TakesTrailing {
  @_alwaysEmitIntoClient public func pinTrailing(to: some LayoutReference, with: CGFloat)
    -> LayoutMaker<State.AddingTrailing>
  { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a closure measures the reference: pinTrailing(to: photo, with: { $0.trailing }); a value goes to at: setTrailing(at: photo.plumb.trailing)"
)
extension LayoutMaker where State: TakesTrailing {
  @_alwaysEmitIntoClient public func pinTrailing(to: some Any) -> LayoutMaker<State.AddingTrailing>
  { unreachable() }
}

@available(
  *, unavailable,
  message: "say what the number is: setTrailing(to: 8), setTrailing(inset: 8)"
)
extension LayoutMaker where State: TakesTrailing {
  @_alwaysEmitIntoClient public func setTrailing(_ number: CGFloat) -> LayoutMaker<
    State.AddingTrailing
  > { unreachable() }
}

@available(
  *, unavailable,
  message:
    "to: takes a number, and at: a leading or trailing place that is measured and not nil: setTrailing(to: 8), setTrailing(at: title.plumb.trailing); the center is title.plumb.horizontal(at: 0.5)"
)
extension LayoutMaker where State: TakesTrailing {
  @_alwaysEmitIntoClient public func setTrailing(
    to: LayoutPlace<Directional>? = nil, at: (any Any)? = nil, offset: CGFloat = 0,
    like: (any Any)? = nil, of: (any Any)? = nil
  ) -> LayoutMaker<State.AddingTrailing> { unreachable() }
}

@available(
  *, unavailable,
  message: "a view is no number; measure it: setTrailing(at: photo.plumb.trailing)"
)
extension LayoutMaker where State: TakesTrailing {
  @_alwaysEmitIntoClient public func setTrailing(to: some Layoutable) -> LayoutMaker<
    State.AddingTrailing
  > { unreachable() }
}

@available(
  *, unavailable,
  message: "offset: moves a place given to at: setTrailing(at: photo.plumb.trailing, offset: 8)"
)
extension LayoutMaker where State: TakesTrailing {
  @_alwaysEmitIntoClient public func setTrailing(
    at: LayoutPlace<Directional>, inset: CGFloat = 0, _: CGFloat = 0
  ) -> LayoutMaker<State.AddingTrailing> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "an edge goes inwards: setTrailing(inset: 8); offset: moves a center, or a place given to at:"
)
extension LayoutMaker where State: TakesTrailing {
  @_alwaysEmitIntoClient public func setTrailing(offset: CGFloat, from: LayoutArea = .bounds)
    -> LayoutMaker<State.AddingTrailing>
  { unreachable() }
}

@available(
  *, unavailable,
  message:
    "the verb is setTrailing, and says what the number is: setTrailing(inset: 8), setTrailing(to: 8)"
)
extension LayoutMaker where State: TakesTrailing {
  @_alwaysEmitIntoClient public func trailing(_ number: CGFloat = 0) -> LayoutMaker<
    State.AddingTrailing
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func trailing(_ number: CGFloat = 0)
    -> LayoutMaker<IndividualLayout>
  { unreachable() }
  @_alwaysEmitIntoClient public func trailing(inset: CGFloat) -> LayoutMaker<State.AddingTrailing> {
    unreachable()
  }
  @_disfavoredOverload @_alwaysEmitIntoClient public func trailing(inset: CGFloat) -> LayoutMaker<
    IndividualLayout
  > { unreachable() }
}

@available(
  *, unavailable,
  message:
    "the verb is setTrailing, and a place goes to at: setTrailing(at: photo.plumb.trailing, offset: 8)"
)
extension LayoutMaker where State: TakesTrailing {
  @_alwaysEmitIntoClient public func trailing(to: some Any, offset: CGFloat = 0) -> LayoutMaker<
    State.AddingTrailing
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func trailing(
    to: some Any, offset: CGFloat = 0
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_alwaysEmitIntoClient public func trailing(at: some Any, offset: CGFloat = 0) -> LayoutMaker<
    State.AddingTrailing
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func trailing(
    at: some Any, offset: CGFloat = 0
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "start and end are leading and trailing: setTrailing(inset: 8), setTrailing(at: photo.plumb.trailing)"
)
extension LayoutMaker where State: TakesTrailing {
  @_alwaysEmitIntoClient public func end(_ number: CGFloat = 0) -> LayoutMaker<State.AddingTrailing>
  { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func end(_ number: CGFloat = 0) -> LayoutMaker<
    IndividualLayout
  > { unreachable() }
  @_alwaysEmitIntoClient public func setEnd(to: CGFloat) -> LayoutMaker<State.AddingTrailing> {
    unreachable()
  }
  @_disfavoredOverload @_alwaysEmitIntoClient public func setEnd(to: CGFloat) -> LayoutMaker<
    IndividualLayout
  > { unreachable() }
  @_alwaysEmitIntoClient public func setEnd(inset: CGFloat) -> LayoutMaker<State.AddingTrailing> {
    unreachable()
  }
  @_disfavoredOverload @_alwaysEmitIntoClient public func setEnd(inset: CGFloat) -> LayoutMaker<
    IndividualLayout
  > { unreachable() }
  @_alwaysEmitIntoClient public func setEnd(at: some Any, offset: CGFloat = 0) -> LayoutMaker<
    State.AddingTrailing
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func setEnd(at: some Any, offset: CGFloat = 0)
    -> LayoutMaker<IndividualLayout>
  { unreachable() }
}

@available(
  *, unavailable,
  message:
    "what is aligned with another view is at its place: setTrailing(at: photo.plumb.trailing)"
)
extension LayoutMaker where State: TakesTrailing {
  @_alwaysEmitIntoClient public func alignTrailing(to: some Any) -> LayoutMaker<
    State.AddingTrailing
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func alignTrailing(to: some Any)
    -> LayoutMaker<IndividualLayout>
  { unreachable() }
  @_alwaysEmitIntoClient public func alignTrailing(with: some Any) -> LayoutMaker<
    State.AddingTrailing
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func alignTrailing(with: some Any)
    -> LayoutMaker<IndividualLayout>
  { unreachable() }
}

@available(
  *, unavailable,
  message:
    "say where: setTrailing(inset: 0), setTrailing(inset: 8, from: .safeArea), setTrailing(at: title.plumb.trailing)"
)
extension LayoutMaker where State: TakesTrailing {
  @_alwaysEmitIntoClient public func setTrailing(from: LayoutArea = .bounds) -> LayoutMaker<
    State.AddingTrailing
  > { unreachable() }
}

@available(
  *, unavailable,
  message: "from: takes an area: setTrailing(inset: 8, from: .safeArea)"
)
extension LayoutMaker where State: TakesTrailing {
  @_alwaysEmitIntoClient public func setTrailing(
    inset: CGFloat = 0, in: LayoutArea? = nil, of: LayoutArea? = nil, to: CGFloat = 0,
    from: LayoutArea? = nil
  ) -> LayoutMaker<State.AddingTrailing> { unreachable() }
}

@available(
  *, unavailable,
  message: "by: takes a closure: setTrailing(by: { $0.trailing })"
)
extension LayoutMaker where State: TakesTrailing {
  @_alwaysEmitIntoClient public func setTrailing(
    to: ((LayoutGuide.Parent<Directional>) -> Position<Directional>)? = nil,
    at: ((LayoutGuide.Parent<Directional>) -> Position<Directional>)? = nil
  ) -> LayoutMaker<State.AddingTrailing> { unreachable() }
}

@available(
  *, unavailable,
  message: "several views are a list: pinTrailing(to: [photo, title], with: { $0.trailing })"
)
extension LayoutMaker where State: TakesTrailing {
  @_alwaysEmitIntoClient public func pinTrailing(
    to: some Layoutable, _ next: some Layoutable,
    with: @escaping (LayoutGuide.Reference<Directional>) -> Position<Directional>
  ) -> LayoutMaker<State.AddingTrailing> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a closure measures the reference: pinTrailing(to: photo, with: { $0.trailing + 8 }); a place is moved by offset: setTrailing(at: photo.plumb.trailing, offset: 8)"
)
extension LayoutMaker where State: TakesTrailing {
  @_alwaysEmitIntoClient public func pinTrailing(to: some Any, offset: CGFloat) -> LayoutMaker<
    State.AddingTrailing
  > { unreachable() }
  @_alwaysEmitIntoClient public func pinTrailing(
    to: some Any, at: LayoutAdjustment.HorizontalAnchor, offset: CGFloat = 0
  ) -> LayoutMaker<State.AddingTrailing> { unreachable() }
}
