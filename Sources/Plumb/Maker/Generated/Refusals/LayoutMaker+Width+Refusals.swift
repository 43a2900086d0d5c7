// Written by Scripts/write-maker from its table. Do not edit.

import Foundation

@available(
  *, unavailable,
  message:
    "the horizontal axis is complete: two facts already decide it; to change a complete frame, add moving, pinching, expanding or limiting"
)
extension LayoutMaker where State: HorizontallyComplete {
  @_alwaysEmitIntoClient public func setWidth(
    to: CGFloat = 0, part: CGFloat = 0, like: LayoutLength<Horizontal>? = nil,
    by: ((LayoutGuide.Parent<Horizontal>) -> CGFloat)? = nil, toHeight: CGFloat = 0
  ) -> LayoutMaker<State> { unreachable() }
  @_alwaysEmitIntoClient public func pinWidth(
    to: some LayoutReference, with: @escaping (LayoutGuide.Reference<Horizontal>) -> CGFloat
  ) -> LayoutMaker<State> { unreachable() }
  @_alwaysEmitIntoClient public func fitWidth() -> LayoutMaker<State> { unreachable() }
  @_alwaysEmitIntoClient public func fitWidth(
    by: @escaping (LayoutGuide.Parent<Horizontal>) -> CGFloat
  ) -> LayoutMaker<State> { unreachable() }
}

@available(
  *, unavailable,
  message: "the horizontal axis has its width already; add left, center, right, leading or trailing"
)
extension LayoutMaker where State: HoldsWidth {
  @_alwaysEmitIntoClient public func setWidth(
    to: CGFloat = 0, part: CGFloat = 0, like: LayoutLength<Horizontal>? = nil,
    by: ((LayoutGuide.Parent<Horizontal>) -> CGFloat)? = nil, toHeight: CGFloat = 0
  ) -> LayoutMaker<State.DecidedHorizontally> { unreachable() }
  @_alwaysEmitIntoClient public func pinWidth(
    to: some LayoutReference, with: @escaping (LayoutGuide.Reference<Horizontal>) -> CGFloat
  ) -> LayoutMaker<State.DecidedHorizontally> { unreachable() }
  @_alwaysEmitIntoClient public func fitWidth() -> LayoutMaker<State.DecidedHorizontally> {
    unreachable()
  }
  @_alwaysEmitIntoClient public func fitWidth(
    by: @escaping (LayoutGuide.Parent<Horizontal>) -> CGFloat
  ) -> LayoutMaker<State.DecidedHorizontally> { unreachable() }
}

@available(
  *, unavailable,
  message: "the horizontal axis has its width already; add left, center, right, leading or trailing"
)
extension LayoutMaker where State: HoldsWidth {
  @_disfavoredOverload @_alwaysEmitIntoClient public func setWidth(
    to: CGFloat = 0, part: CGFloat = 0, like: LayoutLength<Horizontal>? = nil,
    by: ((LayoutGuide.Parent<Horizontal>) -> CGFloat)? = nil, toHeight: CGFloat = 0
  ) -> LayoutMaker<State> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func pinWidth(
    to: some LayoutReference, with: @escaping (LayoutGuide.Reference<Horizontal>) -> CGFloat
  ) -> LayoutMaker<State> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func fitWidth() -> LayoutMaker<State> {
    unreachable()
  }
  @_disfavoredOverload @_alwaysEmitIntoClient public func fitWidth(
    by: @escaping (LayoutGuide.Parent<Horizontal>) -> CGFloat
  ) -> LayoutMaker<State> { unreachable() }
}

