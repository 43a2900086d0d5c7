// Written by Scripts/write-maker from its table. Do not edit.

import Foundation

@available(
  *, unavailable,
  message:
    "the horizontal axis is complete: two facts already decide it; to change a complete frame, add moving, pinching, expanding or limiting"
)
extension LayoutMaker where State: HorizontallyComplete {
  @_alwaysEmitIntoClient public func setLeading(
    to: CGFloat = 0, inset: CGFloat = 0, from: LayoutArea = .bounds,
    at: LayoutPlace<Directional>? = nil, offset: CGFloat = 0,
    by: ((LayoutGuide.Parent<Directional>) -> Position<Directional>)? = nil
  ) -> LayoutMaker<State> { unreachable() }
  @_alwaysEmitIntoClient public func pinLeading(
    to: some LayoutReference,
    with: @escaping (LayoutGuide.Reference<Directional>) -> Position<Directional>
  ) -> LayoutMaker<State> { unreachable() }
}

@available(
  *, unavailable,
  message: "the horizontal axis has its leading already; add center, trailing or width"
)
extension LayoutMaker where State: HoldsLeading {
  @_alwaysEmitIntoClient public func setLeading(
    to: CGFloat = 0, inset: CGFloat = 0, from: LayoutArea = .bounds,
    at: LayoutPlace<Directional>? = nil, offset: CGFloat = 0,
    by: ((LayoutGuide.Parent<Directional>) -> Position<Directional>)? = nil
  ) -> LayoutMaker<State.DecidedHorizontally> { unreachable() }
  @_alwaysEmitIntoClient public func pinLeading(
    to: some LayoutReference,
    with: @escaping (LayoutGuide.Reference<Directional>) -> Position<Directional>
  ) -> LayoutMaker<State.DecidedHorizontally> { unreachable() }
}

@available(
  *, unavailable,
  message: "the horizontal axis has its leading already; add center, trailing or width"
)
extension LayoutMaker where State: HoldsLeading {
  @_disfavoredOverload @_alwaysEmitIntoClient public func setLeading(
    to: CGFloat = 0, inset: CGFloat = 0, from: LayoutArea = .bounds,
    at: LayoutPlace<Directional>? = nil, offset: CGFloat = 0,
    by: ((LayoutGuide.Parent<Directional>) -> Position<Directional>)? = nil
  ) -> LayoutMaker<State> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func pinLeading(
    to: some LayoutReference,
    with: @escaping (LayoutGuide.Reference<Directional>) -> Position<Directional>
  ) -> LayoutMaker<State> { unreachable() }
}

