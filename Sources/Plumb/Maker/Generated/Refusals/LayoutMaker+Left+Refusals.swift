// Written by Scripts/write-maker from its table. Do not edit.

import Foundation

@available(
  *, unavailable,
  message:
    "the horizontal axis is complete: two facts already decide it; to change a complete frame, add moving, pinching, expanding or limiting"
)
extension LayoutMaker where State: HorizontallyComplete {
  @_alwaysEmitIntoClient public func setLeft(
    to: CGFloat = 0, inset: CGFloat = 0, from: LayoutArea = .bounds,
    at: LayoutPlace<Horizontal>? = nil, offset: CGFloat = 0,
    by: ((LayoutGuide.Parent<Horizontal>) -> Position<Horizontal>)? = nil
  ) -> LayoutMaker<State> { unreachable() }
  @_alwaysEmitIntoClient public func pinLeft(
    to: some LayoutReference,
    with: @escaping (LayoutGuide.Reference<Horizontal>) -> Position<Horizontal>
  ) -> LayoutMaker<State> { unreachable() }
}

@available(
  *, unavailable,
  message: "the horizontal axis has its left already; add center, right or width"
)
extension LayoutMaker where State: HoldsLeft {
  @_alwaysEmitIntoClient public func setLeft(
    to: CGFloat = 0, inset: CGFloat = 0, from: LayoutArea = .bounds,
    at: LayoutPlace<Horizontal>? = nil, offset: CGFloat = 0,
    by: ((LayoutGuide.Parent<Horizontal>) -> Position<Horizontal>)? = nil
  ) -> LayoutMaker<State.DecidedHorizontally> { unreachable() }
  @_alwaysEmitIntoClient public func pinLeft(
    to: some LayoutReference,
    with: @escaping (LayoutGuide.Reference<Horizontal>) -> Position<Horizontal>
  ) -> LayoutMaker<State.DecidedHorizontally> { unreachable() }
}

@available(
  *, unavailable,
  message: "the horizontal axis has its left already; add center, right or width"
)
extension LayoutMaker where State: HoldsLeft {
  @_disfavoredOverload @_alwaysEmitIntoClient public func setLeft(
    to: CGFloat = 0, inset: CGFloat = 0, from: LayoutArea = .bounds,
    at: LayoutPlace<Horizontal>? = nil, offset: CGFloat = 0,
    by: ((LayoutGuide.Parent<Horizontal>) -> Position<Horizontal>)? = nil
  ) -> LayoutMaker<State> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func pinLeft(
    to: some LayoutReference,
    with: @escaping (LayoutGuide.Reference<Horizontal>) -> Position<Horizontal>
  ) -> LayoutMaker<State> { unreachable() }
}

