// Written by Scripts/write-maker from its table. Do not edit.

import Foundation

@available(
  *, unavailable,
  message:
    "the vertical axis is complete: two facts already decide it; to change a complete frame, add moving, pinching, expanding or limiting"
)
extension LayoutMaker where State: VerticallyComplete {
  @_alwaysEmitIntoClient public func setHeight(
    to: CGFloat = 0, part: CGFloat = 0, like: LayoutLength<Vertical>? = nil,
    by: ((LayoutGuide.Parent<Vertical>) -> CGFloat)? = nil, toWidth: CGFloat = 0
  ) -> LayoutMaker<State> { unreachable() }
  @_alwaysEmitIntoClient public func pinHeight(
    to: some LayoutReference, with: @escaping (LayoutGuide.Reference<Vertical>) -> CGFloat
  ) -> LayoutMaker<State> { unreachable() }
  @_alwaysEmitIntoClient public func fitHeight() -> LayoutMaker<State> { unreachable() }
  @_alwaysEmitIntoClient public func fitHeight(
    by: @escaping (LayoutGuide.Parent<Vertical>) -> CGFloat
  ) -> LayoutMaker<State> { unreachable() }
}

@available(
  *, unavailable,
  message: "the vertical axis has its height already; add top, middle or bottom"
)
extension LayoutMaker where State: HoldsHeight {
  @_alwaysEmitIntoClient public func setHeight(
    to: CGFloat = 0, part: CGFloat = 0, like: LayoutLength<Vertical>? = nil,
    by: ((LayoutGuide.Parent<Vertical>) -> CGFloat)? = nil, toWidth: CGFloat = 0
  ) -> LayoutMaker<State.DecidedVertically> { unreachable() }
  @_alwaysEmitIntoClient public func pinHeight(
    to: some LayoutReference, with: @escaping (LayoutGuide.Reference<Vertical>) -> CGFloat
  ) -> LayoutMaker<State.DecidedVertically> { unreachable() }
  @_alwaysEmitIntoClient public func fitHeight() -> LayoutMaker<State.DecidedVertically> {
    unreachable()
  }
  @_alwaysEmitIntoClient public func fitHeight(
    by: @escaping (LayoutGuide.Parent<Vertical>) -> CGFloat
  ) -> LayoutMaker<State.DecidedVertically> { unreachable() }
}

@available(
  *, unavailable,
  message: "the vertical axis has its height already; add top, middle or bottom"
)
extension LayoutMaker where State: HoldsHeight {
  @_disfavoredOverload @_alwaysEmitIntoClient public func setHeight(
    to: CGFloat = 0, part: CGFloat = 0, like: LayoutLength<Vertical>? = nil,
    by: ((LayoutGuide.Parent<Vertical>) -> CGFloat)? = nil, toWidth: CGFloat = 0
  ) -> LayoutMaker<State> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func pinHeight(
    to: some LayoutReference, with: @escaping (LayoutGuide.Reference<Vertical>) -> CGFloat
  ) -> LayoutMaker<State> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func fitHeight() -> LayoutMaker<State> {
    unreachable()
  }
  @_disfavoredOverload @_alwaysEmitIntoClient public func fitHeight(
    by: @escaping (LayoutGuide.Parent<Vertical>) -> CGFloat
  ) -> LayoutMaker<State> { unreachable() }
}

