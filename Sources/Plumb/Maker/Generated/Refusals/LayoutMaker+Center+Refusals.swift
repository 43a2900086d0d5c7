// Written by Scripts/write-maker from its table. Do not edit.

import Foundation

@available(
  *, unavailable,
  message:
    "the horizontal axis is complete: two facts already decide it; to change a complete frame, add moving, pinching, expanding or limiting"
)
extension LayoutMaker where State: HorizontallyComplete {
  @_alwaysEmitIntoClient public func setCenter(
    to: CGFloat = 0, at: LayoutPlace<Horizontal>? = nil, offset: CGFloat = 0,
    from: LayoutArea = .bounds,
    by: ((LayoutGuide.Parent<Horizontal>) -> Position<Horizontal>)? = nil
  ) -> LayoutMaker<State> { unreachable() }
  @_alwaysEmitIntoClient public func setCenter(at: LayoutPlace<Directional>, offset: CGFloat = 0)
    -> LayoutMaker<State>
  { unreachable() }
  @_alwaysEmitIntoClient public func pinCenter(
    to: some LayoutReference,
    with: @escaping (LayoutGuide.Reference<Horizontal>) -> Position<Horizontal>
  ) -> LayoutMaker<State> { unreachable() }
}

@available(
  *, unavailable,
  message: "the horizontal axis has its center already; add left, right, leading, trailing or width"
)
extension LayoutMaker where State: HoldsCenter {
  @_alwaysEmitIntoClient public func setCenter(
    to: CGFloat = 0, at: LayoutPlace<Horizontal>? = nil, offset: CGFloat = 0,
    from: LayoutArea = .bounds,
    by: ((LayoutGuide.Parent<Horizontal>) -> Position<Horizontal>)? = nil
  ) -> LayoutMaker<State.DecidedHorizontally> { unreachable() }
  @_alwaysEmitIntoClient public func setCenter(at: LayoutPlace<Directional>, offset: CGFloat = 0)
    -> LayoutMaker<State.DecidedHorizontally>
  { unreachable() }
  @_alwaysEmitIntoClient public func pinCenter(
    to: some LayoutReference,
    with: @escaping (LayoutGuide.Reference<Horizontal>) -> Position<Horizontal>
  ) -> LayoutMaker<State.DecidedHorizontally> { unreachable() }
}

@available(
  *, unavailable,
  message: "the horizontal axis has its center already; add left, right, leading, trailing or width"
)
extension LayoutMaker where State: HoldsCenter {
  @_disfavoredOverload @_alwaysEmitIntoClient public func setCenter(
    to: CGFloat = 0, at: LayoutPlace<Horizontal>? = nil, offset: CGFloat = 0,
    from: LayoutArea = .bounds,
    by: ((LayoutGuide.Parent<Horizontal>) -> Position<Horizontal>)? = nil
  ) -> LayoutMaker<State> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func setCenter(
    at: LayoutPlace<Directional>, offset: CGFloat = 0
  ) -> LayoutMaker<State> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func pinCenter(
    to: some LayoutReference,
    with: @escaping (LayoutGuide.Reference<Horizontal>) -> Position<Horizontal>
  ) -> LayoutMaker<State> { unreachable() }
}

