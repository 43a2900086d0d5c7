// Written by Scripts/write-maker from a table of refusals. Do not edit.

import Foundation

@available(
  *, unavailable,
  message: "right of a view is at its right edge: setLeft(at: photo.plumb.right, offset: 8)"
)
extension LayoutMaker where State: TakesLeft {
  @_alwaysEmitIntoClient public func setLeft(rightOf view: some Any, offset: CGFloat = 0)
    -> LayoutMaker<State.AddingLeft>
  { unreachable() }
  @_alwaysEmitIntoClient public func setLeft(after view: some Any, offset: CGFloat = 0)
    -> LayoutMaker<State.AddingLeft>
  { unreachable() }
  @_alwaysEmitIntoClient public func right(of view: some Any) -> LayoutMaker<State.AddingLeft> {
    unreachable()
  }
  @_disfavoredOverload @_alwaysEmitIntoClient public func right(of view: some Any) -> LayoutMaker<
    IndividualLayout
  > { unreachable() }
  @_alwaysEmitIntoClient public func rightOf(_ view: some Any) -> LayoutMaker<State.AddingLeft> {
    unreachable()
  }
  @_disfavoredOverload @_alwaysEmitIntoClient public func rightOf(_ view: some Any) -> LayoutMaker<
    IndividualLayout
  > { unreachable() }
}

@available(
  *, unavailable,
  message: "left of a view is at its left edge: setRight(at: photo.plumb.left, offset: -8)"
)
extension LayoutMaker where State: TakesRight {
  @_alwaysEmitIntoClient public func setRight(leftOf view: some Any, offset: CGFloat = 0)
    -> LayoutMaker<State.AddingRight>
  { unreachable() }
  @_alwaysEmitIntoClient public func setRight(before view: some Any, offset: CGFloat = 0)
    -> LayoutMaker<State.AddingRight>
  { unreachable() }
  @_alwaysEmitIntoClient public func left(of view: some Any) -> LayoutMaker<State.AddingRight> {
    unreachable()
  }
  @_disfavoredOverload @_alwaysEmitIntoClient public func left(of view: some Any) -> LayoutMaker<
    IndividualLayout
  > { unreachable() }
  @_alwaysEmitIntoClient public func leftOf(_ view: some Any) -> LayoutMaker<State.AddingRight> {
    unreachable()
  }
  @_disfavoredOverload @_alwaysEmitIntoClient public func leftOf(_ view: some Any) -> LayoutMaker<
    IndividualLayout
  > { unreachable() }
}

@available(
  *, unavailable,
  message: "after a view is at its trailing edge: setLeading(at: photo.plumb.trailing, offset: 8)"
)
extension LayoutMaker where State: TakesLeading {
  @_alwaysEmitIntoClient public func setLeading(after view: some Any, offset: CGFloat = 0)
    -> LayoutMaker<State.AddingLeading>
  { unreachable() }
  @_alwaysEmitIntoClient public func setLeading(rightOf view: some Any, offset: CGFloat = 0)
    -> LayoutMaker<State.AddingLeading>
  { unreachable() }
  @_alwaysEmitIntoClient public func after(_ view: some Any) -> LayoutMaker<State.AddingLeading> {
    unreachable()
  }
  @_disfavoredOverload @_alwaysEmitIntoClient public func after(_ view: some Any) -> LayoutMaker<
    IndividualLayout
  > { unreachable() }
  @_alwaysEmitIntoClient public func after(of view: some Any) -> LayoutMaker<State.AddingLeading> {
    unreachable()
  }
  @_disfavoredOverload @_alwaysEmitIntoClient public func after(of view: some Any) -> LayoutMaker<
    IndividualLayout
  > { unreachable() }
}

@available(
  *, unavailable,
  message: "before a view is at its leading edge: setTrailing(at: photo.plumb.leading, offset: -8)"
)
extension LayoutMaker where State: TakesTrailing {
  @_alwaysEmitIntoClient public func setTrailing(before view: some Any, offset: CGFloat = 0)
    -> LayoutMaker<State.AddingTrailing>
  { unreachable() }
  @_alwaysEmitIntoClient public func setTrailing(leftOf view: some Any, offset: CGFloat = 0)
    -> LayoutMaker<State.AddingTrailing>
  { unreachable() }
  @_alwaysEmitIntoClient public func before(_ view: some Any) -> LayoutMaker<State.AddingTrailing> {
    unreachable()
  }
  @_disfavoredOverload @_alwaysEmitIntoClient public func before(_ view: some Any) -> LayoutMaker<
    IndividualLayout
  > { unreachable() }
  @_alwaysEmitIntoClient public func before(of view: some Any) -> LayoutMaker<State.AddingTrailing>
  { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func before(of view: some Any) -> LayoutMaker<
    IndividualLayout
  > { unreachable() }
}

@available(
  *, unavailable,
  message: "the middle of the parent is where no offset is: setMiddle(offset: 0)"
)
extension LayoutMaker where State: TakesMiddle {
  @_alwaysEmitIntoClient public func setMiddle(in view: some Layoutable) -> LayoutMaker<
    State.AddingMiddle
  > { unreachable() }
}

@available(
  *, unavailable,
  message: "the middle of the parent is where no offset is: setMiddleCenter(offset: .zero)"
)
extension LayoutMaker where State: TakesMiddleCenter {
  @_alwaysEmitIntoClient public func setMiddleCenter(in view: some Layoutable) -> LayoutMaker<
    State.AddingMiddleCenter
  > { unreachable() }
}