@available(
  *, unavailable,
  message: "the vertical axis has its height already; add top, middle or bottom"
)
extension LayoutMaker where State: HoldsHeight {
  @_disfavoredOverload @_alwaysEmitIntoClient public func setHeight(
    to: CGFloat = 0, part: CGFloat = 0, like: LayoutLength<Vertical>? = nil,
    by: ((LayoutGuide.Parent<Vertical>) -> CGFloat)? = nil, toWidth: CGFloat = 0
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func pinHeight(
    to: some LayoutReference, with: @escaping (LayoutGuide.Reference<Vertical>) -> CGFloat
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func fitHeight() -> LayoutMaker<
    IndividualLayout
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func fitHeight(
    by: @escaping (LayoutGuide.Parent<Vertical>) -> CGFloat
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "underspecified frame: the horizontal axis has nothing; add two of left, center, right, leading, trailing and width"
)
extension LayoutMaker where State: TakesHeight & TakesHorizontalEdges {
  @_alwaysEmitIntoClient public func setHeight(
    to: CGFloat = 0, part: CGFloat = 0, like: LayoutLength<Vertical>? = nil,
    by: ((LayoutGuide.Parent<Vertical>) -> CGFloat)? = nil, toWidth: CGFloat = 0
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_alwaysEmitIntoClient public func pinHeight(
    to: some LayoutReference, with: @escaping (LayoutGuide.Reference<Vertical>) -> CGFloat
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_alwaysEmitIntoClient public func fitHeight() -> LayoutMaker<IndividualLayout> { unreachable() }
  @_alwaysEmitIntoClient public func fitHeight(
    by: @escaping (LayoutGuide.Parent<Vertical>) -> CGFloat
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message: "underspecified frame: the horizontal axis has its left; add center, right or width"
)
extension LayoutMaker where State: TakesHeight & HoldsLeft {
  @_alwaysEmitIntoClient public func setHeight(
    to: CGFloat = 0, part: CGFloat = 0, like: LayoutLength<Vertical>? = nil,
    by: ((LayoutGuide.Parent<Vertical>) -> CGFloat)? = nil, toWidth: CGFloat = 0
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_alwaysEmitIntoClient public func pinHeight(
    to: some LayoutReference, with: @escaping (LayoutGuide.Reference<Vertical>) -> CGFloat
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_alwaysEmitIntoClient public func fitHeight() -> LayoutMaker<IndividualLayout> { unreachable() }
  @_alwaysEmitIntoClient public func fitHeight(
    by: @escaping (LayoutGuide.Parent<Vertical>) -> CGFloat
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "underspecified frame: the horizontal axis has its center; add left, right, leading, trailing or width"
)
extension LayoutMaker where State: TakesHeight & HoldsCenter {
  @_alwaysEmitIntoClient public func setHeight(
    to: CGFloat = 0, part: CGFloat = 0, like: LayoutLength<Vertical>? = nil,
    by: ((LayoutGuide.Parent<Vertical>) -> CGFloat)? = nil, toWidth: CGFloat = 0
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_alwaysEmitIntoClient public func pinHeight(
    to: some LayoutReference, with: @escaping (LayoutGuide.Reference<Vertical>) -> CGFloat
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_alwaysEmitIntoClient public func fitHeight() -> LayoutMaker<IndividualLayout> { unreachable() }
  @_alwaysEmitIntoClient public func fitHeight(
    by: @escaping (LayoutGuide.Parent<Vertical>) -> CGFloat
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message: "underspecified frame: the horizontal axis has its right; add left, center or width"
)
extension LayoutMaker where State: TakesHeight & HoldsRight {
  @_alwaysEmitIntoClient public func setHeight(
    to: CGFloat = 0, part: CGFloat = 0, like: LayoutLength<Vertical>? = nil,
    by: ((LayoutGuide.Parent<Vertical>) -> CGFloat)? = nil, toWidth: CGFloat = 0
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_alwaysEmitIntoClient public func pinHeight(
    to: some LayoutReference, with: @escaping (LayoutGuide.Reference<Vertical>) -> CGFloat
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_alwaysEmitIntoClient public func fitHeight() -> LayoutMaker<IndividualLayout> { unreachable() }
  @_alwaysEmitIntoClient public func fitHeight(
    by: @escaping (LayoutGuide.Parent<Vertical>) -> CGFloat
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "underspecified frame: the horizontal axis has its leading; add center, trailing or width"
)
extension LayoutMaker where State: TakesHeight & HoldsLeading {
  @_alwaysEmitIntoClient public func setHeight(
    to: CGFloat = 0, part: CGFloat = 0, like: LayoutLength<Vertical>? = nil,
    by: ((LayoutGuide.Parent<Vertical>) -> CGFloat)? = nil, toWidth: CGFloat = 0
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_alwaysEmitIntoClient public func pinHeight(
    to: some LayoutReference, with: @escaping (LayoutGuide.Reference<Vertical>) -> CGFloat
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_alwaysEmitIntoClient public func fitHeight() -> LayoutMaker<IndividualLayout> { unreachable() }
  @_alwaysEmitIntoClient public func fitHeight(
    by: @escaping (LayoutGuide.Parent<Vertical>) -> CGFloat
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "underspecified frame: the horizontal axis has its trailing; add leading, center or width"
)
extension LayoutMaker where State: TakesHeight & HoldsTrailing {
  @_alwaysEmitIntoClient public func setHeight(
    to: CGFloat = 0, part: CGFloat = 0, like: LayoutLength<Vertical>? = nil,
    by: ((LayoutGuide.Parent<Vertical>) -> CGFloat)? = nil, toWidth: CGFloat = 0
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_alwaysEmitIntoClient public func pinHeight(
    to: some LayoutReference, with: @escaping (LayoutGuide.Reference<Vertical>) -> CGFloat
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_alwaysEmitIntoClient public func fitHeight() -> LayoutMaker<IndividualLayout> { unreachable() }
  @_alwaysEmitIntoClient public func fitHeight(
    by: @escaping (LayoutGuide.Parent<Vertical>) -> CGFloat
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "underspecified frame: the horizontal axis has a part; add left, center, right, leading, trailing or width"
)
extension LayoutMaker where State: TakesHeight & HoldsHorizontalPart {
  @_alwaysEmitIntoClient public func setHeight(
    to: CGFloat = 0, part: CGFloat = 0, like: LayoutLength<Vertical>? = nil,
    by: ((LayoutGuide.Parent<Vertical>) -> CGFloat)? = nil, toWidth: CGFloat = 0
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_alwaysEmitIntoClient public func pinHeight(
    to: some LayoutReference, with: @escaping (LayoutGuide.Reference<Vertical>) -> CGFloat
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_alwaysEmitIntoClient public func fitHeight() -> LayoutMaker<IndividualLayout> { unreachable() }
  @_alwaysEmitIntoClient public func fitHeight(
    by: @escaping (LayoutGuide.Parent<Vertical>) -> CGFloat
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "underspecified frame: the horizontal axis has its width; add left, center, right, leading or trailing"
)
extension LayoutMaker where State: TakesHeight & HoldsWidth {
  @_alwaysEmitIntoClient public func setHeight(
    to: CGFloat = 0, part: CGFloat = 0, like: LayoutLength<Vertical>? = nil,
    by: ((LayoutGuide.Parent<Vertical>) -> CGFloat)? = nil, toWidth: CGFloat = 0
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_alwaysEmitIntoClient public func pinHeight(
    to: some LayoutReference, with: @escaping (LayoutGuide.Reference<Vertical>) -> CGFloat
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_alwaysEmitIntoClient public func fitHeight() -> LayoutMaker<IndividualLayout> { unreachable() }
  @_alwaysEmitIntoClient public func fitHeight(
    by: @escaping (LayoutGuide.Parent<Vertical>) -> CGFloat
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message: "underspecified frame: the vertical axis has its height; add top, middle or bottom"
)
extension LayoutMaker where State: TakesHeight & TakesVerticalEdges & HorizontallyComplete {
  @_alwaysEmitIntoClient public func setHeight(
    to: CGFloat = 0, part: CGFloat = 0, like: LayoutLength<Vertical>? = nil,
    by: ((LayoutGuide.Parent<Vertical>) -> CGFloat)? = nil, toWidth: CGFloat = 0
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_alwaysEmitIntoClient public func pinHeight(
    to: some LayoutReference, with: @escaping (LayoutGuide.Reference<Vertical>) -> CGFloat
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_alwaysEmitIntoClient public func fitHeight() -> LayoutMaker<IndividualLayout> { unreachable() }
  @_alwaysEmitIntoClient public func fitHeight(
    by: @escaping (LayoutGuide.Parent<Vertical>) -> CGFloat
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "an aspect ratio both ways decides nothing: the one length follows the other already; give one of them a length of its own"
)
extension LayoutMaker where State: HeightIsFollowed & TakesHeight {
  @_alwaysEmitIntoClient public func setHeight(toWidth: CGFloat) -> LayoutMaker<State.AddingHeight>
  { unreachable() }
}

@available(
  *, unavailable,
  message:
    "with: takes a closure that measures the reference: pinHeight(to: photo, with: { $0.height + 8 }); a number alone goes to to: setHeight(to: 8)"
)
extension LayoutMaker where State: TakesHeight {
  @_alwaysEmitIntoClient public func pinHeight(to: some LayoutReference, with: CGFloat)
    -> LayoutMaker<State.AddingHeight>
  { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a closure measures the reference: pinHeight(to: photo, with: { $0.height }); a value goes to like: setHeight(like: photo.plumb.height)"
)
extension LayoutMaker where State: TakesHeight {
  @_alwaysEmitIntoClient public func pinHeight(to: some Any) -> LayoutMaker<State.AddingHeight> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message: "say what the number is: setHeight(to: 8)"
)
extension LayoutMaker where State: TakesHeight {
  @_alwaysEmitIntoClient public func setHeight(_ number: CGFloat) -> LayoutMaker<State.AddingHeight>
  { unreachable() }
}

@available(
  *, unavailable,
  message: "a view is no number; measure it: setHeight(like: photo.plumb.height)"
)
extension LayoutMaker where State: TakesHeight {
  @_alwaysEmitIntoClient public func setHeight(to: some Layoutable) -> LayoutMaker<
    State.AddingHeight
  > { unreachable() }
}

@available(
  *, unavailable,
  message:
    "to: takes a number, and like: a length that is measured and not nil: setHeight(to: 100), setHeight(like: photo.plumb.height)"
)
extension LayoutMaker where State: TakesHeight {
  @_alwaysEmitIntoClient public func setHeight(
    to: LayoutLength<Vertical>? = nil, like: (any Any)? = nil, at: (any Any)? = nil,
    of: (any Any)? = nil
  ) -> LayoutMaker<State.AddingHeight> { unreachable() }
}

@available(
  *, unavailable,
  message: "a part of an area is measured: setHeight(like: .parent.safeArea.height * 0.5)"
)
extension LayoutMaker where State: TakesHeight {
  @_alwaysEmitIntoClient public func setHeight(
    part: CGFloat, from: LayoutArea? = nil, of: LayoutArea? = nil
  ) -> LayoutMaker<State.AddingHeight> { unreachable() }
}

@available(
  *, unavailable,
  message: "the verb is setHeight: setHeight(to: 100)"
)
extension LayoutMaker where State: TakesHeight {
  @_alwaysEmitIntoClient public func height(_ length: CGFloat) -> LayoutMaker<State.AddingHeight> {
    unreachable()
  }
  @_disfavoredOverload @_alwaysEmitIntoClient public func height(_ length: CGFloat) -> LayoutMaker<
    IndividualLayout
  > { unreachable() }
}

@available(
  *, unavailable,
  message:
    "say how long: setHeight(to: 100), setHeight(like: photo.plumb.height); fitHeight() asks the view"
)
extension LayoutMaker where State: TakesHeight {
  @_alwaysEmitIntoClient public func setHeight() -> LayoutMaker<State.AddingHeight> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message: "a length is limited once the frame is complete: fitSize().limitingHeight(to: ...200)"
)
extension LayoutMaker where State: TakesHeight {
  @_alwaysEmitIntoClient public func setHeight(to: ClosedRange<CGFloat>) -> LayoutMaker<
    State.AddingHeight
  > { unreachable() }
  @_alwaysEmitIntoClient public func setHeight(to: PartialRangeThrough<CGFloat>) -> LayoutMaker<
    State.AddingHeight
  > { unreachable() }
  @_alwaysEmitIntoClient public func setHeight(max: CGFloat) -> LayoutMaker<State.AddingHeight> {
    unreachable()
  }
  @_alwaysEmitIntoClient public func setHeight(min: CGFloat, max: CGFloat? = nil) -> LayoutMaker<
    State.AddingHeight
  > { unreachable() }
  @_alwaysEmitIntoClient public func fitHeight(to: some Any) -> LayoutMaker<State.AddingHeight> {
    unreachable()
  }
  @_alwaysEmitIntoClient public func fitHeight(_ limit: some Any) -> LayoutMaker<State.AddingHeight>
  { unreachable() }
  @_alwaysEmitIntoClient public func fitHeight(max: CGFloat) -> LayoutMaker<State.AddingHeight> {
    unreachable()
  }
  @_alwaysEmitIntoClient public func fitHeight(min: CGFloat, max: CGFloat? = nil) -> LayoutMaker<
    State.AddingHeight
  > { unreachable() }
}

@available(
  *, unavailable,
  message: "by: takes a closure, which says what the view is offered: fitHeight(by: { _ in 200 })"
)
extension LayoutMaker where State: TakesHeight {
  @_alwaysEmitIntoClient public func fitHeight(by: CGFloat) -> LayoutMaker<State.AddingHeight> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message: "a length is computed as a value: setHeight(like: photo.plumb.height * 0.5 + 8)"
)
extension LayoutMaker where State: TakesHeight {
  @_alwaysEmitIntoClient public func setHeight(
    like: LayoutLength<Vertical>, multiplier: CGFloat = 0, offset: CGFloat = 0
  ) -> LayoutMaker<State.AddingHeight> { unreachable() }
}

@available(
  *, unavailable,
  message: "by: takes a closure: setHeight(by: { $0.height / 2 })"
)
extension LayoutMaker where State: TakesHeight {
  @_alwaysEmitIntoClient public func setHeight(
    to: ((LayoutGuide.Parent<Vertical>) -> CGFloat)? = nil,
    like: ((LayoutGuide.Parent<Vertical>) -> CGFloat)? = nil
  ) -> LayoutMaker<State.AddingHeight> { unreachable() }
}

@available(
  *, unavailable,
  message: "a ratio is the width divided by the height: setHeight(toWidth: 16 / 9)"
)
extension LayoutMaker where State: TakesHeightAtRatio {
  @_alwaysEmitIntoClient public func setHeight(ratio: CGFloat) -> LayoutMaker<
    State.AddingHeightAtRatio
  > { unreachable() }
  @_alwaysEmitIntoClient public func aspectRatio(_ ratio: CGFloat) -> LayoutMaker<
    State.AddingHeightAtRatio
  > { unreachable() }
  @_alwaysEmitIntoClient public func setAspectRatio(_ ratio: CGFloat) -> LayoutMaker<
    State.AddingHeightAtRatio
  > { unreachable() }
  @_alwaysEmitIntoClient public func setAspectRatio(to: CGFloat) -> LayoutMaker<
    State.AddingHeightAtRatio
  > { unreachable() }
  @_alwaysEmitIntoClient public func setAspectRatio(_ width: CGFloat, _ height: CGFloat)
    -> LayoutMaker<State.AddingHeightAtRatio>
  { unreachable() }
}