@available(
  *, unavailable,
  message: "the horizontal axis has its leading already; add center, trailing or width"
)
extension LayoutMaker where State: HoldsLeading {
  @_disfavoredOverload @_alwaysEmitIntoClient public func setLeading(
    to: CGFloat = 0, inset: CGFloat = 0, from: LayoutArea = .bounds,
    at: LayoutPlace<Directional>? = nil, offset: CGFloat = 0,
    by: ((LayoutGuide.Parent<Directional>) -> Position<Directional>)? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func pinLeading(
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
  @_alwaysEmitIntoClient public func setLeading(
    to: CGFloat = 0, inset: CGFloat = 0, from: LayoutArea = .bounds,
    at: LayoutPlace<Directional>? = nil, offset: CGFloat = 0,
    by: ((LayoutGuide.Parent<Directional>) -> Position<Directional>)? = nil
  ) -> LayoutMaker<State.DecidedHorizontally> { unreachable() }
  @_alwaysEmitIntoClient public func pinLeading(
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
  @_disfavoredOverload @_alwaysEmitIntoClient public func setLeading(
    to: CGFloat = 0, inset: CGFloat = 0, from: LayoutArea = .bounds,
    at: LayoutPlace<Directional>? = nil, offset: CGFloat = 0,
    by: ((LayoutGuide.Parent<Directional>) -> Position<Directional>)? = nil
  ) -> LayoutMaker<State> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func pinLeading(
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
  @_disfavoredOverload @_alwaysEmitIntoClient public func setLeading(
    to: CGFloat = 0, inset: CGFloat = 0, from: LayoutArea = .bounds,
    at: LayoutPlace<Directional>? = nil, offset: CGFloat = 0,
    by: ((LayoutGuide.Parent<Directional>) -> Position<Directional>)? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func pinLeading(
    to: some LayoutReference,
    with: @escaping (LayoutGuide.Reference<Directional>) -> Position<Directional>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "underspecified frame: the vertical axis has nothing; add two of top, middle, bottom and height"
)
extension LayoutMaker where State: TakesLeading & TakesVerticalEdges {
  @_alwaysEmitIntoClient public func setLeading(
    to: CGFloat = 0, inset: CGFloat = 0, from: LayoutArea = .bounds,
    at: LayoutPlace<Directional>? = nil, offset: CGFloat = 0,
    by: ((LayoutGuide.Parent<Directional>) -> Position<Directional>)? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_alwaysEmitIntoClient public func pinLeading(
    to: some LayoutReference,
    with: @escaping (LayoutGuide.Reference<Directional>) -> Position<Directional>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message: "underspecified frame: the vertical axis has its top; add middle, bottom or height"
)
extension LayoutMaker where State: TakesLeading & HoldsTop {
  @_alwaysEmitIntoClient public func setLeading(
    to: CGFloat = 0, inset: CGFloat = 0, from: LayoutArea = .bounds,
    at: LayoutPlace<Directional>? = nil, offset: CGFloat = 0,
    by: ((LayoutGuide.Parent<Directional>) -> Position<Directional>)? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_alwaysEmitIntoClient public func pinLeading(
    to: some LayoutReference,
    with: @escaping (LayoutGuide.Reference<Directional>) -> Position<Directional>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message: "underspecified frame: the vertical axis has its middle; add top, bottom or height"
)
extension LayoutMaker where State: TakesLeading & HoldsMiddle {
  @_alwaysEmitIntoClient public func setLeading(
    to: CGFloat = 0, inset: CGFloat = 0, from: LayoutArea = .bounds,
    at: LayoutPlace<Directional>? = nil, offset: CGFloat = 0,
    by: ((LayoutGuide.Parent<Directional>) -> Position<Directional>)? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_alwaysEmitIntoClient public func pinLeading(
    to: some LayoutReference,
    with: @escaping (LayoutGuide.Reference<Directional>) -> Position<Directional>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message: "underspecified frame: the vertical axis has its bottom; add top, middle or height"
)
extension LayoutMaker where State: TakesLeading & HoldsBottom {
  @_alwaysEmitIntoClient public func setLeading(
    to: CGFloat = 0, inset: CGFloat = 0, from: LayoutArea = .bounds,
    at: LayoutPlace<Directional>? = nil, offset: CGFloat = 0,
    by: ((LayoutGuide.Parent<Directional>) -> Position<Directional>)? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_alwaysEmitIntoClient public func pinLeading(
    to: some LayoutReference,
    with: @escaping (LayoutGuide.Reference<Directional>) -> Position<Directional>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message: "underspecified frame: the vertical axis has a part; add top, middle, bottom or height"
)
extension LayoutMaker where State: TakesLeading & HoldsVerticalPart {
  @_alwaysEmitIntoClient public func setLeading(
    to: CGFloat = 0, inset: CGFloat = 0, from: LayoutArea = .bounds,
    at: LayoutPlace<Directional>? = nil, offset: CGFloat = 0,
    by: ((LayoutGuide.Parent<Directional>) -> Position<Directional>)? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_alwaysEmitIntoClient public func pinLeading(
    to: some LayoutReference,
    with: @escaping (LayoutGuide.Reference<Directional>) -> Position<Directional>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message: "underspecified frame: the vertical axis has its height; add top, middle or bottom"
)
extension LayoutMaker where State: TakesLeading & HoldsHeight {
  @_alwaysEmitIntoClient public func setLeading(
    to: CGFloat = 0, inset: CGFloat = 0, from: LayoutArea = .bounds,
    at: LayoutPlace<Directional>? = nil, offset: CGFloat = 0,
    by: ((LayoutGuide.Parent<Directional>) -> Position<Directional>)? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_alwaysEmitIntoClient public func pinLeading(
    to: some LayoutReference,
    with: @escaping (LayoutGuide.Reference<Directional>) -> Position<Directional>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message: "underspecified frame: the vertical axis has a baseline; add height"
)
extension LayoutMaker where State: TakesLeading & HoldsBaseline {
  @_alwaysEmitIntoClient public func setLeading(
    to: CGFloat = 0, inset: CGFloat = 0, from: LayoutArea = .bounds,
    at: LayoutPlace<Directional>? = nil, offset: CGFloat = 0,
    by: ((LayoutGuide.Parent<Directional>) -> Position<Directional>)? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_alwaysEmitIntoClient public func pinLeading(
    to: some LayoutReference,
    with: @escaping (LayoutGuide.Reference<Directional>) -> Position<Directional>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "underspecified frame: the horizontal axis has its leading; add center, trailing or width"
)
extension LayoutMaker where State: TakesLeading & TakesHorizontalEdges & VerticallyComplete {
  @_alwaysEmitIntoClient public func setLeading(
    to: CGFloat = 0, inset: CGFloat = 0, from: LayoutArea = .bounds,
    at: LayoutPlace<Directional>? = nil, offset: CGFloat = 0,
    by: ((LayoutGuide.Parent<Directional>) -> Position<Directional>)? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_alwaysEmitIntoClient public func pinLeading(
    to: some LayoutReference,
    with: @escaping (LayoutGuide.Reference<Directional>) -> Position<Directional>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "with: takes a closure that measures the reference: pinLeading(to: photo, with: { $0.leading + 8 }); a number alone goes to to: setLeading(to: 8)"
)
extension LayoutMaker where State: TakesLeading {
  @_alwaysEmitIntoClient public func pinLeading(to: some LayoutReference, with: CGFloat)
    -> LayoutMaker<State.AddingLeading>
  { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a closure measures the reference: pinLeading(to: photo, with: { $0.leading }); a value goes to at: setLeading(at: photo.plumb.leading)"
)
extension LayoutMaker where State: TakesLeading {
  @_alwaysEmitIntoClient public func pinLeading(to: some Any) -> LayoutMaker<State.AddingLeading> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message: "say what the number is: setLeading(to: 8), setLeading(inset: 8)"
)
extension LayoutMaker where State: TakesLeading {
  @_alwaysEmitIntoClient public func setLeading(_ number: CGFloat) -> LayoutMaker<
    State.AddingLeading
  > { unreachable() }
}

@available(
  *, unavailable,
  message:
    "to: takes a number, and at: a leading or trailing place that is measured and not nil: setLeading(to: 8), setLeading(at: title.plumb.leading); the center is title.plumb.horizontal(at: 0.5)"
)
extension LayoutMaker where State: TakesLeading {
  @_alwaysEmitIntoClient public func setLeading(
    to: LayoutPlace<Directional>? = nil, at: (any Any)? = nil, offset: CGFloat = 0,
    like: (any Any)? = nil, of: (any Any)? = nil
  ) -> LayoutMaker<State.AddingLeading> { unreachable() }
}

@available(
  *, unavailable,
  message: "a view is no number; measure it: setLeading(at: photo.plumb.leading)"
)
extension LayoutMaker where State: TakesLeading {
  @_alwaysEmitIntoClient public func setLeading(to: some Layoutable) -> LayoutMaker<
    State.AddingLeading
  > { unreachable() }
}

@available(
  *, unavailable,
  message: "offset: moves a place given to at: setLeading(at: photo.plumb.leading, offset: 8)"
)
extension LayoutMaker where State: TakesLeading {
  @_alwaysEmitIntoClient public func setLeading(
    at: LayoutPlace<Directional>, inset: CGFloat = 0, _: CGFloat = 0
  ) -> LayoutMaker<State.AddingLeading> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "an edge goes inwards: setLeading(inset: 8); offset: moves a center, or a place given to at:"
)
extension LayoutMaker where State: TakesLeading {
  @_alwaysEmitIntoClient public func setLeading(offset: CGFloat, from: LayoutArea = .bounds)
    -> LayoutMaker<State.AddingLeading>
  { unreachable() }
}

@available(
  *, unavailable,
  message:
    "the verb is setLeading, and says what the number is: setLeading(inset: 8), setLeading(to: 8)"
)
extension LayoutMaker where State: TakesLeading {
  @_alwaysEmitIntoClient public func leading(_ number: CGFloat = 0) -> LayoutMaker<
    State.AddingLeading
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func leading(_ number: CGFloat = 0)
    -> LayoutMaker<IndividualLayout>
  { unreachable() }
  @_alwaysEmitIntoClient public func leading(inset: CGFloat) -> LayoutMaker<State.AddingLeading> {
    unreachable()
  }
  @_disfavoredOverload @_alwaysEmitIntoClient public func leading(inset: CGFloat) -> LayoutMaker<
    IndividualLayout
  > { unreachable() }
}

@available(
  *, unavailable,
  message:
    "the verb is setLeading, and a place goes to at: setLeading(at: photo.plumb.leading, offset: 8)"
)
extension LayoutMaker where State: TakesLeading {
  @_alwaysEmitIntoClient public func leading(to: some Any, offset: CGFloat = 0) -> LayoutMaker<
    State.AddingLeading
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func leading(to: some Any, offset: CGFloat = 0)
    -> LayoutMaker<IndividualLayout>
  { unreachable() }
  @_alwaysEmitIntoClient public func leading(at: some Any, offset: CGFloat = 0) -> LayoutMaker<
    State.AddingLeading
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func leading(at: some Any, offset: CGFloat = 0)
    -> LayoutMaker<IndividualLayout>
  { unreachable() }
}

@available(
  *, unavailable,
  message:
    "start and end are leading and trailing: setLeading(inset: 8), setLeading(at: photo.plumb.leading)"
)
extension LayoutMaker where State: TakesLeading {
  @_alwaysEmitIntoClient public func start(_ number: CGFloat = 0) -> LayoutMaker<
    State.AddingLeading
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func start(_ number: CGFloat = 0)
    -> LayoutMaker<IndividualLayout>
  { unreachable() }
  @_alwaysEmitIntoClient public func setStart(to: CGFloat) -> LayoutMaker<State.AddingLeading> {
    unreachable()
  }
  @_disfavoredOverload @_alwaysEmitIntoClient public func setStart(to: CGFloat) -> LayoutMaker<
    IndividualLayout
  > { unreachable() }
  @_alwaysEmitIntoClient public func setStart(inset: CGFloat) -> LayoutMaker<State.AddingLeading> {
    unreachable()
  }
  @_disfavoredOverload @_alwaysEmitIntoClient public func setStart(inset: CGFloat) -> LayoutMaker<
    IndividualLayout
  > { unreachable() }
  @_alwaysEmitIntoClient public func setStart(at: some Any, offset: CGFloat = 0) -> LayoutMaker<
    State.AddingLeading
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func setStart(
    at: some Any, offset: CGFloat = 0
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message: "what is aligned with another view is at its place: setLeading(at: photo.plumb.leading)"
)
extension LayoutMaker where State: TakesLeading {
  @_alwaysEmitIntoClient public func alignLeading(to: some Any) -> LayoutMaker<State.AddingLeading>
  { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func alignLeading(to: some Any) -> LayoutMaker<
    IndividualLayout
  > { unreachable() }
  @_alwaysEmitIntoClient public func alignLeading(with: some Any) -> LayoutMaker<
    State.AddingLeading
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func alignLeading(with: some Any)
    -> LayoutMaker<IndividualLayout>
  { unreachable() }
}

@available(
  *, unavailable,
  message:
    "say where: setLeading(inset: 0), setLeading(inset: 8, from: .safeArea), setLeading(at: title.plumb.leading)"
)
extension LayoutMaker where State: TakesLeading {
  @_alwaysEmitIntoClient public func setLeading(from: LayoutArea = .bounds) -> LayoutMaker<
    State.AddingLeading
  > { unreachable() }
}

@available(
  *, unavailable,
  message: "from: takes an area: setLeading(inset: 8, from: .safeArea)"
)
extension LayoutMaker where State: TakesLeading {
  @_alwaysEmitIntoClient public func setLeading(
    inset: CGFloat = 0, in: LayoutArea? = nil, of: LayoutArea? = nil, to: CGFloat = 0,
    from: LayoutArea? = nil
  ) -> LayoutMaker<State.AddingLeading> { unreachable() }
}

@available(
  *, unavailable,
  message: "by: takes a closure: setLeading(by: { $0.leading })"
)
extension LayoutMaker where State: TakesLeading {
  @_alwaysEmitIntoClient public func setLeading(
    to: ((LayoutGuide.Parent<Directional>) -> Position<Directional>)? = nil,
    at: ((LayoutGuide.Parent<Directional>) -> Position<Directional>)? = nil
  ) -> LayoutMaker<State.AddingLeading> { unreachable() }
}

@available(
  *, unavailable,
  message: "several views are a list: pinLeading(to: [photo, title], with: { $0.leading })"
)
extension LayoutMaker where State: TakesLeading {
  @_alwaysEmitIntoClient public func pinLeading(
    to: some Layoutable, _ next: some Layoutable,
    with: @escaping (LayoutGuide.Reference<Directional>) -> Position<Directional>
  ) -> LayoutMaker<State.AddingLeading> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a closure measures the reference: pinLeading(to: photo, with: { $0.leading + 8 }); a place is moved by offset: setLeading(at: photo.plumb.leading, offset: 8)"
)
extension LayoutMaker where State: TakesLeading {
  @_alwaysEmitIntoClient public func pinLeading(to: some Any, offset: CGFloat) -> LayoutMaker<
    State.AddingLeading
  > { unreachable() }
  @_alwaysEmitIntoClient public func pinLeading(
    to: some Any, at: LayoutAdjustment.HorizontalAnchor, offset: CGFloat = 0
  ) -> LayoutMaker<State.AddingLeading> { unreachable() }
}
