// Written by Scripts/write-maker from a table of refusals. Do not edit.

import Foundation

@available(
  *, unavailable,
  message: "the verb is setWidth: setWidth(to: 100)"
)
extension LayoutMaker where State: TakesWidth {
  @_alwaysEmitIntoClient public func frame(width: CGFloat) -> LayoutMaker<State.AddingWidth> {
    unreachable()
  }
  @_disfavoredOverload @_alwaysEmitIntoClient public func frame(width: CGFloat) -> LayoutMaker<
    IndividualLayout
  > { unreachable() }
}

@available(
  *, unavailable,
  message: "the verb is setHeight: setHeight(to: 100)"
)
extension LayoutMaker where State: TakesHeight {
  @_alwaysEmitIntoClient public func frame(height: CGFloat) -> LayoutMaker<State.AddingHeight> {
    unreachable()
  }
  @_disfavoredOverload @_alwaysEmitIntoClient public func frame(height: CGFloat) -> LayoutMaker<
    IndividualLayout
  > { unreachable() }
}

@available(
  *, unavailable,
  message:
    "as wide as its parent is a view by both edges: stickOnParentHorizontally(leading: 8, trailing: 8)"
)
extension LayoutMaker where State: TakesHorizontalEdges {
  @_alwaysEmitIntoClient public func frame(maxWidth: CGFloat) -> LayoutMaker<
    State.AddingHorizontalEdges
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func frame(maxWidth: CGFloat) -> LayoutMaker<
    IndividualLayout
  > { unreachable() }
  @_alwaysEmitIntoClient public func fillWidth() -> LayoutMaker<State.AddingHorizontalEdges> {
    unreachable()
  }
  @_disfavoredOverload @_alwaysEmitIntoClient public func fillWidth() -> LayoutMaker<
    IndividualLayout
  > { unreachable() }
}

@available(
  *, unavailable,
  message:
    "as high as its parent is a view by both edges: stickOnParentVertically(top: 8, bottom: 8)"
)
extension LayoutMaker where State: TakesVerticalEdges {
  @_alwaysEmitIntoClient public func frame(maxHeight: CGFloat) -> LayoutMaker<
    State.AddingVerticalEdges
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func frame(maxHeight: CGFloat) -> LayoutMaker<
    IndividualLayout
  > { unreachable() }
  @_alwaysEmitIntoClient public func fillHeight() -> LayoutMaker<State.AddingVerticalEdges> {
    unreachable()
  }
  @_disfavoredOverload @_alwaysEmitIntoClient public func fillHeight() -> LayoutMaker<
    IndividualLayout
  > { unreachable() }
}

@available(
  *, unavailable,
  message: "a frame is a rectangle: setFrame(to: CGRect(x: 8, y: 8, width: 100, height: 44))"
)
extension LayoutMaker where State == IndividualProperty.Initial {
  @_alwaysEmitIntoClient public func frame(_ frame: CGRect) -> LayoutMaker<IndividualLayout> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message: "a position is that of the middle: setMiddleCenter(to: CGPoint(x: 8, y: 8))"
)
extension LayoutMaker where State: TakesMiddleCenter {
  @_alwaysEmitIntoClient public func position(x: CGFloat, y: CGFloat) -> LayoutMaker<
    State.AddingMiddleCenter
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func position(x: CGFloat, y: CGFloat)
    -> LayoutMaker<IndividualLayout>
  { unreachable() }
  @_alwaysEmitIntoClient public func position(_ point: CGPoint) -> LayoutMaker<
    State.AddingMiddleCenter
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func position(_ point: CGPoint) -> LayoutMaker<
    IndividualLayout
  > { unreachable() }
}

@available(
  *, unavailable,
  message: "the middle of the parent is where no offset is: setCenter(offset: 0)"
)
extension LayoutMaker where State: TakesCenter {
  @_alwaysEmitIntoClient public func hCenter(_ offset: CGFloat = 0) -> LayoutMaker<
    State.AddingCenter
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func hCenter(_ offset: CGFloat = 0)
    -> LayoutMaker<IndividualLayout>
  { unreachable() }
  @_alwaysEmitIntoClient public func centerHorizontally() -> LayoutMaker<State.AddingCenter> {
    unreachable()
  }
  @_disfavoredOverload @_alwaysEmitIntoClient public func centerHorizontally() -> LayoutMaker<
    IndividualLayout
  > { unreachable() }
}

@available(
  *, unavailable,
  message: "the middle of the parent is where no offset is: setMiddle(offset: 0)"
)
extension LayoutMaker where State: TakesMiddle {
  @_alwaysEmitIntoClient public func vCenter(_ offset: CGFloat = 0) -> LayoutMaker<
    State.AddingMiddle
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func vCenter(_ offset: CGFloat = 0)
    -> LayoutMaker<IndividualLayout>
  { unreachable() }
  @_alwaysEmitIntoClient public func centerVertically() -> LayoutMaker<State.AddingMiddle> {
    unreachable()
  }
  @_disfavoredOverload @_alwaysEmitIntoClient public func centerVertically() -> LayoutMaker<
    IndividualLayout
  > { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a frame like another view's is a point and a size: setTopLeft(at: photo.plumb.topLeft).setSize(like: photo.plumb.size)"
)
extension LayoutMaker where State == IndividualProperty.Initial {
  @_alwaysEmitIntoClient public func setFrame(like view: some Any) -> LayoutMaker<IndividualLayout>
  { unreachable() }
  @_alwaysEmitIntoClient public func setFrame(at view: some Any) -> LayoutMaker<IndividualLayout> {
    unreachable()
  }
  @_alwaysEmitIntoClient public func stickOn(_ view: some Any) -> LayoutMaker<IndividualLayout> {
    unreachable()
  }
  @_alwaysEmitIntoClient public func match(_ view: some Any) -> LayoutMaker<IndividualLayout> {
    unreachable()
  }
  @_alwaysEmitIntoClient public func pin(to view: some Any) -> LayoutMaker<IndividualLayout> {
    unreachable()
  }
  @_alwaysEmitIntoClient public func pinEdges(to view: some Any) -> LayoutMaker<IndividualLayout> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message: "a limit is a range, after the facts: limitingWidth(to: ...240)"
)
extension LayoutMaker {
  @_alwaysEmitIntoClient public func limitWidth(to limit: some Any) -> Self { unreachable() }
  @_alwaysEmitIntoClient public func limitHeight(to limit: some Any) -> Self { unreachable() }
  @_alwaysEmitIntoClient public func limitingSize(to limit: some Any) -> Self { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a frame has a size and a place: setSize(width: 40, height: 40).setMiddleCenter(offset: .zero)"
)
extension LayoutMaker where State == IndividualProperty.Initial {
  @_alwaysEmitIntoClient public func frame(width: CGFloat, height: CGFloat, alignment: UnknownSide)
    -> LayoutMaker<IndividualLayout>
  { unreachable() }
}
