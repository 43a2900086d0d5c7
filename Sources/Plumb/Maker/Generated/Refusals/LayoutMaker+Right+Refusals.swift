// Written by Scripts/write-maker from its table. Do not edit.

import Foundation

@available(
  *, unavailable,
  message:
    "the horizontal axis is complete: two facts already decide it; to change a complete frame, add moving, pinching, expanding or limiting"
)
extension LayoutMaker where State: HorizontallyComplete {
  @_alwaysEmitIntoClient public func setRight(
    to: CGFloat = 0, inset: CGFloat = 0, from: LayoutArea = .bounds,
    at: LayoutPlace<Horizontal>? = nil, offset: CGFloat = 0,
    by: ((LayoutGuide.Parent<Horizontal>) -> Position<Horizontal>)? = nil
  ) -> LayoutMaker<State> { unreachable() }
  @_alwaysEmitIntoClient public func pinRight(
    to: some LayoutReference,
    with: @escaping (LayoutGuide.Reference<Horizontal>) -> Position<Horizontal>
  ) -> LayoutMaker<State> { unreachable() }
}

@available(
  *, unavailable,
  message: "the horizontal axis has its right already; add left, center or width"
)
extension LayoutMaker where State: HoldsRight {
  @_alwaysEmitIntoClient public func setRight(
    to: CGFloat = 0, inset: CGFloat = 0, from: LayoutArea = .bounds,
    at: LayoutPlace<Horizontal>? = nil, offset: CGFloat = 0,
    by: ((LayoutGuide.Parent<Horizontal>) -> Position<Horizontal>)? = nil
  ) -> LayoutMaker<State.DecidedHorizontally> { unreachable() }
  @_alwaysEmitIntoClient public func pinRight(
    to: some LayoutReference,
    with: @escaping (LayoutGuide.Reference<Horizontal>) -> Position<Horizontal>
  ) -> LayoutMaker<State.DecidedHorizontally> { unreachable() }
}

@available(
  *, unavailable,
  message: "the horizontal axis has its right already; add left, center or width"
)
extension LayoutMaker where State: HoldsRight {
  @_disfavoredOverload @_alwaysEmitIntoClient public func setRight(
    to: CGFloat = 0, inset: CGFloat = 0, from: LayoutArea = .bounds,
    at: LayoutPlace<Horizontal>? = nil, offset: CGFloat = 0,
    by: ((LayoutGuide.Parent<Horizontal>) -> Position<Horizontal>)? = nil
  ) -> LayoutMaker<State> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func pinRight(
    to: some LayoutReference,
    with: @escaping (LayoutGuide.Reference<Horizontal>) -> Position<Horizontal>
  ) -> LayoutMaker<State> { unreachable() }
}

