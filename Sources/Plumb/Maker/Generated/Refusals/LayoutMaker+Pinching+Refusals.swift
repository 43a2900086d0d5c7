// Written by Scripts/write-maker from its table. Do not edit.

import Foundation

@available(
  *, unavailable,
  message:
    "underspecified frame: only a complete frame is adjusted, and the horizontal axis needs two facts; move this after them"
)
extension LayoutMaker where State: HorizontallyIncomplete {
  @_alwaysEmitIntoClient public func pinchingLeft(to: CGFloat = 0, by: CGFloat = 0) -> LayoutMaker<
    State
  > { unreachable() }
  @_alwaysEmitIntoClient public func pinchingLeft(
    to: ((LayoutGuide.Adjusted<Horizontal>) -> Position<Horizontal>)? = nil,
    by: ((LayoutGuide.Adjusted<Horizontal>) -> CGFloat)? = nil
  ) -> LayoutMaker<State> { unreachable() }
  @_alwaysEmitIntoClient public func pinchingRight(to: CGFloat = 0, by: CGFloat = 0) -> LayoutMaker<
    State
  > { unreachable() }
  @_alwaysEmitIntoClient public func pinchingRight(
    to: ((LayoutGuide.Adjusted<Horizontal>) -> Position<Horizontal>)? = nil,
    by: ((LayoutGuide.Adjusted<Horizontal>) -> CGFloat)? = nil
  ) -> LayoutMaker<State> { unreachable() }
  @_alwaysEmitIntoClient public func pinchingLeading(to: CGFloat = 0, by: CGFloat = 0)
    -> LayoutMaker<State>
  { unreachable() }
  @_alwaysEmitIntoClient public func pinchingLeading(
    to: ((LayoutGuide.Adjusted<Directional>) -> Position<Directional>)? = nil,
    by: ((LayoutGuide.Adjusted<Directional>) -> CGFloat)? = nil
  ) -> LayoutMaker<State> { unreachable() }
  @_alwaysEmitIntoClient public func pinchingTrailing(to: CGFloat = 0, by: CGFloat = 0)
    -> LayoutMaker<State>
  { unreachable() }
  @_alwaysEmitIntoClient public func pinchingTrailing(
    to: ((LayoutGuide.Adjusted<Directional>) -> Position<Directional>)? = nil,
    by: ((LayoutGuide.Adjusted<Directional>) -> CGFloat)? = nil
  ) -> LayoutMaker<State> { unreachable() }
  @_alwaysEmitIntoClient public func pinchingTop(to: CGFloat = 0, by: CGFloat = 0) -> LayoutMaker<
    State
  > { unreachable() }
  @_alwaysEmitIntoClient public func pinchingTop(
    to: ((LayoutGuide.Adjusted<Vertical>) -> Position<Vertical>)? = nil,
    by: ((LayoutGuide.Adjusted<Vertical>) -> CGFloat)? = nil
  ) -> LayoutMaker<State> { unreachable() }
  @_alwaysEmitIntoClient public func pinchingBottom(to: CGFloat = 0, by: CGFloat = 0)
    -> LayoutMaker<State>
  { unreachable() }
  @_alwaysEmitIntoClient public func pinchingBottom(
    to: ((LayoutGuide.Adjusted<Vertical>) -> Position<Vertical>)? = nil,
    by: ((LayoutGuide.Adjusted<Vertical>) -> CGFloat)? = nil
  ) -> LayoutMaker<State> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "underspecified frame: only a complete frame is adjusted, and the horizontal axis needs two facts; move this after them"
)
extension LayoutMaker where State: HorizontallyIncomplete {
  @_disfavoredOverload @_alwaysEmitIntoClient public func pinchingLeft(
    to: CGFloat = 0, by: CGFloat = 0
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func pinchingLeft(
    to: ((LayoutGuide.Adjusted<Horizontal>) -> Position<Horizontal>)? = nil,
    by: ((LayoutGuide.Adjusted<Horizontal>) -> CGFloat)? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func pinchingRight(
    to: CGFloat = 0, by: CGFloat = 0
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func pinchingRight(
    to: ((LayoutGuide.Adjusted<Horizontal>) -> Position<Horizontal>)? = nil,
    by: ((LayoutGuide.Adjusted<Horizontal>) -> CGFloat)? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func pinchingLeading(
    to: CGFloat = 0, by: CGFloat = 0
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func pinchingLeading(
    to: ((LayoutGuide.Adjusted<Directional>) -> Position<Directional>)? = nil,
    by: ((LayoutGuide.Adjusted<Directional>) -> CGFloat)? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func pinchingTrailing(
    to: CGFloat = 0, by: CGFloat = 0
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func pinchingTrailing(
    to: ((LayoutGuide.Adjusted<Directional>) -> Position<Directional>)? = nil,
    by: ((LayoutGuide.Adjusted<Directional>) -> CGFloat)? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func pinchingTop(
    to: CGFloat = 0, by: CGFloat = 0
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func pinchingTop(
    to: ((LayoutGuide.Adjusted<Vertical>) -> Position<Vertical>)? = nil,
    by: ((LayoutGuide.Adjusted<Vertical>) -> CGFloat)? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func pinchingBottom(
    to: CGFloat = 0, by: CGFloat = 0
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func pinchingBottom(
    to: ((LayoutGuide.Adjusted<Vertical>) -> Position<Vertical>)? = nil,
    by: ((LayoutGuide.Adjusted<Vertical>) -> CGFloat)? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "underspecified frame: only a complete frame is adjusted, and the vertical axis needs two facts; move this after them"
)
extension LayoutMaker where State: HorizontallyComplete & VerticallyIncomplete {
  @_alwaysEmitIntoClient public func pinchingLeft(to: CGFloat = 0, by: CGFloat = 0) -> LayoutMaker<
    State
  > { unreachable() }
  @_alwaysEmitIntoClient public func pinchingLeft(
    to: ((LayoutGuide.Adjusted<Horizontal>) -> Position<Horizontal>)? = nil,
    by: ((LayoutGuide.Adjusted<Horizontal>) -> CGFloat)? = nil
  ) -> LayoutMaker<State> { unreachable() }
  @_alwaysEmitIntoClient public func pinchingRight(to: CGFloat = 0, by: CGFloat = 0) -> LayoutMaker<
    State
  > { unreachable() }
  @_alwaysEmitIntoClient public func pinchingRight(
    to: ((LayoutGuide.Adjusted<Horizontal>) -> Position<Horizontal>)? = nil,
    by: ((LayoutGuide.Adjusted<Horizontal>) -> CGFloat)? = nil
  ) -> LayoutMaker<State> { unreachable() }
  @_alwaysEmitIntoClient public func pinchingLeading(to: CGFloat = 0, by: CGFloat = 0)
    -> LayoutMaker<State>
  { unreachable() }
  @_alwaysEmitIntoClient public func pinchingLeading(
    to: ((LayoutGuide.Adjusted<Directional>) -> Position<Directional>)? = nil,
    by: ((LayoutGuide.Adjusted<Directional>) -> CGFloat)? = nil
  ) -> LayoutMaker<State> { unreachable() }
  @_alwaysEmitIntoClient public func pinchingTrailing(to: CGFloat = 0, by: CGFloat = 0)
    -> LayoutMaker<State>
  { unreachable() }
  @_alwaysEmitIntoClient public func pinchingTrailing(
    to: ((LayoutGuide.Adjusted<Directional>) -> Position<Directional>)? = nil,
    by: ((LayoutGuide.Adjusted<Directional>) -> CGFloat)? = nil
  ) -> LayoutMaker<State> { unreachable() }
  @_alwaysEmitIntoClient public func pinchingTop(to: CGFloat = 0, by: CGFloat = 0) -> LayoutMaker<
    State
  > { unreachable() }
  @_alwaysEmitIntoClient public func pinchingTop(
    to: ((LayoutGuide.Adjusted<Vertical>) -> Position<Vertical>)? = nil,
    by: ((LayoutGuide.Adjusted<Vertical>) -> CGFloat)? = nil
  ) -> LayoutMaker<State> { unreachable() }
  @_alwaysEmitIntoClient public func pinchingBottom(to: CGFloat = 0, by: CGFloat = 0)
    -> LayoutMaker<State>
  { unreachable() }
  @_alwaysEmitIntoClient public func pinchingBottom(
    to: ((LayoutGuide.Adjusted<Vertical>) -> Position<Vertical>)? = nil,
    by: ((LayoutGuide.Adjusted<Vertical>) -> CGFloat)? = nil
  ) -> LayoutMaker<State> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "underspecified frame: only a complete frame is adjusted, and the vertical axis needs two facts; move this after them"
)
extension LayoutMaker where State: HorizontallyComplete & VerticallyIncomplete {
  @_disfavoredOverload @_alwaysEmitIntoClient public func pinchingLeft(
    to: CGFloat = 0, by: CGFloat = 0
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func pinchingLeft(
    to: ((LayoutGuide.Adjusted<Horizontal>) -> Position<Horizontal>)? = nil,
    by: ((LayoutGuide.Adjusted<Horizontal>) -> CGFloat)? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func pinchingRight(
    to: CGFloat = 0, by: CGFloat = 0
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func pinchingRight(
    to: ((LayoutGuide.Adjusted<Horizontal>) -> Position<Horizontal>)? = nil,
    by: ((LayoutGuide.Adjusted<Horizontal>) -> CGFloat)? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func pinchingLeading(
    to: CGFloat = 0, by: CGFloat = 0
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func pinchingLeading(
    to: ((LayoutGuide.Adjusted<Directional>) -> Position<Directional>)? = nil,
    by: ((LayoutGuide.Adjusted<Directional>) -> CGFloat)? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func pinchingTrailing(
    to: CGFloat = 0, by: CGFloat = 0
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func pinchingTrailing(
    to: ((LayoutGuide.Adjusted<Directional>) -> Position<Directional>)? = nil,
    by: ((LayoutGuide.Adjusted<Directional>) -> CGFloat)? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func pinchingTop(
    to: CGFloat = 0, by: CGFloat = 0
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func pinchingTop(
    to: ((LayoutGuide.Adjusted<Vertical>) -> Position<Vertical>)? = nil,
    by: ((LayoutGuide.Adjusted<Vertical>) -> CGFloat)? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func pinchingBottom(
    to: CGFloat = 0, by: CGFloat = 0
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func pinchingBottom(
    to: ((LayoutGuide.Adjusted<Vertical>) -> Position<Vertical>)? = nil,
    by: ((LayoutGuide.Adjusted<Vertical>) -> CGFloat)? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "an adjustment measures the frame so far and its parent: pinchingLeft(to: { $0.parent.left + 8 }); what is measured on another view is a fact: setLeft(at: photo.plumb.left)"
)
extension LayoutMaker where State: AdjustableLayout {
  @_alwaysEmitIntoClient public func pinchingLeft(to: LayoutPlace<Horizontal>) -> LayoutMaker<State>
  { unreachable() }
  @_alwaysEmitIntoClient public func pinchingLeft(at: LayoutPlace<Horizontal>, offset: CGFloat = 0)
    -> LayoutMaker<State>
  { unreachable() }
}

@available(
  *, unavailable,
  message: "say what the number is: pinchingLeft(by: 8), pinchingLeft(to: 8)"
)
extension LayoutMaker where State: AdjustableLayout {
  @_alwaysEmitIntoClient public func pinchingLeft(_ number: CGFloat) -> LayoutMaker<State> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message:
    "an adjustment measures the frame so far and its parent: pinchingRight(to: { $0.parent.right + 8 }); what is measured on another view is a fact: setRight(at: photo.plumb.right)"
)
extension LayoutMaker where State: AdjustableLayout {
  @_alwaysEmitIntoClient public func pinchingRight(to: LayoutPlace<Horizontal>) -> LayoutMaker<
    State
  > { unreachable() }
  @_alwaysEmitIntoClient public func pinchingRight(at: LayoutPlace<Horizontal>, offset: CGFloat = 0)
    -> LayoutMaker<State>
  { unreachable() }
}

@available(
  *, unavailable,
  message: "say what the number is: pinchingRight(by: 8), pinchingRight(to: 8)"
)
extension LayoutMaker where State: AdjustableLayout {
  @_alwaysEmitIntoClient public func pinchingRight(_ number: CGFloat) -> LayoutMaker<State> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message:
    "an adjustment measures the frame so far and its parent: pinchingLeading(to: { $0.parent.leading + 8 }); what is measured on another view is a fact: setLeading(at: photo.plumb.leading)"
)
extension LayoutMaker where State: AdjustableLayout {
  @_alwaysEmitIntoClient public func pinchingLeading(to: LayoutPlace<Directional>) -> LayoutMaker<
    State
  > { unreachable() }
  @_alwaysEmitIntoClient public func pinchingLeading(
    at: LayoutPlace<Directional>, offset: CGFloat = 0
  ) -> LayoutMaker<State> { unreachable() }
}

@available(
  *, unavailable,
  message: "say what the number is: pinchingLeading(by: 8), pinchingLeading(to: 8)"
)
extension LayoutMaker where State: AdjustableLayout {
  @_alwaysEmitIntoClient public func pinchingLeading(_ number: CGFloat) -> LayoutMaker<State> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message:
    "an adjustment measures the frame so far and its parent: pinchingTrailing(to: { $0.parent.trailing + 8 }); what is measured on another view is a fact: setTrailing(at: photo.plumb.trailing)"
)
extension LayoutMaker where State: AdjustableLayout {
  @_alwaysEmitIntoClient public func pinchingTrailing(to: LayoutPlace<Directional>) -> LayoutMaker<
    State
  > { unreachable() }
  @_alwaysEmitIntoClient public func pinchingTrailing(
    at: LayoutPlace<Directional>, offset: CGFloat = 0
  ) -> LayoutMaker<State> { unreachable() }
}

@available(
  *, unavailable,
  message: "say what the number is: pinchingTrailing(by: 8), pinchingTrailing(to: 8)"
)
extension LayoutMaker where State: AdjustableLayout {
  @_alwaysEmitIntoClient public func pinchingTrailing(_ number: CGFloat) -> LayoutMaker<State> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message:
    "an adjustment measures the frame so far and its parent: pinchingTop(to: { $0.parent.top + 8 }); what is measured on another view is a fact: setTop(at: photo.plumb.top)"
)
extension LayoutMaker where State: AdjustableLayout {
  @_alwaysEmitIntoClient public func pinchingTop(to: LayoutPlace<Vertical>) -> LayoutMaker<State> {
    unreachable()
  }
  @_alwaysEmitIntoClient public func pinchingTop(at: LayoutPlace<Vertical>, offset: CGFloat = 0)
    -> LayoutMaker<State>
  { unreachable() }
}

@available(
  *, unavailable,
  message: "say what the number is: pinchingTop(by: 8), pinchingTop(to: 8)"
)
extension LayoutMaker where State: AdjustableLayout {
  @_alwaysEmitIntoClient public func pinchingTop(_ number: CGFloat) -> LayoutMaker<State> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message:
    "an adjustment measures the frame so far and its parent: pinchingBottom(to: { $0.parent.bottom + 8 }); what is measured on another view is a fact: setBottom(at: photo.plumb.bottom)"
)
extension LayoutMaker where State: AdjustableLayout {
  @_alwaysEmitIntoClient public func pinchingBottom(to: LayoutPlace<Vertical>) -> LayoutMaker<State>
  { unreachable() }
  @_alwaysEmitIntoClient public func pinchingBottom(at: LayoutPlace<Vertical>, offset: CGFloat = 0)
    -> LayoutMaker<State>
  { unreachable() }
}

@available(
  *, unavailable,
  message: "say what the number is: pinchingBottom(by: 8), pinchingBottom(to: 8)"
)
extension LayoutMaker where State: AdjustableLayout {
  @_alwaysEmitIntoClient public func pinchingBottom(_ number: CGFloat) -> LayoutMaker<State> {
    unreachable()
  }
}