@available(
  *, unavailable,
  message: "the horizontal axis has its width already; add left, center, right, leading or trailing"
)
extension LayoutMaker where State: HoldsWidth {
  @_disfavoredOverload @_alwaysEmitIntoClient public func setWidth(
    to: CGFloat = 0, part: CGFloat = 0, like: LayoutLength<Horizontal>? = nil,
    by: ((LayoutGuide.Parent<Horizontal>) -> CGFloat)? = nil, toHeight: CGFloat = 0
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func pinWidth(
    to: some LayoutReference, with: @escaping (LayoutGuide.Reference<Horizontal>) -> CGFloat
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func fitWidth() -> LayoutMaker<
    IndividualLayout
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func fitWidth(
    by: @escaping (LayoutGuide.Parent<Horizontal>) -> CGFloat
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "underspecified frame: the vertical axis has nothing; add two of top, middle, bottom and height"
)
extension LayoutMaker where State: TakesWidth & TakesVerticalEdges {
  @_alwaysEmitIntoClient public func setWidth(
    to: CGFloat = 0, part: CGFloat = 0, like: LayoutLength<Horizontal>? = nil,
    by: ((LayoutGuide.Parent<Horizontal>) -> CGFloat)? = nil, toHeight: CGFloat = 0
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_alwaysEmitIntoClient public func pinWidth(
    to: some LayoutReference, with: @escaping (LayoutGuide.Reference<Horizontal>) -> CGFloat
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_alwaysEmitIntoClient public func fitWidth() -> LayoutMaker<IndividualLayout> { unreachable() }
  @_alwaysEmitIntoClient public func fitWidth(
    by: @escaping (LayoutGuide.Parent<Horizontal>) -> CGFloat
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message: "underspecified frame: the vertical axis has its top; add middle, bottom or height"
)
extension LayoutMaker where State: TakesWidth & HoldsTop {
  @_alwaysEmitIntoClient public func setWidth(
    to: CGFloat = 0, part: CGFloat = 0, like: LayoutLength<Horizontal>? = nil,
    by: ((LayoutGuide.Parent<Horizontal>) -> CGFloat)? = nil, toHeight: CGFloat = 0
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_alwaysEmitIntoClient public func pinWidth(
    to: some LayoutReference, with: @escaping (LayoutGuide.Reference<Horizontal>) -> CGFloat
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_alwaysEmitIntoClient public func fitWidth() -> LayoutMaker<IndividualLayout> { unreachable() }
  @_alwaysEmitIntoClient public func fitWidth(
    by: @escaping (LayoutGuide.Parent<Horizontal>) -> CGFloat
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message: "underspecified frame: the vertical axis has its middle; add top, bottom or height"
)
extension LayoutMaker where State: TakesWidth & HoldsMiddle {
  @_alwaysEmitIntoClient public func setWidth(
    to: CGFloat = 0, part: CGFloat = 0, like: LayoutLength<Horizontal>? = nil,
    by: ((LayoutGuide.Parent<Horizontal>) -> CGFloat)? = nil, toHeight: CGFloat = 0
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_alwaysEmitIntoClient public func pinWidth(
    to: some LayoutReference, with: @escaping (LayoutGuide.Reference<Horizontal>) -> CGFloat
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_alwaysEmitIntoClient public func fitWidth() -> LayoutMaker<IndividualLayout> { unreachable() }
  @_alwaysEmitIntoClient public func fitWidth(
    by: @escaping (LayoutGuide.Parent<Horizontal>) -> CGFloat
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message: "underspecified frame: the vertical axis has its bottom; add top, middle or height"
)
extension LayoutMaker where State: TakesWidth & HoldsBottom {
  @_alwaysEmitIntoClient public func setWidth(
    to: CGFloat = 0, part: CGFloat = 0, like: LayoutLength<Horizontal>? = nil,
    by: ((LayoutGuide.Parent<Horizontal>) -> CGFloat)? = nil, toHeight: CGFloat = 0
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_alwaysEmitIntoClient public func pinWidth(
    to: some LayoutReference, with: @escaping (LayoutGuide.Reference<Horizontal>) -> CGFloat
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_alwaysEmitIntoClient public func fitWidth() -> LayoutMaker<IndividualLayout> { unreachable() }
  @_alwaysEmitIntoClient public func fitWidth(
    by: @escaping (LayoutGuide.Parent<Horizontal>) -> CGFloat
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message: "underspecified frame: the vertical axis has a part; add top, middle, bottom or height"
)
extension LayoutMaker where State: TakesWidth & HoldsVerticalPart {
  @_alwaysEmitIntoClient public func setWidth(
    to: CGFloat = 0, part: CGFloat = 0, like: LayoutLength<Horizontal>? = nil,
    by: ((LayoutGuide.Parent<Horizontal>) -> CGFloat)? = nil, toHeight: CGFloat = 0
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_alwaysEmitIntoClient public func pinWidth(
    to: some LayoutReference, with: @escaping (LayoutGuide.Reference<Horizontal>) -> CGFloat
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_alwaysEmitIntoClient public func fitWidth() -> LayoutMaker<IndividualLayout> { unreachable() }
  @_alwaysEmitIntoClient public func fitWidth(
    by: @escaping (LayoutGuide.Parent<Horizontal>) -> CGFloat
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message: "underspecified frame: the vertical axis has its height; add top, middle or bottom"
)
extension LayoutMaker where State: TakesWidth & HoldsHeight {
  @_alwaysEmitIntoClient public func setWidth(
    to: CGFloat = 0, part: CGFloat = 0, like: LayoutLength<Horizontal>? = nil,
    by: ((LayoutGuide.Parent<Horizontal>) -> CGFloat)? = nil, toHeight: CGFloat = 0
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_alwaysEmitIntoClient public func pinWidth(
    to: some LayoutReference, with: @escaping (LayoutGuide.Reference<Horizontal>) -> CGFloat
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_alwaysEmitIntoClient public func fitWidth() -> LayoutMaker<IndividualLayout> { unreachable() }
  @_alwaysEmitIntoClient public func fitWidth(
    by: @escaping (LayoutGuide.Parent<Horizontal>) -> CGFloat
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message: "underspecified frame: the vertical axis has a baseline; add height"
)
extension LayoutMaker where State: TakesWidth & HoldsBaseline {
  @_alwaysEmitIntoClient public func setWidth(
    to: CGFloat = 0, part: CGFloat = 0, like: LayoutLength<Horizontal>? = nil,
    by: ((LayoutGuide.Parent<Horizontal>) -> CGFloat)? = nil, toHeight: CGFloat = 0
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_alwaysEmitIntoClient public func pinWidth(
    to: some LayoutReference, with: @escaping (LayoutGuide.Reference<Horizontal>) -> CGFloat
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_alwaysEmitIntoClient public func fitWidth() -> LayoutMaker<IndividualLayout> { unreachable() }
  @_alwaysEmitIntoClient public func fitWidth(
    by: @escaping (LayoutGuide.Parent<Horizontal>) -> CGFloat
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "underspecified frame: the horizontal axis has its width; add left, center, right, leading or trailing"
)
extension LayoutMaker where State: TakesWidth & TakesHorizontalEdges & VerticallyComplete {
  @_alwaysEmitIntoClient public func setWidth(
    to: CGFloat = 0, part: CGFloat = 0, like: LayoutLength<Horizontal>? = nil,
    by: ((LayoutGuide.Parent<Horizontal>) -> CGFloat)? = nil, toHeight: CGFloat = 0
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_alwaysEmitIntoClient public func pinWidth(
    to: some LayoutReference, with: @escaping (LayoutGuide.Reference<Horizontal>) -> CGFloat
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_alwaysEmitIntoClient public func fitWidth() -> LayoutMaker<IndividualLayout> { unreachable() }
  @_alwaysEmitIntoClient public func fitWidth(
    by: @escaping (LayoutGuide.Parent<Horizontal>) -> CGFloat
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "an aspect ratio both ways decides nothing: the one length follows the other already; give one of them a length of its own"
)
extension LayoutMaker where State: WidthIsFollowed & TakesWidth {
  @_alwaysEmitIntoClient public func setWidth(toHeight: CGFloat) -> LayoutMaker<State.AddingWidth> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message:
    "with: takes a closure that measures the reference: pinWidth(to: photo, with: { $0.width + 8 }); a number alone goes to to: setWidth(to: 8)"
)
extension LayoutMaker where State: TakesWidth {
  @_alwaysEmitIntoClient public func pinWidth(to: some LayoutReference, with: CGFloat)
    -> LayoutMaker<State.AddingWidth>
  { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a closure measures the reference: pinWidth(to: photo, with: { $0.width }); a value goes to like: setWidth(like: photo.plumb.width)"
)
extension LayoutMaker where State: TakesWidth {
  @_alwaysEmitIntoClient public func pinWidth(to: some Any) -> LayoutMaker<State.AddingWidth> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message: "say what the number is: setWidth(to: 8)"
)
extension LayoutMaker where State: TakesWidth {
  @_alwaysEmitIntoClient public func setWidth(_ number: CGFloat) -> LayoutMaker<State.AddingWidth> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message: "a view is no number; measure it: setWidth(like: photo.plumb.width)"
)
extension LayoutMaker where State: TakesWidth {
  @_alwaysEmitIntoClient public func setWidth(to: some Layoutable) -> LayoutMaker<State.AddingWidth>
  { unreachable() }
}

@available(
  *, unavailable,
  message:
    "to: takes a number, and like: a length that is measured and not nil: setWidth(to: 100), setWidth(like: photo.plumb.width)"
)
extension LayoutMaker where State: TakesWidth {
  @_alwaysEmitIntoClient public func setWidth(
    to: LayoutLength<Horizontal>? = nil, like: (any Any)? = nil, at: (any Any)? = nil,
    of: (any Any)? = nil
  ) -> LayoutMaker<State.AddingWidth> { unreachable() }
}

@available(
  *, unavailable,
  message: "a part of an area is measured: setWidth(like: .parent.safeArea.width * 0.5)"
)
extension LayoutMaker where State: TakesWidth {
  @_alwaysEmitIntoClient public func setWidth(
    part: CGFloat, from: LayoutArea? = nil, of: LayoutArea? = nil
  ) -> LayoutMaker<State.AddingWidth> { unreachable() }
}

@available(
  *, unavailable,
  message: "the verb is setWidth: setWidth(to: 100)"
)
extension LayoutMaker where State: TakesWidth {
  @_alwaysEmitIntoClient public func width(_ length: CGFloat) -> LayoutMaker<State.AddingWidth> {
    unreachable()
  }
  @_disfavoredOverload @_alwaysEmitIntoClient public func width(_ length: CGFloat) -> LayoutMaker<
    IndividualLayout
  > { unreachable() }
}

@available(
  *, unavailable,
  message:
    "say how long: setWidth(to: 100), setWidth(like: photo.plumb.width); fitWidth() asks the view"
)
extension LayoutMaker where State: TakesWidth {
  @_alwaysEmitIntoClient public func setWidth() -> LayoutMaker<State.AddingWidth> { unreachable() }
}

@available(
  *, unavailable,
  message: "a length is limited once the frame is complete: fitSize().limitingWidth(to: ...200)"
)
extension LayoutMaker where State: TakesWidth {
  @_alwaysEmitIntoClient public func setWidth(to: ClosedRange<CGFloat>) -> LayoutMaker<
    State.AddingWidth
  > { unreachable() }
  @_alwaysEmitIntoClient public func setWidth(to: PartialRangeThrough<CGFloat>) -> LayoutMaker<
    State.AddingWidth
  > { unreachable() }
  @_alwaysEmitIntoClient public func setWidth(max: CGFloat) -> LayoutMaker<State.AddingWidth> {
    unreachable()
  }
  @_alwaysEmitIntoClient public func setWidth(min: CGFloat, max: CGFloat? = nil) -> LayoutMaker<
    State.AddingWidth
  > { unreachable() }
  @_alwaysEmitIntoClient public func fitWidth(to: some Any) -> LayoutMaker<State.AddingWidth> {
    unreachable()
  }
  @_alwaysEmitIntoClient public func fitWidth(_ limit: some Any) -> LayoutMaker<State.AddingWidth> {
    unreachable()
  }
  @_alwaysEmitIntoClient public func fitWidth(max: CGFloat) -> LayoutMaker<State.AddingWidth> {
    unreachable()
  }
  @_alwaysEmitIntoClient public func fitWidth(min: CGFloat, max: CGFloat? = nil) -> LayoutMaker<
    State.AddingWidth
  > { unreachable() }
}

@available(
  *, unavailable,
  message: "by: takes a closure, which says what the view is offered: fitWidth(by: { _ in 200 })"
)
extension LayoutMaker where State: TakesWidth {
  @_alwaysEmitIntoClient public func fitWidth(by: CGFloat) -> LayoutMaker<State.AddingWidth> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message: "a length is computed as a value: setWidth(like: photo.plumb.width * 0.5 + 8)"
)
extension LayoutMaker where State: TakesWidth {
  @_alwaysEmitIntoClient public func setWidth(
    like: LayoutLength<Horizontal>, multiplier: CGFloat = 0, offset: CGFloat = 0
  ) -> LayoutMaker<State.AddingWidth> { unreachable() }
}

@available(
  *, unavailable,
  message: "by: takes a closure: setWidth(by: { $0.width / 2 })"
)
extension LayoutMaker where State: TakesWidth {
  @_alwaysEmitIntoClient public func setWidth(
    to: ((LayoutGuide.Parent<Horizontal>) -> CGFloat)? = nil,
    like: ((LayoutGuide.Parent<Horizontal>) -> CGFloat)? = nil
  ) -> LayoutMaker<State.AddingWidth> { unreachable() }
}

@available(
  *, unavailable,
  message: "a ratio is the width divided by the height: setWidth(toHeight: 16 / 9)"
)
extension LayoutMaker where State: TakesWidthAtRatio {
  @_disfavoredOverload @_alwaysEmitIntoClient public func setWidth(ratio: CGFloat) -> LayoutMaker<
    State.AddingWidthAtRatio
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func aspectRatio(_ ratio: CGFloat)
    -> LayoutMaker<State.AddingWidthAtRatio>
  { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func setAspectRatio(_ ratio: CGFloat)
    -> LayoutMaker<State.AddingWidthAtRatio>
  { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func setAspectRatio(to: CGFloat)
    -> LayoutMaker<State.AddingWidthAtRatio>
  { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func setAspectRatio(
    _ width: CGFloat, _ height: CGFloat
  ) -> LayoutMaker<State.AddingWidthAtRatio> { unreachable() }
}
