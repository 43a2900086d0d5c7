// Written by Scripts/write-maker from its table. Do not edit.

import Foundation

@available(
  *, unavailable,
  message:
    "underspecified frame: only a complete frame is adjusted, and the horizontal axis needs two facts; move this after them"
)
extension LayoutMaker where State: HorizontallyIncomplete {
  @_alwaysEmitIntoClient public func movingLeft(to: CGFloat) -> LayoutMaker<State> { unreachable() }
  @_alwaysEmitIntoClient public func movingLeft(
    to: @escaping (LayoutGuide.Adjusted<Horizontal>) -> Position<Horizontal>
  ) -> LayoutMaker<State> { unreachable() }
  @_alwaysEmitIntoClient public func movingCenter(to: CGFloat) -> LayoutMaker<State> {
    unreachable()
  }
  @_alwaysEmitIntoClient public func movingCenter(
    to: @escaping (LayoutGuide.Adjusted<Horizontal>) -> Position<Horizontal>
  ) -> LayoutMaker<State> { unreachable() }
  @_alwaysEmitIntoClient public func movingRight(to: CGFloat) -> LayoutMaker<State> {
    unreachable()
  }
  @_alwaysEmitIntoClient public func movingRight(
    to: @escaping (LayoutGuide.Adjusted<Horizontal>) -> Position<Horizontal>
  ) -> LayoutMaker<State> { unreachable() }
  @_alwaysEmitIntoClient public func movingLeading(to: CGFloat) -> LayoutMaker<State> {
    unreachable()
  }
  @_alwaysEmitIntoClient public func movingLeading(
    to: @escaping (LayoutGuide.Adjusted<Directional>) -> Position<Directional>
  ) -> LayoutMaker<State> { unreachable() }
  @_alwaysEmitIntoClient public func movingTrailing(to: CGFloat) -> LayoutMaker<State> {
    unreachable()
  }
  @_alwaysEmitIntoClient public func movingTrailing(
    to: @escaping (LayoutGuide.Adjusted<Directional>) -> Position<Directional>
  ) -> LayoutMaker<State> { unreachable() }
  @_alwaysEmitIntoClient public func movingTop(to: CGFloat) -> LayoutMaker<State> { unreachable() }
  @_alwaysEmitIntoClient public func movingTop(
    to: @escaping (LayoutGuide.Adjusted<Vertical>) -> Position<Vertical>
  ) -> LayoutMaker<State> { unreachable() }
  @_alwaysEmitIntoClient public func movingMiddle(to: CGFloat) -> LayoutMaker<State> {
    unreachable()
  }
  @_alwaysEmitIntoClient public func movingMiddle(
    to: @escaping (LayoutGuide.Adjusted<Vertical>) -> Position<Vertical>
  ) -> LayoutMaker<State> { unreachable() }
  @_alwaysEmitIntoClient public func movingBottom(to: CGFloat) -> LayoutMaker<State> {
    unreachable()
  }
  @_alwaysEmitIntoClient public func movingBottom(
    to: @escaping (LayoutGuide.Adjusted<Vertical>) -> Position<Vertical>
  ) -> LayoutMaker<State> { unreachable() }
  @_alwaysEmitIntoClient public func movingX(by: CGFloat) -> LayoutMaker<State> { unreachable() }
  @_alwaysEmitIntoClient public func movingX(
    by: @escaping (LayoutGuide.Adjusted<Horizontal>) -> CGFloat
  ) -> LayoutMaker<State> { unreachable() }
  @_alwaysEmitIntoClient public func movingY(by: CGFloat) -> LayoutMaker<State> { unreachable() }
  @_alwaysEmitIntoClient public func movingY(
    by: @escaping (LayoutGuide.Adjusted<Vertical>) -> CGFloat
  ) -> LayoutMaker<State> { unreachable() }
  @_alwaysEmitIntoClient public func movingTowardsTrailing(by: CGFloat) -> LayoutMaker<State> {
    unreachable()
  }
  @_alwaysEmitIntoClient public func movingTowardsTrailing(
    by: @escaping (LayoutGuide.Adjusted<Directional>) -> CGFloat
  ) -> LayoutMaker<State> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "underspecified frame: only a complete frame is adjusted, and the horizontal axis needs two facts; move this after them"
)
extension LayoutMaker where State: HorizontallyIncomplete {
  @_disfavoredOverload @_alwaysEmitIntoClient public func movingLeft(to: CGFloat) -> LayoutMaker<
    IndividualLayout
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func movingLeft(
    to: @escaping (LayoutGuide.Adjusted<Horizontal>) -> Position<Horizontal>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func movingCenter(to: CGFloat) -> LayoutMaker<
    IndividualLayout
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func movingCenter(
    to: @escaping (LayoutGuide.Adjusted<Horizontal>) -> Position<Horizontal>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func movingRight(to: CGFloat) -> LayoutMaker<
    IndividualLayout
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func movingRight(
    to: @escaping (LayoutGuide.Adjusted<Horizontal>) -> Position<Horizontal>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func movingLeading(to: CGFloat) -> LayoutMaker<
    IndividualLayout
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func movingLeading(
    to: @escaping (LayoutGuide.Adjusted<Directional>) -> Position<Directional>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func movingTrailing(to: CGFloat)
    -> LayoutMaker<IndividualLayout>
  { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func movingTrailing(
    to: @escaping (LayoutGuide.Adjusted<Directional>) -> Position<Directional>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func movingTop(to: CGFloat) -> LayoutMaker<
    IndividualLayout
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func movingTop(
    to: @escaping (LayoutGuide.Adjusted<Vertical>) -> Position<Vertical>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func movingMiddle(to: CGFloat) -> LayoutMaker<
    IndividualLayout
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func movingMiddle(
    to: @escaping (LayoutGuide.Adjusted<Vertical>) -> Position<Vertical>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func movingBottom(to: CGFloat) -> LayoutMaker<
    IndividualLayout
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func movingBottom(
    to: @escaping (LayoutGuide.Adjusted<Vertical>) -> Position<Vertical>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func movingX(by: CGFloat) -> LayoutMaker<
    IndividualLayout
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func movingX(
    by: @escaping (LayoutGuide.Adjusted<Horizontal>) -> CGFloat
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func movingY(by: CGFloat) -> LayoutMaker<
    IndividualLayout
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func movingY(
    by: @escaping (LayoutGuide.Adjusted<Vertical>) -> CGFloat
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func movingTowardsTrailing(by: CGFloat)
    -> LayoutMaker<IndividualLayout>
  { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func movingTowardsTrailing(
    by: @escaping (LayoutGuide.Adjusted<Directional>) -> CGFloat
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "underspecified frame: only a complete frame is adjusted, and the vertical axis needs two facts; move this after them"
)
extension LayoutMaker where State: HorizontallyComplete & VerticallyIncomplete {
  @_alwaysEmitIntoClient public func movingLeft(to: CGFloat) -> LayoutMaker<State> { unreachable() }
  @_alwaysEmitIntoClient public func movingLeft(
    to: @escaping (LayoutGuide.Adjusted<Horizontal>) -> Position<Horizontal>
  ) -> LayoutMaker<State> { unreachable() }
  @_alwaysEmitIntoClient public func movingCenter(to: CGFloat) -> LayoutMaker<State> {
    unreachable()
  }
  @_alwaysEmitIntoClient public func movingCenter(
    to: @escaping (LayoutGuide.Adjusted<Horizontal>) -> Position<Horizontal>
  ) -> LayoutMaker<State> { unreachable() }
  @_alwaysEmitIntoClient public func movingRight(to: CGFloat) -> LayoutMaker<State> {
    unreachable()
  }
  @_alwaysEmitIntoClient public func movingRight(
    to: @escaping (LayoutGuide.Adjusted<Horizontal>) -> Position<Horizontal>
  ) -> LayoutMaker<State> { unreachable() }
  @_alwaysEmitIntoClient public func movingLeading(to: CGFloat) -> LayoutMaker<State> {
    unreachable()
  }
  @_alwaysEmitIntoClient public func movingLeading(
    to: @escaping (LayoutGuide.Adjusted<Directional>) -> Position<Directional>
  ) -> LayoutMaker<State> { unreachable() }
  @_alwaysEmitIntoClient public func movingTrailing(to: CGFloat) -> LayoutMaker<State> {
    unreachable()
  }
  @_alwaysEmitIntoClient public func movingTrailing(
    to: @escaping (LayoutGuide.Adjusted<Directional>) -> Position<Directional>
  ) -> LayoutMaker<State> { unreachable() }
  @_alwaysEmitIntoClient public func movingTop(to: CGFloat) -> LayoutMaker<State> { unreachable() }
  @_alwaysEmitIntoClient public func movingTop(
    to: @escaping (LayoutGuide.Adjusted<Vertical>) -> Position<Vertical>
  ) -> LayoutMaker<State> { unreachable() }
  @_alwaysEmitIntoClient public func movingMiddle(to: CGFloat) -> LayoutMaker<State> {
    unreachable()
  }
  @_alwaysEmitIntoClient public func movingMiddle(
    to: @escaping (LayoutGuide.Adjusted<Vertical>) -> Position<Vertical>
  ) -> LayoutMaker<State> { unreachable() }
  @_alwaysEmitIntoClient public func movingBottom(to: CGFloat) -> LayoutMaker<State> {
    unreachable()
  }
  @_alwaysEmitIntoClient public func movingBottom(
    to: @escaping (LayoutGuide.Adjusted<Vertical>) -> Position<Vertical>
  ) -> LayoutMaker<State> { unreachable() }
  @_alwaysEmitIntoClient public func movingX(by: CGFloat) -> LayoutMaker<State> { unreachable() }
  @_alwaysEmitIntoClient public func movingX(
    by: @escaping (LayoutGuide.Adjusted<Horizontal>) -> CGFloat
  ) -> LayoutMaker<State> { unreachable() }
  @_alwaysEmitIntoClient public func movingY(by: CGFloat) -> LayoutMaker<State> { unreachable() }
  @_alwaysEmitIntoClient public func movingY(
    by: @escaping (LayoutGuide.Adjusted<Vertical>) -> CGFloat
  ) -> LayoutMaker<State> { unreachable() }
  @_alwaysEmitIntoClient public func movingTowardsTrailing(by: CGFloat) -> LayoutMaker<State> {
    unreachable()
  }
  @_alwaysEmitIntoClient public func movingTowardsTrailing(
    by: @escaping (LayoutGuide.Adjusted<Directional>) -> CGFloat
  ) -> LayoutMaker<State> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "underspecified frame: only a complete frame is adjusted, and the vertical axis needs two facts; move this after them"
)
extension LayoutMaker where State: HorizontallyComplete & VerticallyIncomplete {
  @_disfavoredOverload @_alwaysEmitIntoClient public func movingLeft(to: CGFloat) -> LayoutMaker<
    IndividualLayout
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func movingLeft(
    to: @escaping (LayoutGuide.Adjusted<Horizontal>) -> Position<Horizontal>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func movingCenter(to: CGFloat) -> LayoutMaker<
    IndividualLayout
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func movingCenter(
    to: @escaping (LayoutGuide.Adjusted<Horizontal>) -> Position<Horizontal>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func movingRight(to: CGFloat) -> LayoutMaker<
    IndividualLayout
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func movingRight(
    to: @escaping (LayoutGuide.Adjusted<Horizontal>) -> Position<Horizontal>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func movingLeading(to: CGFloat) -> LayoutMaker<
    IndividualLayout
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func movingLeading(
    to: @escaping (LayoutGuide.Adjusted<Directional>) -> Position<Directional>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func movingTrailing(to: CGFloat)
    -> LayoutMaker<IndividualLayout>
  { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func movingTrailing(
    to: @escaping (LayoutGuide.Adjusted<Directional>) -> Position<Directional>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func movingTop(to: CGFloat) -> LayoutMaker<
    IndividualLayout
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func movingTop(
    to: @escaping (LayoutGuide.Adjusted<Vertical>) -> Position<Vertical>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func movingMiddle(to: CGFloat) -> LayoutMaker<
    IndividualLayout
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func movingMiddle(
    to: @escaping (LayoutGuide.Adjusted<Vertical>) -> Position<Vertical>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func movingBottom(to: CGFloat) -> LayoutMaker<
    IndividualLayout
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func movingBottom(
    to: @escaping (LayoutGuide.Adjusted<Vertical>) -> Position<Vertical>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func movingX(by: CGFloat) -> LayoutMaker<
    IndividualLayout
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func movingX(
    by: @escaping (LayoutGuide.Adjusted<Horizontal>) -> CGFloat
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func movingY(by: CGFloat) -> LayoutMaker<
    IndividualLayout
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func movingY(
    by: @escaping (LayoutGuide.Adjusted<Vertical>) -> CGFloat
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func movingTowardsTrailing(by: CGFloat)
    -> LayoutMaker<IndividualLayout>
  { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func movingTowardsTrailing(
    by: @escaping (LayoutGuide.Adjusted<Directional>) -> CGFloat
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "an adjustment measures the frame so far and its parent: movingLeft(to: { $0.parent.left + 8 }); what is measured on another view is a fact: setLeft(at: photo.plumb.left)"
)
extension LayoutMaker where State: AdjustableLayout {
  @_alwaysEmitIntoClient public func movingLeft(to: LayoutPlace<Horizontal>) -> LayoutMaker<State> {
    unreachable()
  }
  @_alwaysEmitIntoClient public func movingLeft(at: LayoutPlace<Horizontal>, offset: CGFloat = 0)
    -> LayoutMaker<State>
  { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a frame moves by a distance along an axis, and to a place by one of its parts: movingX(by: 8), movingLeft(to: 8)"
)
extension LayoutMaker where State: AdjustableLayout {
  @_alwaysEmitIntoClient public func movingLeft(by: CGFloat) -> LayoutMaker<State> { unreachable() }
}

@available(
  *, unavailable,
  message: "say what the number is: movingX(by: 8), movingLeft(to: 8)"
)
extension LayoutMaker where State: AdjustableLayout {
  @_alwaysEmitIntoClient public func movingLeft(_ number: CGFloat) -> LayoutMaker<State> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message:
    "an adjustment measures the frame so far and its parent: movingCenter(to: { $0.parent.center + 8 }); what is measured on another view is a fact: setCenter(at: photo.plumb.center)"
)
extension LayoutMaker where State: AdjustableLayout {
  @_alwaysEmitIntoClient public func movingCenter(to: LayoutPlace<Horizontal>) -> LayoutMaker<State>
  { unreachable() }
  @_alwaysEmitIntoClient public func movingCenter(at: LayoutPlace<Horizontal>, offset: CGFloat = 0)
    -> LayoutMaker<State>
  { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a frame moves by a distance along an axis, and to a place by one of its parts: movingX(by: 8), movingCenter(to: 8)"
)
extension LayoutMaker where State: AdjustableLayout {
  @_alwaysEmitIntoClient public func movingCenter(by: CGFloat) -> LayoutMaker<State> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message: "say what the number is: movingX(by: 8), movingCenter(to: 8)"
)
extension LayoutMaker where State: AdjustableLayout {
  @_alwaysEmitIntoClient public func movingCenter(_ number: CGFloat) -> LayoutMaker<State> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message:
    "an adjustment measures the frame so far and its parent: movingRight(to: { $0.parent.right + 8 }); what is measured on another view is a fact: setRight(at: photo.plumb.right)"
)
extension LayoutMaker where State: AdjustableLayout {
  @_alwaysEmitIntoClient public func movingRight(to: LayoutPlace<Horizontal>) -> LayoutMaker<State>
  { unreachable() }
  @_alwaysEmitIntoClient public func movingRight(at: LayoutPlace<Horizontal>, offset: CGFloat = 0)
    -> LayoutMaker<State>
  { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a frame moves by a distance along an axis, and to a place by one of its parts: movingX(by: 8), movingRight(to: 8)"
)
extension LayoutMaker where State: AdjustableLayout {
  @_alwaysEmitIntoClient public func movingRight(by: CGFloat) -> LayoutMaker<State> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message: "say what the number is: movingX(by: 8), movingRight(to: 8)"
)
extension LayoutMaker where State: AdjustableLayout {
  @_alwaysEmitIntoClient public func movingRight(_ number: CGFloat) -> LayoutMaker<State> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message:
    "an adjustment measures the frame so far and its parent: movingLeading(to: { $0.parent.leading + 8 }); what is measured on another view is a fact: setLeading(at: photo.plumb.leading)"
)
extension LayoutMaker where State: AdjustableLayout {
  @_alwaysEmitIntoClient public func movingLeading(to: LayoutPlace<Directional>) -> LayoutMaker<
    State
  > { unreachable() }
  @_alwaysEmitIntoClient public func movingLeading(
    at: LayoutPlace<Directional>, offset: CGFloat = 0
  ) -> LayoutMaker<State> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a frame moves by a distance along an axis, and to a place by one of its parts: movingTowardsTrailing(by: 8), movingLeading(to: 8)"
)
extension LayoutMaker where State: AdjustableLayout {
  @_alwaysEmitIntoClient public func movingLeading(by: CGFloat) -> LayoutMaker<State> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message: "say what the number is: movingTowardsTrailing(by: 8), movingLeading(to: 8)"
)
extension LayoutMaker where State: AdjustableLayout {
  @_alwaysEmitIntoClient public func movingLeading(_ number: CGFloat) -> LayoutMaker<State> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message:
    "an adjustment measures the frame so far and its parent: movingTrailing(to: { $0.parent.trailing + 8 }); what is measured on another view is a fact: setTrailing(at: photo.plumb.trailing)"
)
extension LayoutMaker where State: AdjustableLayout {
  @_alwaysEmitIntoClient public func movingTrailing(to: LayoutPlace<Directional>) -> LayoutMaker<
    State
  > { unreachable() }
  @_alwaysEmitIntoClient public func movingTrailing(
    at: LayoutPlace<Directional>, offset: CGFloat = 0
  ) -> LayoutMaker<State> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a frame moves by a distance along an axis, and to a place by one of its parts: movingTowardsTrailing(by: 8), movingTrailing(to: 8)"
)
extension LayoutMaker where State: AdjustableLayout {
  @_alwaysEmitIntoClient public func movingTrailing(by: CGFloat) -> LayoutMaker<State> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message: "say what the number is: movingTowardsTrailing(by: 8), movingTrailing(to: 8)"
)
extension LayoutMaker where State: AdjustableLayout {
  @_alwaysEmitIntoClient public func movingTrailing(_ number: CGFloat) -> LayoutMaker<State> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message:
    "an adjustment measures the frame so far and its parent: movingTop(to: { $0.parent.top + 8 }); what is measured on another view is a fact: setTop(at: photo.plumb.top)"
)
extension LayoutMaker where State: AdjustableLayout {
  @_alwaysEmitIntoClient public func movingTop(to: LayoutPlace<Vertical>) -> LayoutMaker<State> {
    unreachable()
  }
  @_alwaysEmitIntoClient public func movingTop(at: LayoutPlace<Vertical>, offset: CGFloat = 0)
    -> LayoutMaker<State>
  { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a frame moves by a distance along an axis, and to a place by one of its parts: movingY(by: 8), movingTop(to: 8)"
)
extension LayoutMaker where State: AdjustableLayout {
  @_alwaysEmitIntoClient public func movingTop(by: CGFloat) -> LayoutMaker<State> { unreachable() }
}

@available(
  *, unavailable,
  message: "say what the number is: movingY(by: 8), movingTop(to: 8)"
)
extension LayoutMaker where State: AdjustableLayout {
  @_alwaysEmitIntoClient public func movingTop(_ number: CGFloat) -> LayoutMaker<State> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message:
    "an adjustment measures the frame so far and its parent: movingMiddle(to: { $0.parent.middle + 8 }); what is measured on another view is a fact: setMiddle(at: photo.plumb.middle)"
)
extension LayoutMaker where State: AdjustableLayout {
  @_alwaysEmitIntoClient public func movingMiddle(to: LayoutPlace<Vertical>) -> LayoutMaker<State> {
    unreachable()
  }
  @_alwaysEmitIntoClient public func movingMiddle(at: LayoutPlace<Vertical>, offset: CGFloat = 0)
    -> LayoutMaker<State>
  { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a frame moves by a distance along an axis, and to a place by one of its parts: movingY(by: 8), movingMiddle(to: 8)"
)
extension LayoutMaker where State: AdjustableLayout {
  @_alwaysEmitIntoClient public func movingMiddle(by: CGFloat) -> LayoutMaker<State> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message: "say what the number is: movingY(by: 8), movingMiddle(to: 8)"
)
extension LayoutMaker where State: AdjustableLayout {
  @_alwaysEmitIntoClient public func movingMiddle(_ number: CGFloat) -> LayoutMaker<State> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message:
    "an adjustment measures the frame so far and its parent: movingBottom(to: { $0.parent.bottom + 8 }); what is measured on another view is a fact: setBottom(at: photo.plumb.bottom)"
)
extension LayoutMaker where State: AdjustableLayout {
  @_alwaysEmitIntoClient public func movingBottom(to: LayoutPlace<Vertical>) -> LayoutMaker<State> {
    unreachable()
  }
  @_alwaysEmitIntoClient public func movingBottom(at: LayoutPlace<Vertical>, offset: CGFloat = 0)
    -> LayoutMaker<State>
  { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a frame moves by a distance along an axis, and to a place by one of its parts: movingY(by: 8), movingBottom(to: 8)"
)
extension LayoutMaker where State: AdjustableLayout {
  @_alwaysEmitIntoClient public func movingBottom(by: CGFloat) -> LayoutMaker<State> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message: "say what the number is: movingY(by: 8), movingBottom(to: 8)"
)
extension LayoutMaker where State: AdjustableLayout {
  @_alwaysEmitIntoClient public func movingBottom(_ number: CGFloat) -> LayoutMaker<State> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message:
    "a frame moves by a distance along an axis, and to a place by one of its parts: movingX(by: 8), movingLeft(to: 8)"
)
extension LayoutMaker where State: AdjustableLayout {
  @_alwaysEmitIntoClient public func movingX(to: CGFloat) -> LayoutMaker<State> { unreachable() }
}

@available(
  *, unavailable,
  message: "say what the number is: movingX(by: 8), movingLeft(to: 8)"
)
extension LayoutMaker where State: AdjustableLayout {
  @_alwaysEmitIntoClient public func movingX(_ number: CGFloat) -> LayoutMaker<State> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message:
    "a frame moves by a distance along an axis, and to a place by one of its parts: movingY(by: 8), movingTop(to: 8)"
)
extension LayoutMaker where State: AdjustableLayout {
  @_alwaysEmitIntoClient public func movingY(to: CGFloat) -> LayoutMaker<State> { unreachable() }
}

@available(
  *, unavailable,
  message: "say what the number is: movingY(by: 8), movingTop(to: 8)"
)
extension LayoutMaker where State: AdjustableLayout {
  @_alwaysEmitIntoClient public func movingY(_ number: CGFloat) -> LayoutMaker<State> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message:
    "a frame moves by a distance along an axis, and to a place by one of its parts: movingTowardsTrailing(by: 8), movingLeading(to: 8)"
)
extension LayoutMaker where State: AdjustableLayout {
  @_alwaysEmitIntoClient public func movingTowardsTrailing(to: CGFloat) -> LayoutMaker<State> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message: "say what the number is: movingTowardsTrailing(by: 8), movingLeading(to: 8)"
)
extension LayoutMaker where State: AdjustableLayout {
  @_alwaysEmitIntoClient public func movingTowardsTrailing(_ number: CGFloat) -> LayoutMaker<State>
  { unreachable() }
}
