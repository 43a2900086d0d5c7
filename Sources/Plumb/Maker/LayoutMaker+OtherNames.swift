import Foundation

// Refusals for verbs by the names that other libraries use. Editors do not show unavailable methods. Their results
// are states of the replaced verbs, so that one mistake gives one error.

@available(*, unavailable, message: "the horizontal center is setCenter: setCenter(to: 160)")
extension LayoutMaker where State: TakesCenter {
  @_alwaysEmitIntoClient public func centerX() -> LayoutMaker<State.AddingCenter> { unreachable() }
  @_alwaysEmitIntoClient public func centerX(to x: CGFloat) -> LayoutMaker<State.AddingCenter> {
    unreachable()
  }
  @_alwaysEmitIntoClient public func setCenterX(to x: CGFloat) -> LayoutMaker<State.AddingCenter> {
    unreachable()
  }
  @_alwaysEmitIntoClient public func setCenterX(offset: CGFloat) -> LayoutMaker<State.AddingCenter>
  { unreachable() }
  @_alwaysEmitIntoClient public func setCenterX(
    by x: (LayoutGuide.Parent<Horizontal>) -> Position<Horizontal>
  ) -> LayoutMaker<State.AddingCenter> { unreachable() }
}

@available(*, unavailable, message: "the vertical center is setMiddle: setMiddle(to: 80)")
extension LayoutMaker where State: TakesMiddle {
  @_alwaysEmitIntoClient public func centerY() -> LayoutMaker<State.AddingMiddle> { unreachable() }
  @_alwaysEmitIntoClient public func centerY(to y: CGFloat) -> LayoutMaker<State.AddingMiddle> {
    unreachable()
  }
  @_alwaysEmitIntoClient public func setCenterY(to y: CGFloat) -> LayoutMaker<State.AddingMiddle> {
    unreachable()
  }
  @_alwaysEmitIntoClient public func setCenterY(offset: CGFloat) -> LayoutMaker<State.AddingMiddle>
  { unreachable() }
  @_alwaysEmitIntoClient public func setCenterY(
    by y: (LayoutGuide.Parent<Vertical>) -> Position<Vertical>
  ) -> LayoutMaker<State.AddingMiddle> { unreachable() }
}

@available(
  *, unavailable,
  message: "below a view is at its bottom: setTop(at: photo.plumb.bottom, offset: 8)"
)
extension LayoutMaker where State: TakesTop {
  @_alwaysEmitIntoClient public func below(_ view: some LayoutReference) -> LayoutMaker<
    State.AddingTop
  > { unreachable() }
  @_alwaysEmitIntoClient public func below(of view: some LayoutReference) -> LayoutMaker<
    State.AddingTop
  > { unreachable() }
}

@available(
  *, unavailable,
  message: "above a view is at its top: setBottom(at: photo.plumb.top, offset: -8)"
)
extension LayoutMaker where State: TakesBottom {
  @_alwaysEmitIntoClient public func above(_ view: some LayoutReference) -> LayoutMaker<
    State.AddingBottom
  > {
    unreachable()
  }
  @_alwaysEmitIntoClient public func above(of view: some LayoutReference) -> LayoutMaker<
    State.AddingBottom
  > {
    unreachable()
  }
}

@available(
  *, unavailable,
  message: "a limit is a range: limitingWidth(to: ...100), limitingWidth(to: 80...100)"
)
extension LayoutMaker where State == IndividualLayout {
  @_alwaysEmitIntoClient public func limitingWidth(
    to length: CGFloat, from anchor: LayoutAdjustment.HorizontalAnchor = .center
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_alwaysEmitIntoClient public func limitingHeight(
    to length: CGFloat, from anchor: LayoutAdjustment.VerticalAnchor = .middle
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message: "insets are of four edges: stickOnParent(withInsets: LayoutInsets(all: 8))"
)
extension LayoutMaker where State == IndividualProperty.Initial {
  @_alwaysEmitIntoClient public func stickOnParent(_ inset: CGFloat) -> LayoutMaker<
    IndividualLayout
  > { unreachable() }
  @_alwaysEmitIntoClient public func stickOnParent(inset: CGFloat) -> LayoutMaker<IndividualLayout>
  { unreachable() }
  @_alwaysEmitIntoClient public func stickOnParent(withInsets inset: CGFloat) -> LayoutMaker<
    IndividualLayout
  > {
    unreachable()
  }
}

@available(
  *, unavailable,
  message: "the size that a view asks for is fitted: fitSize(), or fitHeight() at its width"
)
extension LayoutMaker {
  @_alwaysEmitIntoClient public func sizeToFit() -> LayoutMaker<IndividualLayout> { unreachable() }
}