@available(
  *, unavailable,
  message: "the horizontal axis has its right already; add left, center or width"
)
extension LayoutMaker where State: HoldsRight {
  @_disfavoredOverload @_alwaysEmitIntoClient public func setRight(
    to: CGFloat = 0, inset: CGFloat = 0, from: LayoutArea = .bounds,
    at: LayoutPlace<Horizontal>? = nil, offset: CGFloat = 0,
    by: ((LayoutGuide.Parent<Horizontal>) -> Position<Horizontal>)? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func pinRight(
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
  @_alwaysEmitIntoClient public func setRight(
    to: CGFloat = 0, inset: CGFloat = 0, from: LayoutArea = .bounds,
    at: LayoutPlace<Horizontal>? = nil, offset: CGFloat = 0,
    by: ((LayoutGuide.Parent<Horizontal>) -> Position<Horizontal>)? = nil
  ) -> LayoutMaker<State.DecidedHorizontally> { unreachable() }
  @_alwaysEmitIntoClient public func pinRight(
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
  @_disfavoredOverload @_alwaysEmitIntoClient public func setRight(
    to: CGFloat = 0, inset: CGFloat = 0, from: LayoutArea = .bounds,
    at: LayoutPlace<Horizontal>? = nil, offset: CGFloat = 0,
    by: ((LayoutGuide.Parent<Horizontal>) -> Position<Horizontal>)? = nil
  ) -> LayoutMaker<State> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func pinRight(
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
  @_disfavoredOverload @_alwaysEmitIntoClient public func setRight(
    to: CGFloat = 0, inset: CGFloat = 0, from: LayoutArea = .bounds,
    at: LayoutPlace<Horizontal>? = nil, offset: CGFloat = 0,
    by: ((LayoutGuide.Parent<Horizontal>) -> Position<Horizontal>)? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func pinRight(
    to: some LayoutReference,
    with: @escaping (LayoutGuide.Reference<Horizontal>) -> Position<Horizontal>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "underspecified frame: the vertical axis has nothing; add two of top, middle, bottom and height"
)
extension LayoutMaker where State: TakesRight & TakesVerticalEdges {
  @_alwaysEmitIntoClient public func setRight(
    to: CGFloat = 0, inset: CGFloat = 0, from: LayoutArea = .bounds,
    at: LayoutPlace<Horizontal>? = nil, offset: CGFloat = 0,
    by: ((LayoutGuide.Parent<Horizontal>) -> Position<Horizontal>)? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_alwaysEmitIntoClient public func pinRight(
    to: some LayoutReference,
    with: @escaping (LayoutGuide.Reference<Horizontal>) -> Position<Horizontal>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message: "underspecified frame: the vertical axis has its top; add middle, bottom or height"
)
extension LayoutMaker where State: TakesRight & HoldsTop {
  @_alwaysEmitIntoClient public func setRight(
    to: CGFloat = 0, inset: CGFloat = 0, from: LayoutArea = .bounds,
    at: LayoutPlace<Horizontal>? = nil, offset: CGFloat = 0,
    by: ((LayoutGuide.Parent<Horizontal>) -> Position<Horizontal>)? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_alwaysEmitIntoClient public func pinRight(
    to: some LayoutReference,
    with: @escaping (LayoutGuide.Reference<Horizontal>) -> Position<Horizontal>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message: "underspecified frame: the vertical axis has its middle; add top, bottom or height"
)
extension LayoutMaker where State: TakesRight & HoldsMiddle {
  @_alwaysEmitIntoClient public func setRight(
    to: CGFloat = 0, inset: CGFloat = 0, from: LayoutArea = .bounds,
    at: LayoutPlace<Horizontal>? = nil, offset: CGFloat = 0,
    by: ((LayoutGuide.Parent<Horizontal>) -> Position<Horizontal>)? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_alwaysEmitIntoClient public func pinRight(
    to: some LayoutReference,
    with: @escaping (LayoutGuide.Reference<Horizontal>) -> Position<Horizontal>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message: "underspecified frame: the vertical axis has its bottom; add top, middle or height"
)
extension LayoutMaker where State: TakesRight & HoldsBottom {
  @_alwaysEmitIntoClient public func setRight(
    to: CGFloat = 0, inset: CGFloat = 0, from: LayoutArea = .bounds,
    at: LayoutPlace<Horizontal>? = nil, offset: CGFloat = 0,
    by: ((LayoutGuide.Parent<Horizontal>) -> Position<Horizontal>)? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_alwaysEmitIntoClient public func pinRight(
    to: some LayoutReference,
    with: @escaping (LayoutGuide.Reference<Horizontal>) -> Position<Horizontal>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message: "underspecified frame: the vertical axis has a part; add top, middle, bottom or height"
)
extension LayoutMaker where State: TakesRight & HoldsVerticalPart {
  @_alwaysEmitIntoClient public func setRight(
    to: CGFloat = 0, inset: CGFloat = 0, from: LayoutArea = .bounds,
    at: LayoutPlace<Horizontal>? = nil, offset: CGFloat = 0,
    by: ((LayoutGuide.Parent<Horizontal>) -> Position<Horizontal>)? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_alwaysEmitIntoClient public func pinRight(
    to: some LayoutReference,
    with: @escaping (LayoutGuide.Reference<Horizontal>) -> Position<Horizontal>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message: "underspecified frame: the vertical axis has its height; add top, middle or bottom"
)
extension LayoutMaker where State: TakesRight & HoldsHeight {
  @_alwaysEmitIntoClient public func setRight(
    to: CGFloat = 0, inset: CGFloat = 0, from: LayoutArea = .bounds,
    at: LayoutPlace<Horizontal>? = nil, offset: CGFloat = 0,
    by: ((LayoutGuide.Parent<Horizontal>) -> Position<Horizontal>)? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_alwaysEmitIntoClient public func pinRight(
    to: some LayoutReference,
    with: @escaping (LayoutGuide.Reference<Horizontal>) -> Position<Horizontal>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message: "underspecified frame: the vertical axis has a baseline; add height"
)
extension LayoutMaker where State: TakesRight & HoldsBaseline {
  @_alwaysEmitIntoClient public func setRight(
    to: CGFloat = 0, inset: CGFloat = 0, from: LayoutArea = .bounds,
    at: LayoutPlace<Horizontal>? = nil, offset: CGFloat = 0,
    by: ((LayoutGuide.Parent<Horizontal>) -> Position<Horizontal>)? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_alwaysEmitIntoClient public func pinRight(
    to: some LayoutReference,
    with: @escaping (LayoutGuide.Reference<Horizontal>) -> Position<Horizontal>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message: "underspecified frame: the horizontal axis has its right; add left, center or width"
)
extension LayoutMaker where State: TakesRight & TakesHorizontalEdges & VerticallyComplete {
  @_alwaysEmitIntoClient public func setRight(
    to: CGFloat = 0, inset: CGFloat = 0, from: LayoutArea = .bounds,
    at: LayoutPlace<Horizontal>? = nil, offset: CGFloat = 0,
    by: ((LayoutGuide.Parent<Horizontal>) -> Position<Horizontal>)? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_alwaysEmitIntoClient public func pinRight(
    to: some LayoutReference,
    with: @escaping (LayoutGuide.Reference<Horizontal>) -> Position<Horizontal>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "with: takes a closure that measures the reference: pinRight(to: photo, with: { $0.right + 8 }); a number alone goes to to: setRight(to: 8)"
)
extension LayoutMaker where State: TakesRight {
  @_alwaysEmitIntoClient public func pinRight(to: some LayoutReference, with: CGFloat)
    -> LayoutMaker<State.AddingRight>
  { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a closure measures the reference: pinRight(to: photo, with: { $0.right }); a value goes to at: setRight(at: photo.plumb.right)"
)
extension LayoutMaker where State: TakesRight {
  @_alwaysEmitIntoClient public func pinRight(to: some Any) -> LayoutMaker<State.AddingRight> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message: "say what the number is: setRight(to: 8), setRight(inset: 8)"
)
extension LayoutMaker where State: TakesRight {
  @_alwaysEmitIntoClient public func setRight(_ number: CGFloat) -> LayoutMaker<State.AddingRight> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message:
    "to: takes a number, and at: a horizontal place that is measured and not nil: setRight(to: 8), setRight(at: title.plumb.right)"
)
extension LayoutMaker where State: TakesRight {
  @_alwaysEmitIntoClient public func setRight(
    to: LayoutPlace<Horizontal>? = nil, at: (any Any)? = nil, offset: CGFloat = 0,
    like: (any Any)? = nil, of: (any Any)? = nil
  ) -> LayoutMaker<State.AddingRight> { unreachable() }
}

@available(
  *, unavailable,
  message: "a view is no number; measure it: setRight(at: photo.plumb.right)"
)
extension LayoutMaker where State: TakesRight {
  @_alwaysEmitIntoClient public func setRight(to: some Layoutable) -> LayoutMaker<State.AddingRight>
  { unreachable() }
}

@available(
  *, unavailable,
  message: "offset: moves a place given to at: setRight(at: photo.plumb.right, offset: 8)"
)
extension LayoutMaker where State: TakesRight {
  @_alwaysEmitIntoClient public func setRight(
    at: LayoutPlace<Horizontal>, inset: CGFloat = 0, _: CGFloat = 0
  ) -> LayoutMaker<State.AddingRight> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "an edge goes inwards: setRight(inset: 8); offset: moves a center, or a place given to at:"
)
extension LayoutMaker where State: TakesRight {
  @_alwaysEmitIntoClient public func setRight(offset: CGFloat, from: LayoutArea = .bounds)
    -> LayoutMaker<State.AddingRight>
  { unreachable() }
}

@available(
  *, unavailable,
  message: "the verb is setRight, and says what the number is: setRight(inset: 8), setRight(to: 8)"
)
extension LayoutMaker where State: TakesRight {
  @_alwaysEmitIntoClient public func right(_ number: CGFloat = 0) -> LayoutMaker<State.AddingRight>
  { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func right(_ number: CGFloat = 0)
    -> LayoutMaker<IndividualLayout>
  { unreachable() }
  @_alwaysEmitIntoClient public func right(inset: CGFloat) -> LayoutMaker<State.AddingRight> {
    unreachable()
  }
  @_disfavoredOverload @_alwaysEmitIntoClient public func right(inset: CGFloat) -> LayoutMaker<
    IndividualLayout
  > { unreachable() }
}

@available(
  *, unavailable,
  message:
    "the verb is setRight, and a place goes to at: setRight(at: photo.plumb.right, offset: 8)"
)
extension LayoutMaker where State: TakesRight {
  @_alwaysEmitIntoClient public func right(to: some Any, offset: CGFloat = 0) -> LayoutMaker<
    State.AddingRight
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func right(to: some Any, offset: CGFloat = 0)
    -> LayoutMaker<IndividualLayout>
  { unreachable() }
  @_alwaysEmitIntoClient public func right(at: some Any, offset: CGFloat = 0) -> LayoutMaker<
    State.AddingRight
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func right(at: some Any, offset: CGFloat = 0)
    -> LayoutMaker<IndividualLayout>
  { unreachable() }
}

@available(
  *, unavailable,
  message: "the verb is setRight, and says what the number is: setRight(inset: 8), setRight(to: 8)"
)
extension LayoutMaker where State: TakesRight {
  @_alwaysEmitIntoClient public func setMaxX(to: CGFloat) -> LayoutMaker<State.AddingRight> {
    unreachable()
  }
  @_disfavoredOverload @_alwaysEmitIntoClient public func setMaxX(to: CGFloat) -> LayoutMaker<
    IndividualLayout
  > { unreachable() }
}

@available(
  *, unavailable,
  message: "what is aligned with another view is at its place: setRight(at: photo.plumb.right)"
)
extension LayoutMaker where State: TakesRight {
  @_alwaysEmitIntoClient public func alignRight(to: some Any) -> LayoutMaker<State.AddingRight> {
    unreachable()
  }
  @_disfavoredOverload @_alwaysEmitIntoClient public func alignRight(to: some Any) -> LayoutMaker<
    IndividualLayout
  > { unreachable() }
  @_alwaysEmitIntoClient public func alignRight(with: some Any) -> LayoutMaker<State.AddingRight> {
    unreachable()
  }
  @_disfavoredOverload @_alwaysEmitIntoClient public func alignRight(with: some Any) -> LayoutMaker<
    IndividualLayout
  > { unreachable() }
}

@available(
  *, unavailable,
  message:
    "say where: setRight(inset: 0), setRight(inset: 8, from: .safeArea), setRight(at: title.plumb.right)"
)
extension LayoutMaker where State: TakesRight {
  @_alwaysEmitIntoClient public func setRight(from: LayoutArea = .bounds) -> LayoutMaker<
    State.AddingRight
  > { unreachable() }
}

@available(
  *, unavailable,
  message: "from: takes an area: setRight(inset: 8, from: .safeArea)"
)
extension LayoutMaker where State: TakesRight {
  @_alwaysEmitIntoClient public func setRight(
    inset: CGFloat = 0, in: LayoutArea? = nil, of: LayoutArea? = nil, to: CGFloat = 0,
    from: LayoutArea? = nil
  ) -> LayoutMaker<State.AddingRight> { unreachable() }
}

@available(
  *, unavailable,
  message: "by: takes a closure: setRight(by: { $0.right })"
)
extension LayoutMaker where State: TakesRight {
  @_alwaysEmitIntoClient public func setRight(
    to: ((LayoutGuide.Parent<Horizontal>) -> Position<Horizontal>)? = nil,
    at: ((LayoutGuide.Parent<Horizontal>) -> Position<Horizontal>)? = nil
  ) -> LayoutMaker<State.AddingRight> { unreachable() }
}

@available(
  *, unavailable,
  message: "several views are a list: pinRight(to: [photo, title], with: { $0.right })"
)
extension LayoutMaker where State: TakesRight {
  @_alwaysEmitIntoClient public func pinRight(
    to: some Layoutable, _ next: some Layoutable,
    with: @escaping (LayoutGuide.Reference<Horizontal>) -> Position<Horizontal>
  ) -> LayoutMaker<State.AddingRight> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a closure measures the reference: pinRight(to: photo, with: { $0.right + 8 }); a place is moved by offset: setRight(at: photo.plumb.right, offset: 8)"
)
extension LayoutMaker where State: TakesRight {
  @_alwaysEmitIntoClient public func pinRight(to: some Any, offset: CGFloat) -> LayoutMaker<
    State.AddingRight
  > { unreachable() }
  @_alwaysEmitIntoClient public func pinRight(
    to: some Any, at: LayoutAdjustment.HorizontalAnchor, offset: CGFloat = 0
  ) -> LayoutMaker<State.AddingRight> { unreachable() }
}