@available(
  *, unavailable,
  message: "the horizontal axis has its center already; add left, right, leading, trailing or width"
)
extension LayoutMaker where State: HoldsCenter {
  @_disfavoredOverload @_alwaysEmitIntoClient public func setCenter(
    to: CGFloat = 0, at: LayoutPlace<Horizontal>? = nil, offset: CGFloat = 0,
    from: LayoutArea = .bounds,
    by: ((LayoutGuide.Parent<Horizontal>) -> Position<Horizontal>)? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func setCenter(
    at: LayoutPlace<Directional>, offset: CGFloat = 0
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func pinCenter(
    to: some LayoutReference,
    with: @escaping (LayoutGuide.Reference<Horizontal>) -> Position<Horizontal>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "underspecified frame: the vertical axis has nothing; add two of top, middle, bottom and height"
)
extension LayoutMaker where State: TakesCenter & TakesVerticalEdges {
  @_alwaysEmitIntoClient public func setCenter(
    to: CGFloat = 0, at: LayoutPlace<Horizontal>? = nil, offset: CGFloat = 0,
    from: LayoutArea = .bounds,
    by: ((LayoutGuide.Parent<Horizontal>) -> Position<Horizontal>)? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_alwaysEmitIntoClient public func setCenter(at: LayoutPlace<Directional>, offset: CGFloat = 0)
    -> LayoutMaker<IndividualLayout>
  { unreachable() }
  @_alwaysEmitIntoClient public func pinCenter(
    to: some LayoutReference,
    with: @escaping (LayoutGuide.Reference<Horizontal>) -> Position<Horizontal>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message: "underspecified frame: the vertical axis has its top; add middle, bottom or height"
)
extension LayoutMaker where State: TakesCenter & HoldsTop {
  @_alwaysEmitIntoClient public func setCenter(
    to: CGFloat = 0, at: LayoutPlace<Horizontal>? = nil, offset: CGFloat = 0,
    from: LayoutArea = .bounds,
    by: ((LayoutGuide.Parent<Horizontal>) -> Position<Horizontal>)? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_alwaysEmitIntoClient public func setCenter(at: LayoutPlace<Directional>, offset: CGFloat = 0)
    -> LayoutMaker<IndividualLayout>
  { unreachable() }
  @_alwaysEmitIntoClient public func pinCenter(
    to: some LayoutReference,
    with: @escaping (LayoutGuide.Reference<Horizontal>) -> Position<Horizontal>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message: "underspecified frame: the vertical axis has its middle; add top, bottom or height"
)
extension LayoutMaker where State: TakesCenter & HoldsMiddle {
  @_alwaysEmitIntoClient public func setCenter(
    to: CGFloat = 0, at: LayoutPlace<Horizontal>? = nil, offset: CGFloat = 0,
    from: LayoutArea = .bounds,
    by: ((LayoutGuide.Parent<Horizontal>) -> Position<Horizontal>)? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_alwaysEmitIntoClient public func setCenter(at: LayoutPlace<Directional>, offset: CGFloat = 0)
    -> LayoutMaker<IndividualLayout>
  { unreachable() }
  @_alwaysEmitIntoClient public func pinCenter(
    to: some LayoutReference,
    with: @escaping (LayoutGuide.Reference<Horizontal>) -> Position<Horizontal>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message: "underspecified frame: the vertical axis has its bottom; add top, middle or height"
)
extension LayoutMaker where State: TakesCenter & HoldsBottom {
  @_alwaysEmitIntoClient public func setCenter(
    to: CGFloat = 0, at: LayoutPlace<Horizontal>? = nil, offset: CGFloat = 0,
    from: LayoutArea = .bounds,
    by: ((LayoutGuide.Parent<Horizontal>) -> Position<Horizontal>)? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_alwaysEmitIntoClient public func setCenter(at: LayoutPlace<Directional>, offset: CGFloat = 0)
    -> LayoutMaker<IndividualLayout>
  { unreachable() }
  @_alwaysEmitIntoClient public func pinCenter(
    to: some LayoutReference,
    with: @escaping (LayoutGuide.Reference<Horizontal>) -> Position<Horizontal>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message: "underspecified frame: the vertical axis has a part; add top, middle, bottom or height"
)
extension LayoutMaker where State: TakesCenter & HoldsVerticalPart {
  @_alwaysEmitIntoClient public func setCenter(
    to: CGFloat = 0, at: LayoutPlace<Horizontal>? = nil, offset: CGFloat = 0,
    from: LayoutArea = .bounds,
    by: ((LayoutGuide.Parent<Horizontal>) -> Position<Horizontal>)? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_alwaysEmitIntoClient public func setCenter(at: LayoutPlace<Directional>, offset: CGFloat = 0)
    -> LayoutMaker<IndividualLayout>
  { unreachable() }
  @_alwaysEmitIntoClient public func pinCenter(
    to: some LayoutReference,
    with: @escaping (LayoutGuide.Reference<Horizontal>) -> Position<Horizontal>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message: "underspecified frame: the vertical axis has its height; add top, middle or bottom"
)
extension LayoutMaker where State: TakesCenter & HoldsHeight {
  @_alwaysEmitIntoClient public func setCenter(
    to: CGFloat = 0, at: LayoutPlace<Horizontal>? = nil, offset: CGFloat = 0,
    from: LayoutArea = .bounds,
    by: ((LayoutGuide.Parent<Horizontal>) -> Position<Horizontal>)? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_alwaysEmitIntoClient public func setCenter(at: LayoutPlace<Directional>, offset: CGFloat = 0)
    -> LayoutMaker<IndividualLayout>
  { unreachable() }
  @_alwaysEmitIntoClient public func pinCenter(
    to: some LayoutReference,
    with: @escaping (LayoutGuide.Reference<Horizontal>) -> Position<Horizontal>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message: "underspecified frame: the vertical axis has a baseline; add height"
)
extension LayoutMaker where State: TakesCenter & HoldsBaseline {
  @_alwaysEmitIntoClient public func setCenter(
    to: CGFloat = 0, at: LayoutPlace<Horizontal>? = nil, offset: CGFloat = 0,
    from: LayoutArea = .bounds,
    by: ((LayoutGuide.Parent<Horizontal>) -> Position<Horizontal>)? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_alwaysEmitIntoClient public func setCenter(at: LayoutPlace<Directional>, offset: CGFloat = 0)
    -> LayoutMaker<IndividualLayout>
  { unreachable() }
  @_alwaysEmitIntoClient public func pinCenter(
    to: some LayoutReference,
    with: @escaping (LayoutGuide.Reference<Horizontal>) -> Position<Horizontal>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "underspecified frame: the horizontal axis has its center; add left, right, leading, trailing or width"
)
extension LayoutMaker where State: TakesCenter & TakesHorizontalEdges & VerticallyComplete {
  @_alwaysEmitIntoClient public func setCenter(
    to: CGFloat = 0, at: LayoutPlace<Horizontal>? = nil, offset: CGFloat = 0,
    from: LayoutArea = .bounds,
    by: ((LayoutGuide.Parent<Horizontal>) -> Position<Horizontal>)? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_alwaysEmitIntoClient public func setCenter(at: LayoutPlace<Directional>, offset: CGFloat = 0)
    -> LayoutMaker<IndividualLayout>
  { unreachable() }
  @_alwaysEmitIntoClient public func pinCenter(
    to: some LayoutReference,
    with: @escaping (LayoutGuide.Reference<Horizontal>) -> Position<Horizontal>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "with: takes a closure that measures the reference: pinCenter(to: photo, with: { $0.center + 8 }); a number alone goes to to: setCenter(to: 8)"
)
extension LayoutMaker where State: TakesCenter {
  @_alwaysEmitIntoClient public func pinCenter(to: some LayoutReference, with: CGFloat)
    -> LayoutMaker<State.AddingCenter>
  { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a closure measures the reference: pinCenter(to: photo, with: { $0.center }); a value goes to at: setCenter(at: photo.plumb.center)"
)
extension LayoutMaker where State: TakesCenter {
  @_alwaysEmitIntoClient public func pinCenter(to: some Any) -> LayoutMaker<State.AddingCenter> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message: "say what the number is: setCenter(to: 8), setCenter(offset: 8)"
)
extension LayoutMaker where State: TakesCenter {
  @_alwaysEmitIntoClient public func setCenter(_ number: CGFloat) -> LayoutMaker<State.AddingCenter>
  { unreachable() }
}

@available(
  *, unavailable,
  message:
    "to: takes a number, and at: a horizontal place that is measured and not nil: setCenter(to: 8), setCenter(offset: 0), setCenter(at: title.plumb.center)"
)
extension LayoutMaker where State: TakesCenter {
  @_alwaysEmitIntoClient public func setCenter(
    to: LayoutPlace<Horizontal>? = nil, at: (any Any)? = nil, offset: CGFloat = 0,
    like: (any Any)? = nil, of: (any Any)? = nil
  ) -> LayoutMaker<State.AddingCenter> { unreachable() }
}

@available(
  *, unavailable,
  message: "a view is no number; measure it: setCenter(at: photo.plumb.center)"
)
extension LayoutMaker where State: TakesCenter {
  @_alwaysEmitIntoClient public func setCenter(to: some Layoutable) -> LayoutMaker<
    State.AddingCenter
  > { unreachable() }
}

@available(
  *, unavailable,
  message: "offset: moves a place given to at: setCenter(at: photo.plumb.center, offset: 8)"
)
extension LayoutMaker where State: TakesCenter {
  @_alwaysEmitIntoClient public func setCenter(
    at: LayoutPlace<Horizontal>, inset: CGFloat = 0, _: CGFloat = 0
  ) -> LayoutMaker<State.AddingCenter> { unreachable() }
}

@available(
  *, unavailable,
  message: "a center has no side to be inset from; move it along the axis: setCenter(offset: 8)"
)
extension LayoutMaker where State: TakesCenter {
  @_alwaysEmitIntoClient public func setCenter(inset: CGFloat, from: LayoutArea = .bounds)
    -> LayoutMaker<State.AddingCenter>
  { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a center stands at a horizontal place; the vertical one is middle: setMiddle(at: title.plumb.middle)"
)
extension LayoutMaker where State: TakesCenter {
  @_alwaysEmitIntoClient public func setCenter(at: LayoutPlace<Vertical>, offset: CGFloat = 0)
    -> LayoutMaker<State.AddingCenter>
  { unreachable() }
}

@available(
  *, unavailable,
  message:
    "the verb is setCenter, and says what the number is: setCenter(offset: 8), setCenter(to: 8)"
)
extension LayoutMaker where State: TakesCenter {
  @_alwaysEmitIntoClient public func setMidX(to: CGFloat) -> LayoutMaker<State.AddingCenter> {
    unreachable()
  }
  @_disfavoredOverload @_alwaysEmitIntoClient public func setMidX(to: CGFloat) -> LayoutMaker<
    IndividualLayout
  > { unreachable() }
}

@available(
  *, unavailable,
  message: "what is aligned with another view is at its place: setCenter(at: photo.plumb.center)"
)
extension LayoutMaker where State: TakesCenter {
  @_alwaysEmitIntoClient public func alignCenter(to: some Any) -> LayoutMaker<State.AddingCenter> {
    unreachable()
  }
  @_disfavoredOverload @_alwaysEmitIntoClient public func alignCenter(to: some Any) -> LayoutMaker<
    IndividualLayout
  > { unreachable() }
  @_alwaysEmitIntoClient public func alignCenter(with: some Any) -> LayoutMaker<State.AddingCenter>
  { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func alignCenter(with: some Any)
    -> LayoutMaker<IndividualLayout>
  { unreachable() }
}

@available(
  *, unavailable,
  message:
    "say where: setCenter(offset: 0), setCenter(offset: 8, from: .safeArea), setCenter(at: title.plumb.center)"
)
extension LayoutMaker where State: TakesCenter {
  @_alwaysEmitIntoClient public func setCenter(from: LayoutArea = .bounds) -> LayoutMaker<
    State.AddingCenter
  > { unreachable() }
}

@available(
  *, unavailable,
  message: "from: takes an area: setCenter(offset: 8, from: .safeArea)"
)
extension LayoutMaker where State: TakesCenter {
  @_alwaysEmitIntoClient public func setCenter(
    offset: CGFloat = 0, in: LayoutArea? = nil, of: LayoutArea? = nil, to: CGFloat = 0,
    from: LayoutArea? = nil
  ) -> LayoutMaker<State.AddingCenter> { unreachable() }
}

@available(
  *, unavailable,
  message: "by: takes a closure: setCenter(by: { $0.center })"
)
extension LayoutMaker where State: TakesCenter {
  @_alwaysEmitIntoClient public func setCenter(
    to: ((LayoutGuide.Parent<Horizontal>) -> Position<Horizontal>)? = nil,
    at: ((LayoutGuide.Parent<Horizontal>) -> Position<Horizontal>)? = nil
  ) -> LayoutMaker<State.AddingCenter> { unreachable() }
}

@available(
  *, unavailable,
  message: "several views are a list: pinCenter(to: [photo, title], with: { $0.center })"
)
extension LayoutMaker where State: TakesCenter {
  @_alwaysEmitIntoClient public func pinCenter(
    to: some Layoutable, _ next: some Layoutable,
    with: @escaping (LayoutGuide.Reference<Horizontal>) -> Position<Horizontal>
  ) -> LayoutMaker<State.AddingCenter> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a closure measures the reference: pinCenter(to: photo, with: { $0.center + 8 }); a place is moved by offset: setCenter(at: photo.plumb.center, offset: 8)"
)
extension LayoutMaker where State: TakesCenter {
  @_alwaysEmitIntoClient public func pinCenter(to: some Any, offset: CGFloat) -> LayoutMaker<
    State.AddingCenter
  > { unreachable() }
  @_alwaysEmitIntoClient public func pinCenter(
    to: some Any, at: LayoutAdjustment.HorizontalAnchor, offset: CGFloat = 0
  ) -> LayoutMaker<State.AddingCenter> { unreachable() }
}