@available(
  *, unavailable,
  message: "the horizontal axis has its left already; add center, right or width"
)
extension LayoutMaker where State: HoldsLeft {
  @_disfavoredOverload @_alwaysEmitIntoClient public func setLeft(
    to: CGFloat = 0, inset: CGFloat = 0, from: LayoutArea = .bounds,
    at: LayoutPlace<Horizontal>? = nil, offset: CGFloat = 0,
    by: ((LayoutGuide.Parent<Horizontal>) -> Position<Horizontal>)? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func pinLeft(
    to: some LayoutReference,
    with: @escaping (LayoutGuide.Reference<Horizontal>) -> Position<Horizontal>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "left and right do not go with leading and trailing: which side leading is on depends on the writing direction; add center, width or the other of leading and trailing"
)
extension LayoutMaker where State: HoldsLeadingOrTrailing {
  @_alwaysEmitIntoClient public func setLeft(
    to: CGFloat = 0, inset: CGFloat = 0, from: LayoutArea = .bounds,
    at: LayoutPlace<Horizontal>? = nil, offset: CGFloat = 0,
    by: ((LayoutGuide.Parent<Horizontal>) -> Position<Horizontal>)? = nil
  ) -> LayoutMaker<State.DecidedHorizontally> { unreachable() }
  @_alwaysEmitIntoClient public func pinLeft(
    to: some LayoutReference,
    with: @escaping (LayoutGuide.Reference<Horizontal>) -> Position<Horizontal>
  ) -> LayoutMaker<State.DecidedHorizontally> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "left and right do not go with leading and trailing: which side leading is on depends on the writing direction; add center, width or the other of leading and trailing"
)
extension LayoutMaker where State: HoldsLeadingOrTrailing {
  @_disfavoredOverload @_alwaysEmitIntoClient public func setLeft(
    to: CGFloat = 0, inset: CGFloat = 0, from: LayoutArea = .bounds,
    at: LayoutPlace<Horizontal>? = nil, offset: CGFloat = 0,
    by: ((LayoutGuide.Parent<Horizontal>) -> Position<Horizontal>)? = nil
  ) -> LayoutMaker<State> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func pinLeft(
    to: some LayoutReference,
    with: @escaping (LayoutGuide.Reference<Horizontal>) -> Position<Horizontal>
  ) -> LayoutMaker<State> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "left and right do not go with leading and trailing: which side leading is on depends on the writing direction; add center, width or the other of leading and trailing"
)
extension LayoutMaker where State: HoldsLeadingOrTrailing {
  @_disfavoredOverload @_alwaysEmitIntoClient public func setLeft(
    to: CGFloat = 0, inset: CGFloat = 0, from: LayoutArea = .bounds,
    at: LayoutPlace<Horizontal>? = nil, offset: CGFloat = 0,
    by: ((LayoutGuide.Parent<Horizontal>) -> Position<Horizontal>)? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func pinLeft(
    to: some LayoutReference,
    with: @escaping (LayoutGuide.Reference<Horizontal>) -> Position<Horizontal>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "underspecified frame: the vertical axis has nothing; add two of top, middle, bottom and height"
)
extension LayoutMaker where State: TakesLeft & TakesVerticalEdges {
  @_alwaysEmitIntoClient public func setLeft(
    to: CGFloat = 0, inset: CGFloat = 0, from: LayoutArea = .bounds,
    at: LayoutPlace<Horizontal>? = nil, offset: CGFloat = 0,
    by: ((LayoutGuide.Parent<Horizontal>) -> Position<Horizontal>)? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_alwaysEmitIntoClient public func pinLeft(
    to: some LayoutReference,
    with: @escaping (LayoutGuide.Reference<Horizontal>) -> Position<Horizontal>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message: "underspecified frame: the vertical axis has its top; add middle, bottom or height"
)
extension LayoutMaker where State: TakesLeft & HoldsTop {
  @_alwaysEmitIntoClient public func setLeft(
    to: CGFloat = 0, inset: CGFloat = 0, from: LayoutArea = .bounds,
    at: LayoutPlace<Horizontal>? = nil, offset: CGFloat = 0,
    by: ((LayoutGuide.Parent<Horizontal>) -> Position<Horizontal>)? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_alwaysEmitIntoClient public func pinLeft(
    to: some LayoutReference,
    with: @escaping (LayoutGuide.Reference<Horizontal>) -> Position<Horizontal>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message: "underspecified frame: the vertical axis has its middle; add top, bottom or height"
)
extension LayoutMaker where State: TakesLeft & HoldsMiddle {
  @_alwaysEmitIntoClient public func setLeft(
    to: CGFloat = 0, inset: CGFloat = 0, from: LayoutArea = .bounds,
    at: LayoutPlace<Horizontal>? = nil, offset: CGFloat = 0,
    by: ((LayoutGuide.Parent<Horizontal>) -> Position<Horizontal>)? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_alwaysEmitIntoClient public func pinLeft(
    to: some LayoutReference,
    with: @escaping (LayoutGuide.Reference<Horizontal>) -> Position<Horizontal>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message: "underspecified frame: the vertical axis has its bottom; add top, middle or height"
)
extension LayoutMaker where State: TakesLeft & HoldsBottom {
  @_alwaysEmitIntoClient public func setLeft(
    to: CGFloat = 0, inset: CGFloat = 0, from: LayoutArea = .bounds,
    at: LayoutPlace<Horizontal>? = nil, offset: CGFloat = 0,
    by: ((LayoutGuide.Parent<Horizontal>) -> Position<Horizontal>)? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_alwaysEmitIntoClient public func pinLeft(
    to: some LayoutReference,
    with: @escaping (LayoutGuide.Reference<Horizontal>) -> Position<Horizontal>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message: "underspecified frame: the vertical axis has a part; add top, middle, bottom or height"
)
extension LayoutMaker where State: TakesLeft & HoldsVerticalPart {
  @_alwaysEmitIntoClient public func setLeft(
    to: CGFloat = 0, inset: CGFloat = 0, from: LayoutArea = .bounds,
    at: LayoutPlace<Horizontal>? = nil, offset: CGFloat = 0,
    by: ((LayoutGuide.Parent<Horizontal>) -> Position<Horizontal>)? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_alwaysEmitIntoClient public func pinLeft(
    to: some LayoutReference,
    with: @escaping (LayoutGuide.Reference<Horizontal>) -> Position<Horizontal>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message: "underspecified frame: the vertical axis has its height; add top, middle or bottom"
)
extension LayoutMaker where State: TakesLeft & HoldsHeight {
  @_alwaysEmitIntoClient public func setLeft(
    to: CGFloat = 0, inset: CGFloat = 0, from: LayoutArea = .bounds,
    at: LayoutPlace<Horizontal>? = nil, offset: CGFloat = 0,
    by: ((LayoutGuide.Parent<Horizontal>) -> Position<Horizontal>)? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_alwaysEmitIntoClient public func pinLeft(
    to: some LayoutReference,
    with: @escaping (LayoutGuide.Reference<Horizontal>) -> Position<Horizontal>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message: "underspecified frame: the vertical axis has a baseline; add height"
)
extension LayoutMaker where State: TakesLeft & HoldsBaseline {
  @_alwaysEmitIntoClient public func setLeft(
    to: CGFloat = 0, inset: CGFloat = 0, from: LayoutArea = .bounds,
    at: LayoutPlace<Horizontal>? = nil, offset: CGFloat = 0,
    by: ((LayoutGuide.Parent<Horizontal>) -> Position<Horizontal>)? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_alwaysEmitIntoClient public func pinLeft(
    to: some LayoutReference,
    with: @escaping (LayoutGuide.Reference<Horizontal>) -> Position<Horizontal>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message: "underspecified frame: the horizontal axis has its left; add center, right or width"
)
extension LayoutMaker where State: TakesLeft & TakesHorizontalEdges & VerticallyComplete {
  @_alwaysEmitIntoClient public func setLeft(
    to: CGFloat = 0, inset: CGFloat = 0, from: LayoutArea = .bounds,
    at: LayoutPlace<Horizontal>? = nil, offset: CGFloat = 0,
    by: ((LayoutGuide.Parent<Horizontal>) -> Position<Horizontal>)? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_alwaysEmitIntoClient public func pinLeft(
    to: some LayoutReference,
    with: @escaping (LayoutGuide.Reference<Horizontal>) -> Position<Horizontal>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "with: takes a closure that measures the reference: pinLeft(to: photo, with: { $0.left + 8 }); a number alone goes to to: setLeft(to: 8)"
)
extension LayoutMaker where State: TakesLeft {
  @_alwaysEmitIntoClient public func pinLeft(to: some LayoutReference, with: CGFloat)
    -> LayoutMaker<State.AddingLeft>
  { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a closure measures the reference: pinLeft(to: photo, with: { $0.left }); a value goes to at: setLeft(at: photo.plumb.left)"
)
extension LayoutMaker where State: TakesLeft {
  @_alwaysEmitIntoClient public func pinLeft(to: some Any) -> LayoutMaker<State.AddingLeft> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message: "say what the number is: setLeft(to: 8), setLeft(inset: 8)"
)
extension LayoutMaker where State: TakesLeft {
  @_alwaysEmitIntoClient public func setLeft(_ number: CGFloat) -> LayoutMaker<State.AddingLeft> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message:
    "to: takes a number, and at: a horizontal place that is measured and not nil: setLeft(to: 8), setLeft(at: title.plumb.left)"
)
extension LayoutMaker where State: TakesLeft {
  @_alwaysEmitIntoClient public func setLeft(
    to: LayoutPlace<Horizontal>? = nil, at: (any Any)? = nil, offset: CGFloat = 0,
    like: (any Any)? = nil, of: (any Any)? = nil
  ) -> LayoutMaker<State.AddingLeft> { unreachable() }
}

@available(
  *, unavailable,
  message: "a view is no number; measure it: setLeft(at: photo.plumb.left)"
)
extension LayoutMaker where State: TakesLeft {
  @_alwaysEmitIntoClient public func setLeft(to: some Layoutable) -> LayoutMaker<State.AddingLeft> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message: "offset: moves a place given to at: setLeft(at: photo.plumb.left, offset: 8)"
)
extension LayoutMaker where State: TakesLeft {
  @_alwaysEmitIntoClient public func setLeft(
    at: LayoutPlace<Horizontal>, inset: CGFloat = 0, _: CGFloat = 0
  ) -> LayoutMaker<State.AddingLeft> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "an edge goes inwards: setLeft(inset: 8); offset: moves a center, or a place given to at:"
)
extension LayoutMaker where State: TakesLeft {
  @_alwaysEmitIntoClient public func setLeft(offset: CGFloat, from: LayoutArea = .bounds)
    -> LayoutMaker<State.AddingLeft>
  { unreachable() }
}

@available(
  *, unavailable,
  message: "the verb is setLeft, and says what the number is: setLeft(inset: 8), setLeft(to: 8)"
)
extension LayoutMaker where State: TakesLeft {
  @_alwaysEmitIntoClient public func left(_ number: CGFloat = 0) -> LayoutMaker<State.AddingLeft> {
    unreachable()
  }
  @_disfavoredOverload @_alwaysEmitIntoClient public func left(_ number: CGFloat = 0)
    -> LayoutMaker<IndividualLayout>
  { unreachable() }
  @_alwaysEmitIntoClient public func left(inset: CGFloat) -> LayoutMaker<State.AddingLeft> {
    unreachable()
  }
  @_disfavoredOverload @_alwaysEmitIntoClient public func left(inset: CGFloat) -> LayoutMaker<
    IndividualLayout
  > { unreachable() }
}

@available(
  *, unavailable,
  message: "the verb is setLeft, and a place goes to at: setLeft(at: photo.plumb.left, offset: 8)"
)
extension LayoutMaker where State: TakesLeft {
  @_alwaysEmitIntoClient public func left(to: some Any, offset: CGFloat = 0) -> LayoutMaker<
    State.AddingLeft
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func left(to: some Any, offset: CGFloat = 0)
    -> LayoutMaker<IndividualLayout>
  { unreachable() }
  @_alwaysEmitIntoClient public func left(at: some Any, offset: CGFloat = 0) -> LayoutMaker<
    State.AddingLeft
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func left(at: some Any, offset: CGFloat = 0)
    -> LayoutMaker<IndividualLayout>
  { unreachable() }
}

@available(
  *, unavailable,
  message: "the verb is setLeft, and says what the number is: setLeft(inset: 8), setLeft(to: 8)"
)
extension LayoutMaker where State: TakesLeft {
  @_alwaysEmitIntoClient public func setMinX(to: CGFloat) -> LayoutMaker<State.AddingLeft> {
    unreachable()
  }
  @_disfavoredOverload @_alwaysEmitIntoClient public func setMinX(to: CGFloat) -> LayoutMaker<
    IndividualLayout
  > { unreachable() }
  @_alwaysEmitIntoClient public func setX(to: CGFloat) -> LayoutMaker<State.AddingLeft> {
    unreachable()
  }
  @_disfavoredOverload @_alwaysEmitIntoClient public func setX(to: CGFloat) -> LayoutMaker<
    IndividualLayout
  > { unreachable() }
}

@available(
  *, unavailable,
  message: "what is aligned with another view is at its place: setLeft(at: photo.plumb.left)"
)
extension LayoutMaker where State: TakesLeft {
  @_alwaysEmitIntoClient public func alignLeft(to: some Any) -> LayoutMaker<State.AddingLeft> {
    unreachable()
  }
  @_disfavoredOverload @_alwaysEmitIntoClient public func alignLeft(to: some Any) -> LayoutMaker<
    IndividualLayout
  > { unreachable() }
  @_alwaysEmitIntoClient public func alignLeft(with: some Any) -> LayoutMaker<State.AddingLeft> {
    unreachable()
  }
  @_disfavoredOverload @_alwaysEmitIntoClient public func alignLeft(with: some Any) -> LayoutMaker<
    IndividualLayout
  > { unreachable() }
}

@available(
  *, unavailable,
  message:
    "say where: setLeft(inset: 0), setLeft(inset: 8, from: .safeArea), setLeft(at: title.plumb.left)"
)
extension LayoutMaker where State: TakesLeft {
  @_alwaysEmitIntoClient public func setLeft(from: LayoutArea = .bounds) -> LayoutMaker<
    State.AddingLeft
  > { unreachable() }
}

@available(
  *, unavailable,
  message: "from: takes an area: setLeft(inset: 8, from: .safeArea)"
)
extension LayoutMaker where State: TakesLeft {
  @_alwaysEmitIntoClient public func setLeft(
    inset: CGFloat = 0, in: LayoutArea? = nil, of: LayoutArea? = nil, to: CGFloat = 0,
    from: LayoutArea? = nil
  ) -> LayoutMaker<State.AddingLeft> { unreachable() }
}

@available(
  *, unavailable,
  message: "by: takes a closure: setLeft(by: { $0.left })"
)
extension LayoutMaker where State: TakesLeft {
  @_alwaysEmitIntoClient public func setLeft(
    to: ((LayoutGuide.Parent<Horizontal>) -> Position<Horizontal>)? = nil,
    at: ((LayoutGuide.Parent<Horizontal>) -> Position<Horizontal>)? = nil
  ) -> LayoutMaker<State.AddingLeft> { unreachable() }
}

@available(
  *, unavailable,
  message: "several views are a list: pinLeft(to: [photo, title], with: { $0.left })"
)
extension LayoutMaker where State: TakesLeft {
  @_alwaysEmitIntoClient public func pinLeft(
    to: some Layoutable, _ next: some Layoutable,
    with: @escaping (LayoutGuide.Reference<Horizontal>) -> Position<Horizontal>
  ) -> LayoutMaker<State.AddingLeft> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a closure measures the reference: pinLeft(to: photo, with: { $0.left + 8 }); a place is moved by offset: setLeft(at: photo.plumb.left, offset: 8)"
)
extension LayoutMaker where State: TakesLeft {
  @_alwaysEmitIntoClient public func pinLeft(to: some Any, offset: CGFloat) -> LayoutMaker<
    State.AddingLeft
  > { unreachable() }
  @_alwaysEmitIntoClient public func pinLeft(
    to: some Any, at: LayoutAdjustment.HorizontalAnchor, offset: CGFloat = 0
  ) -> LayoutMaker<State.AddingLeft> { unreachable() }
}
