// Written by Scripts/write-maker from a table of refusals. Do not edit.

import Foundation

@available(
  *, unavailable,
  message: "the horizontal center is setCenter: setCenter(to: 160)"
)
extension LayoutMaker where State: TakesCenter {
  @_alwaysEmitIntoClient public func setCenterX(
    by x: (LayoutGuide.Parent<Horizontal>) -> Position<Horizontal>
  ) -> LayoutMaker<State.AddingCenter> { unreachable() }
  @_alwaysEmitIntoClient public func centerX(_ offset: CGFloat = 0) -> LayoutMaker<
    State.AddingCenter
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func centerX(_ offset: CGFloat = 0)
    -> LayoutMaker<IndividualLayout>
  { unreachable() }
  @_alwaysEmitIntoClient public func centerX(to x: CGFloat) -> LayoutMaker<State.AddingCenter> {
    unreachable()
  }
  @_disfavoredOverload @_alwaysEmitIntoClient public func centerX(to x: CGFloat) -> LayoutMaker<
    IndividualLayout
  > { unreachable() }
  @_alwaysEmitIntoClient public func setCenterX() -> LayoutMaker<State.AddingCenter> {
    unreachable()
  }
  @_disfavoredOverload @_alwaysEmitIntoClient public func setCenterX() -> LayoutMaker<
    IndividualLayout
  > { unreachable() }
  @_alwaysEmitIntoClient public func setHorizontalCenter(to x: CGFloat) -> LayoutMaker<
    State.AddingCenter
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func setHorizontalCenter(to x: CGFloat)
    -> LayoutMaker<IndividualLayout>
  { unreachable() }
  @_alwaysEmitIntoClient public func setHorizontalCenter(offset: CGFloat = 0) -> LayoutMaker<
    State.AddingCenter
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func setHorizontalCenter(offset: CGFloat = 0)
    -> LayoutMaker<IndividualLayout>
  { unreachable() }
  @_alwaysEmitIntoClient public func setCenterX(to x: CGFloat) -> LayoutMaker<State.AddingCenter> {
    unreachable()
  }
  @_disfavoredOverload @_alwaysEmitIntoClient public func setCenterX(to x: CGFloat) -> LayoutMaker<
    IndividualLayout
  > { unreachable() }
  @_alwaysEmitIntoClient public func setCenterX(offset: CGFloat) -> LayoutMaker<State.AddingCenter>
  { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func setCenterX(offset: CGFloat)
    -> LayoutMaker<IndividualLayout>
  { unreachable() }
  @_alwaysEmitIntoClient public func setCenterX(at place: some Any, offset: CGFloat = 0)
    -> LayoutMaker<State.AddingCenter>
  { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func setCenterX(
    at place: some Any, offset: CGFloat = 0
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message: "the vertical center is setMiddle: setMiddle(to: 80)"
)
extension LayoutMaker where State: TakesMiddle {
  @_alwaysEmitIntoClient public func setCenterY(
    by y: (LayoutGuide.Parent<Vertical>) -> Position<Vertical>
  ) -> LayoutMaker<State.AddingMiddle> { unreachable() }
  @_alwaysEmitIntoClient public func centerY(_ offset: CGFloat = 0) -> LayoutMaker<
    State.AddingMiddle
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func centerY(_ offset: CGFloat = 0)
    -> LayoutMaker<IndividualLayout>
  { unreachable() }
  @_alwaysEmitIntoClient public func centerY(to y: CGFloat) -> LayoutMaker<State.AddingMiddle> {
    unreachable()
  }
  @_disfavoredOverload @_alwaysEmitIntoClient public func centerY(to y: CGFloat) -> LayoutMaker<
    IndividualLayout
  > { unreachable() }
  @_alwaysEmitIntoClient public func setCenterY() -> LayoutMaker<State.AddingMiddle> {
    unreachable()
  }
  @_disfavoredOverload @_alwaysEmitIntoClient public func setCenterY() -> LayoutMaker<
    IndividualLayout
  > { unreachable() }
  @_alwaysEmitIntoClient public func setVerticalCenter(to y: CGFloat) -> LayoutMaker<
    State.AddingMiddle
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func setVerticalCenter(to y: CGFloat)
    -> LayoutMaker<IndividualLayout>
  { unreachable() }
  @_alwaysEmitIntoClient public func setVerticalCenter(offset: CGFloat = 0) -> LayoutMaker<
    State.AddingMiddle
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func setVerticalCenter(offset: CGFloat = 0)
    -> LayoutMaker<IndividualLayout>
  { unreachable() }
  @_alwaysEmitIntoClient public func setCenterY(to y: CGFloat) -> LayoutMaker<State.AddingMiddle> {
    unreachable()
  }
  @_disfavoredOverload @_alwaysEmitIntoClient public func setCenterY(to y: CGFloat) -> LayoutMaker<
    IndividualLayout
  > { unreachable() }
  @_alwaysEmitIntoClient public func setCenterY(offset: CGFloat) -> LayoutMaker<State.AddingMiddle>
  { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func setCenterY(offset: CGFloat)
    -> LayoutMaker<IndividualLayout>
  { unreachable() }
  @_alwaysEmitIntoClient public func setCenterY(at place: some Any, offset: CGFloat = 0)
    -> LayoutMaker<State.AddingMiddle>
  { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func setCenterY(
    at place: some Any, offset: CGFloat = 0
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message: "below a view is at its bottom: setTop(at: photo.plumb.bottom, offset: 8)"
)
extension LayoutMaker where State: TakesTop {
  @_alwaysEmitIntoClient public func setTop(below view: some LayoutReference, offset: CGFloat = 0)
    -> LayoutMaker<State.AddingTop>
  { unreachable() }
  @_alwaysEmitIntoClient public func below(_ view: some LayoutReference) -> LayoutMaker<
    State.AddingTop
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func below(_ view: some LayoutReference)
    -> LayoutMaker<IndividualLayout>
  { unreachable() }
  @_alwaysEmitIntoClient public func below(of view: some LayoutReference) -> LayoutMaker<
    State.AddingTop
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func below(of view: some LayoutReference)
    -> LayoutMaker<IndividualLayout>
  { unreachable() }
  @_alwaysEmitIntoClient public func below(_ view: some LayoutReference, offset: CGFloat)
    -> LayoutMaker<State.AddingTop>
  { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func below(
    _ view: some LayoutReference, offset: CGFloat
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_alwaysEmitIntoClient public func below(of view: some LayoutReference, offset: CGFloat)
    -> LayoutMaker<State.AddingTop>
  { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func below(
    of view: some LayoutReference, offset: CGFloat
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message: "above a view is at its top: setBottom(at: photo.plumb.top, offset: -8)"
)
extension LayoutMaker where State: TakesBottom {
  @_alwaysEmitIntoClient public func setBottom(
    above view: some LayoutReference, offset: CGFloat = 0
  ) -> LayoutMaker<State.AddingBottom> { unreachable() }
  @_alwaysEmitIntoClient public func above(_ view: some LayoutReference) -> LayoutMaker<
    State.AddingBottom
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func above(_ view: some LayoutReference)
    -> LayoutMaker<IndividualLayout>
  { unreachable() }
  @_alwaysEmitIntoClient public func above(of view: some LayoutReference) -> LayoutMaker<
    State.AddingBottom
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func above(of view: some LayoutReference)
    -> LayoutMaker<IndividualLayout>
  { unreachable() }
  @_alwaysEmitIntoClient public func above(_ view: some LayoutReference, offset: CGFloat)
    -> LayoutMaker<State.AddingBottom>
  { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func above(
    _ view: some LayoutReference, offset: CGFloat
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_alwaysEmitIntoClient public func above(of view: some LayoutReference, offset: CGFloat)
    -> LayoutMaker<State.AddingBottom>
  { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func above(
    of view: some LayoutReference, offset: CGFloat
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message: "both centers are one point: setMiddleCenter(offset: .zero)"
)
extension LayoutMaker where State: TakesMiddleCenter {
  @_alwaysEmitIntoClient public func setCenter(x: CGFloat, y: CGFloat) -> LayoutMaker<
    State.AddingMiddleCenter
  > { unreachable() }
  @_alwaysEmitIntoClient public func setCenter(in view: some Layoutable) -> LayoutMaker<
    State.AddingMiddleCenter
  > { unreachable() }
  @_alwaysEmitIntoClient public func center(_ offset: CGFloat = 0) -> LayoutMaker<
    State.AddingMiddleCenter
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func center(_ offset: CGFloat = 0)
    -> LayoutMaker<IndividualLayout>
  { unreachable() }
  @_alwaysEmitIntoClient public func centerInParent() -> LayoutMaker<State.AddingMiddleCenter> {
    unreachable()
  }
  @_disfavoredOverload @_alwaysEmitIntoClient public func centerInParent() -> LayoutMaker<
    IndividualLayout
  > { unreachable() }
  @_alwaysEmitIntoClient public func centerInSuperview() -> LayoutMaker<State.AddingMiddleCenter> {
    unreachable()
  }
  @_disfavoredOverload @_alwaysEmitIntoClient public func centerInSuperview() -> LayoutMaker<
    IndividualLayout
  > { unreachable() }
  @_alwaysEmitIntoClient public func centered() -> LayoutMaker<State.AddingMiddleCenter> {
    unreachable()
  }
  @_disfavoredOverload @_alwaysEmitIntoClient public func centered() -> LayoutMaker<
    IndividualLayout
  > { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a view has two baselines, of its first line and of its last: setFirstBaseline(at: title.plumb.firstBaseline)"
)
extension LayoutMaker where State: TakesFirstBaseline {
  @_alwaysEmitIntoClient public func setBaseline(
    at place: LayoutPlace<Vertical>, offset: CGFloat = 0
  ) -> LayoutMaker<State.AddingFirstBaseline> { unreachable() }
  @_alwaysEmitIntoClient public func setBaseline(to y: CGFloat) -> LayoutMaker<
    State.AddingFirstBaseline
  > { unreachable() }
}

@available(
  *, unavailable,
  message: "the origin is the top left point: setTopLeft(to: CGPoint(x: 8, y: 8))"
)
extension LayoutMaker where State: TakesTopLeft {
  @_alwaysEmitIntoClient public func setOrigin(to point: CGPoint) -> LayoutMaker<
    State.AddingTopLeft
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func setOrigin(to point: CGPoint)
    -> LayoutMaker<IndividualLayout>
  { unreachable() }
  @_alwaysEmitIntoClient public func setOrigin(x: CGFloat, y: CGFloat) -> LayoutMaker<
    State.AddingTopLeft
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func setOrigin(x: CGFloat, y: CGFloat)
    -> LayoutMaker<IndividualLayout>
  { unreachable() }
}

@available(
  *, unavailable,
  message: "the length of another view goes to like: setWidth(like: photo.plumb.width)"
)
extension LayoutMaker where State: TakesWidth {
  @_alwaysEmitIntoClient public func setWidth(equalTo view: some Any) -> LayoutMaker<
    State.AddingWidth
  > { unreachable() }
}

@available(
  *, unavailable,
  message: "the length of another view goes to like: setHeight(like: photo.plumb.height)"
)
extension LayoutMaker where State: TakesHeight {
  @_alwaysEmitIntoClient public func setHeight(equalTo view: some Any) -> LayoutMaker<
    State.AddingHeight
  > { unreachable() }
}

@available(
  *, unavailable,
  message: "the size that a view asks for is fitted: fitSize(), or fitHeight() at its width"
)
extension LayoutMaker {
  @_alwaysEmitIntoClient public func sizeToFit() -> LayoutMaker<IndividualLayout> { unreachable() }
  @_alwaysEmitIntoClient public func sizeToFit(_ side: UnknownSide) -> LayoutMaker<IndividualLayout>
  { unreachable() }
  @_alwaysEmitIntoClient public func fit() -> LayoutMaker<IndividualLayout> { unreachable() }
  @_alwaysEmitIntoClient public func fixedSize() -> LayoutMaker<IndividualLayout> { unreachable() }
  @_alwaysEmitIntoClient public func wrapContent() -> LayoutMaker<IndividualLayout> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message: "a limit is a range, after the facts: limitingWidth(to: ...240)"
)
extension LayoutMaker {
  @_alwaysEmitIntoClient public func minWidth(_ width: CGFloat) -> Self { unreachable() }
  @_alwaysEmitIntoClient public func maxWidth(_ width: CGFloat) -> Self { unreachable() }
  @_alwaysEmitIntoClient public func minHeight(_ height: CGFloat) -> Self { unreachable() }
  @_alwaysEmitIntoClient public func maxHeight(_ height: CGFloat) -> Self { unreachable() }
  @_alwaysEmitIntoClient public func setMinWidth(to width: CGFloat) -> Self { unreachable() }
  @_alwaysEmitIntoClient public func setMaxWidth(to width: CGFloat) -> Self { unreachable() }
  @_alwaysEmitIntoClient public func setMinHeight(to height: CGFloat) -> Self { unreachable() }
  @_alwaysEmitIntoClient public func setMaxHeight(to height: CGFloat) -> Self { unreachable() }
}

@available(
  *, unavailable,
  message:
    "no fact contradicts another one, so none has a priority; equations have: title.anchors.width == 120 <<~ .high"
)
extension LayoutMaker {
  @_alwaysEmitIntoClient public func priority(_ priority: some Any) -> Self { unreachable() }
  @_alwaysEmitIntoClient public func setPriority(to priority: some Any) -> Self { unreachable() }
}

@available(
  *, unavailable,
  message: "what lies in front is stored in the container: card.plumb.setZIndex(to: 1, for: title)"
)
extension LayoutMaker {
  @_alwaysEmitIntoClient public func zIndex(_ index: Int) -> Self { unreachable() }
  @_alwaysEmitIntoClient public func setZIndex(to index: Int) -> Self { unreachable() }
}

@available(
  *, unavailable,
  message: "a limit is a range, after the facts: limitingWidth(to: ...240)"
)
extension LayoutMaker where State: TakesWidth {
  @_disfavoredOverload @_alwaysEmitIntoClient public func minWidth(_ width: CGFloat) -> LayoutMaker<
    State.AddingWidth
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func minWidth(_ width: CGFloat) -> LayoutMaker<
    IndividualLayout
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func maxWidth(_ width: CGFloat) -> LayoutMaker<
    State.AddingWidth
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func maxWidth(_ width: CGFloat) -> LayoutMaker<
    IndividualLayout
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func setMinWidth(to width: CGFloat)
    -> LayoutMaker<State.AddingWidth>
  { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func setMinWidth(to width: CGFloat)
    -> LayoutMaker<IndividualLayout>
  { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func setMaxWidth(to width: CGFloat)
    -> LayoutMaker<State.AddingWidth>
  { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func setMaxWidth(to width: CGFloat)
    -> LayoutMaker<IndividualLayout>
  { unreachable() }
}

@available(
  *, unavailable,
  message: "a limit is a range, after the facts: limitingWidth(to: ...240)"
)
extension LayoutMaker where State: TakesHeight {
  @_disfavoredOverload @_alwaysEmitIntoClient public func minHeight(_ height: CGFloat)
    -> LayoutMaker<State.AddingHeight>
  { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func minHeight(_ height: CGFloat)
    -> LayoutMaker<IndividualLayout>
  { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func maxHeight(_ height: CGFloat)
    -> LayoutMaker<State.AddingHeight>
  { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func maxHeight(_ height: CGFloat)
    -> LayoutMaker<IndividualLayout>
  { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func setMinHeight(to height: CGFloat)
    -> LayoutMaker<State.AddingHeight>
  { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func setMinHeight(to height: CGFloat)
    -> LayoutMaker<IndividualLayout>
  { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func setMaxHeight(to height: CGFloat)
    -> LayoutMaker<State.AddingHeight>
  { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func setMaxHeight(to height: CGFloat)
    -> LayoutMaker<IndividualLayout>
  { unreachable() }
}

@available(
  *, unavailable,
  message: "a point begins with its vertical side: setTopLeft(inset: 8)"
)
extension LayoutMaker where State: TakesTopLeft {
  @_alwaysEmitIntoClient public func setLeftTop(inset: CGFloat) -> LayoutMaker<State.AddingTopLeft>
  { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func setLeftTop(inset: CGFloat) -> LayoutMaker<
    IndividualLayout
  > { unreachable() }
  @_alwaysEmitIntoClient public func setLeftTop(to point: CGPoint) -> LayoutMaker<
    State.AddingTopLeft
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func setLeftTop(to point: CGPoint)
    -> LayoutMaker<IndividualLayout>
  { unreachable() }
  @_alwaysEmitIntoClient public func setLeftTop(at point: some Any) -> LayoutMaker<
    State.AddingTopLeft
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func setLeftTop(at point: some Any)
    -> LayoutMaker<IndividualLayout>
  { unreachable() }
}

@available(
  *, unavailable,
  message: "a point begins with its vertical side: setTopRight(inset: 8)"
)
extension LayoutMaker where State: TakesTopRight {
  @_alwaysEmitIntoClient public func setRightTop(inset: CGFloat) -> LayoutMaker<
    State.AddingTopRight
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func setRightTop(inset: CGFloat)
    -> LayoutMaker<IndividualLayout>
  { unreachable() }
  @_alwaysEmitIntoClient public func setRightTop(to point: CGPoint) -> LayoutMaker<
    State.AddingTopRight
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func setRightTop(to point: CGPoint)
    -> LayoutMaker<IndividualLayout>
  { unreachable() }
  @_alwaysEmitIntoClient public func setRightTop(at point: some Any) -> LayoutMaker<
    State.AddingTopRight
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func setRightTop(at point: some Any)
    -> LayoutMaker<IndividualLayout>
  { unreachable() }
}

@available(
  *, unavailable,
  message: "a point begins with its vertical side: setTopLeading(inset: 8)"
)
extension LayoutMaker where State: TakesTopLeading {
  @_alwaysEmitIntoClient public func setLeadingTop(inset: CGFloat) -> LayoutMaker<
    State.AddingTopLeading
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func setLeadingTop(inset: CGFloat)
    -> LayoutMaker<IndividualLayout>
  { unreachable() }
  @_alwaysEmitIntoClient public func setLeadingTop(to point: CGPoint) -> LayoutMaker<
    State.AddingTopLeading
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func setLeadingTop(to point: CGPoint)
    -> LayoutMaker<IndividualLayout>
  { unreachable() }
  @_alwaysEmitIntoClient public func setLeadingTop(at point: some Any) -> LayoutMaker<
    State.AddingTopLeading
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func setLeadingTop(at point: some Any)
    -> LayoutMaker<IndividualLayout>
  { unreachable() }
}

@available(
  *, unavailable,
  message: "a point begins with its vertical side: setTopTrailing(inset: 8)"
)
extension LayoutMaker where State: TakesTopTrailing {
  @_alwaysEmitIntoClient public func setTrailingTop(inset: CGFloat) -> LayoutMaker<
    State.AddingTopTrailing
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func setTrailingTop(inset: CGFloat)
    -> LayoutMaker<IndividualLayout>
  { unreachable() }
  @_alwaysEmitIntoClient public func setTrailingTop(to point: CGPoint) -> LayoutMaker<
    State.AddingTopTrailing
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func setTrailingTop(to point: CGPoint)
    -> LayoutMaker<IndividualLayout>
  { unreachable() }
  @_alwaysEmitIntoClient public func setTrailingTop(at point: some Any) -> LayoutMaker<
    State.AddingTopTrailing
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func setTrailingTop(at point: some Any)
    -> LayoutMaker<IndividualLayout>
  { unreachable() }
}

@available(
  *, unavailable,
  message: "a point begins with its vertical side: setBottomLeft(inset: 8)"
)
extension LayoutMaker where State: TakesBottomLeft {
  @_alwaysEmitIntoClient public func setLeftBottom(inset: CGFloat) -> LayoutMaker<
    State.AddingBottomLeft
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func setLeftBottom(inset: CGFloat)
    -> LayoutMaker<IndividualLayout>
  { unreachable() }
  @_alwaysEmitIntoClient public func setLeftBottom(to point: CGPoint) -> LayoutMaker<
    State.AddingBottomLeft
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func setLeftBottom(to point: CGPoint)
    -> LayoutMaker<IndividualLayout>
  { unreachable() }
  @_alwaysEmitIntoClient public func setLeftBottom(at point: some Any) -> LayoutMaker<
    State.AddingBottomLeft
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func setLeftBottom(at point: some Any)
    -> LayoutMaker<IndividualLayout>
  { unreachable() }
}

@available(
  *, unavailable,
  message: "a point begins with its vertical side: setBottomRight(inset: 8)"
)
extension LayoutMaker where State: TakesBottomRight {
  @_alwaysEmitIntoClient public func setRightBottom(inset: CGFloat) -> LayoutMaker<
    State.AddingBottomRight
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func setRightBottom(inset: CGFloat)
    -> LayoutMaker<IndividualLayout>
  { unreachable() }
  @_alwaysEmitIntoClient public func setRightBottom(to point: CGPoint) -> LayoutMaker<
    State.AddingBottomRight
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func setRightBottom(to point: CGPoint)
    -> LayoutMaker<IndividualLayout>
  { unreachable() }
  @_alwaysEmitIntoClient public func setRightBottom(at point: some Any) -> LayoutMaker<
    State.AddingBottomRight
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func setRightBottom(at point: some Any)
    -> LayoutMaker<IndividualLayout>
  { unreachable() }
}

@available(
  *, unavailable,
  message: "a point begins with its vertical side: setBottomLeading(inset: 8)"
)
extension LayoutMaker where State: TakesBottomLeading {
  @_alwaysEmitIntoClient public func setLeadingBottom(inset: CGFloat) -> LayoutMaker<
    State.AddingBottomLeading
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func setLeadingBottom(inset: CGFloat)
    -> LayoutMaker<IndividualLayout>
  { unreachable() }
  @_alwaysEmitIntoClient public func setLeadingBottom(to point: CGPoint) -> LayoutMaker<
    State.AddingBottomLeading
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func setLeadingBottom(to point: CGPoint)
    -> LayoutMaker<IndividualLayout>
  { unreachable() }
  @_alwaysEmitIntoClient public func setLeadingBottom(at point: some Any) -> LayoutMaker<
    State.AddingBottomLeading
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func setLeadingBottom(at point: some Any)
    -> LayoutMaker<IndividualLayout>
  { unreachable() }
}

@available(
  *, unavailable,
  message: "a point begins with its vertical side: setBottomTrailing(inset: 8)"
)
extension LayoutMaker where State: TakesBottomTrailing {
  @_alwaysEmitIntoClient public func setTrailingBottom(inset: CGFloat) -> LayoutMaker<
    State.AddingBottomTrailing
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func setTrailingBottom(inset: CGFloat)
    -> LayoutMaker<IndividualLayout>
  { unreachable() }
  @_alwaysEmitIntoClient public func setTrailingBottom(to point: CGPoint) -> LayoutMaker<
    State.AddingBottomTrailing
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func setTrailingBottom(to point: CGPoint)
    -> LayoutMaker<IndividualLayout>
  { unreachable() }
  @_alwaysEmitIntoClient public func setTrailingBottom(at point: some Any) -> LayoutMaker<
    State.AddingBottomTrailing
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func setTrailingBottom(at point: some Any)
    -> LayoutMaker<IndividualLayout>
  { unreachable() }
}
