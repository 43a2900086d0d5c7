// Written by Scripts/write-maker from its table. Do not edit.

import Foundation

@available(
  *, unavailable,
  message:
    "the horizontal axis is complete: two facts already decide it; a size decides a fact of each axis"
)
extension LayoutMaker where State: HorizontallyComplete {
  @_alwaysEmitIntoClient public func setSize(
    to: CGSize = .zero, width: CGFloat = 0, height: CGFloat = 0, like: LayoutPlaceSize? = nil
  ) -> LayoutMaker<State.AfterHeight> { unreachable() }
  @_alwaysEmitIntoClient public func fitSize() -> LayoutMaker<State.AfterHeight> { unreachable() }
  @_alwaysEmitIntoClient public func fitSize(
    by: @escaping (LayoutGuide.Parent<LayoutGuide.Plane>) -> CGSize
  ) -> LayoutMaker<State.AfterHeight> { unreachable() }
  @_alwaysEmitIntoClient public func aspectFit(
    ratio: CGFloat, in: @escaping (LayoutGuide.Parent<LayoutGuide.Plane>) -> CGSize
  ) -> LayoutMaker<State.AfterHeight> { unreachable() }
  @_alwaysEmitIntoClient public func aspectFill(
    ratio: CGFloat, in: @escaping (LayoutGuide.Parent<LayoutGuide.Plane>) -> CGSize
  ) -> LayoutMaker<State.AfterHeight> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "the vertical axis is complete: two facts already decide it; a size decides a fact of each axis"
)
extension LayoutMaker where State: VerticallyComplete & TakesWidth {
  @_alwaysEmitIntoClient public func setSize(
    to: CGSize = .zero, width: CGFloat = 0, height: CGFloat = 0, like: LayoutPlaceSize? = nil
  ) -> LayoutMaker<State.AddingWidth> { unreachable() }
  @_alwaysEmitIntoClient public func fitSize() -> LayoutMaker<State.AddingWidth> { unreachable() }
  @_alwaysEmitIntoClient public func fitSize(
    by: @escaping (LayoutGuide.Parent<LayoutGuide.Plane>) -> CGSize
  ) -> LayoutMaker<State.AddingWidth> { unreachable() }
  @_alwaysEmitIntoClient public func aspectFit(
    ratio: CGFloat, in: @escaping (LayoutGuide.Parent<LayoutGuide.Plane>) -> CGSize
  ) -> LayoutMaker<State.AddingWidth> { unreachable() }
  @_alwaysEmitIntoClient public func aspectFill(
    ratio: CGFloat, in: @escaping (LayoutGuide.Parent<LayoutGuide.Plane>) -> CGSize
  ) -> LayoutMaker<State.AddingWidth> { unreachable() }
}

@available(
  *, unavailable,
  message: "the horizontal axis has its width already; add left, center, right, leading or trailing"
)
extension LayoutMaker where State: HoldsWidth {
  @_alwaysEmitIntoClient public func setSize(
    to: CGSize = .zero, width: CGFloat = 0, height: CGFloat = 0, like: LayoutPlaceSize? = nil
  ) -> LayoutMaker<State.AfterHeight.DecidedHorizontally> { unreachable() }
  @_alwaysEmitIntoClient public func fitSize() -> LayoutMaker<State.AfterHeight.DecidedHorizontally>
  { unreachable() }
  @_alwaysEmitIntoClient public func fitSize(
    by: @escaping (LayoutGuide.Parent<LayoutGuide.Plane>) -> CGSize
  ) -> LayoutMaker<State.AfterHeight.DecidedHorizontally> { unreachable() }
  @_alwaysEmitIntoClient public func aspectFit(
    ratio: CGFloat, in: @escaping (LayoutGuide.Parent<LayoutGuide.Plane>) -> CGSize
  ) -> LayoutMaker<State.AfterHeight.DecidedHorizontally> { unreachable() }
  @_alwaysEmitIntoClient public func aspectFill(
    ratio: CGFloat, in: @escaping (LayoutGuide.Parent<LayoutGuide.Plane>) -> CGSize
  ) -> LayoutMaker<State.AfterHeight.DecidedHorizontally> { unreachable() }
}

@available(
  *, unavailable,
  message: "the horizontal axis has its width already; add left, center, right, leading or trailing"
)
extension LayoutMaker where State: HoldsWidth {
  @_disfavoredOverload @_alwaysEmitIntoClient public func setSize(
    to: CGSize = .zero, width: CGFloat = 0, height: CGFloat = 0, like: LayoutPlaceSize? = nil
  ) -> LayoutMaker<State.AfterHeight> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func fitSize() -> LayoutMaker<
    State.AfterHeight
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func fitSize(
    by: @escaping (LayoutGuide.Parent<LayoutGuide.Plane>) -> CGSize
  ) -> LayoutMaker<State.AfterHeight> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func aspectFit(
    ratio: CGFloat, in: @escaping (LayoutGuide.Parent<LayoutGuide.Plane>) -> CGSize
  ) -> LayoutMaker<State.AfterHeight> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func aspectFill(
    ratio: CGFloat, in: @escaping (LayoutGuide.Parent<LayoutGuide.Plane>) -> CGSize
  ) -> LayoutMaker<State.AfterHeight> { unreachable() }
}

@available(
  *, unavailable,
  message: "the vertical axis has its height already; add top, middle or bottom"
)
extension LayoutMaker where State: HoldsHeight & TakesWidth {
  @_alwaysEmitIntoClient public func setSize(
    to: CGSize = .zero, width: CGFloat = 0, height: CGFloat = 0, like: LayoutPlaceSize? = nil
  ) -> LayoutMaker<State.AddingWidth.DecidedVertically> { unreachable() }
  @_alwaysEmitIntoClient public func fitSize() -> LayoutMaker<State.AddingWidth.DecidedVertically> {
    unreachable()
  }
  @_alwaysEmitIntoClient public func fitSize(
    by: @escaping (LayoutGuide.Parent<LayoutGuide.Plane>) -> CGSize
  ) -> LayoutMaker<State.AddingWidth.DecidedVertically> { unreachable() }
  @_alwaysEmitIntoClient public func aspectFit(
    ratio: CGFloat, in: @escaping (LayoutGuide.Parent<LayoutGuide.Plane>) -> CGSize
  ) -> LayoutMaker<State.AddingWidth.DecidedVertically> { unreachable() }
  @_alwaysEmitIntoClient public func aspectFill(
    ratio: CGFloat, in: @escaping (LayoutGuide.Parent<LayoutGuide.Plane>) -> CGSize
  ) -> LayoutMaker<State.AddingWidth.DecidedVertically> { unreachable() }
}

@available(
  *, unavailable,
  message: "the vertical axis has its height already; add top, middle or bottom"
)
extension LayoutMaker where State: HoldsHeight & TakesWidth {
  @_disfavoredOverload @_alwaysEmitIntoClient public func setSize(
    to: CGSize = .zero, width: CGFloat = 0, height: CGFloat = 0, like: LayoutPlaceSize? = nil
  ) -> LayoutMaker<State.AddingWidth> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func fitSize() -> LayoutMaker<
    State.AddingWidth
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func fitSize(
    by: @escaping (LayoutGuide.Parent<LayoutGuide.Plane>) -> CGSize
  ) -> LayoutMaker<State.AddingWidth> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func aspectFit(
    ratio: CGFloat, in: @escaping (LayoutGuide.Parent<LayoutGuide.Plane>) -> CGSize
  ) -> LayoutMaker<State.AddingWidth> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func aspectFill(
    ratio: CGFloat, in: @escaping (LayoutGuide.Parent<LayoutGuide.Plane>) -> CGSize
  ) -> LayoutMaker<State.AddingWidth> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "underspecified frame: the horizontal axis has its width; add left, center, right, leading or trailing"
)
extension LayoutMaker where State: TakesSize & TakesHorizontalEdges {
  @_alwaysEmitIntoClient public func setSize(
    to: CGSize = .zero, width: CGFloat = 0, height: CGFloat = 0, like: LayoutPlaceSize? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_alwaysEmitIntoClient public func fitSize() -> LayoutMaker<IndividualLayout> { unreachable() }
  @_alwaysEmitIntoClient public func fitSize(
    by: @escaping (LayoutGuide.Parent<LayoutGuide.Plane>) -> CGSize
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_alwaysEmitIntoClient public func aspectFit(
    ratio: CGFloat, in: @escaping (LayoutGuide.Parent<LayoutGuide.Plane>) -> CGSize
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_alwaysEmitIntoClient public func aspectFill(
    ratio: CGFloat, in: @escaping (LayoutGuide.Parent<LayoutGuide.Plane>) -> CGSize
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message: "underspecified frame: the vertical axis has its height; add top, middle or bottom"
)
extension LayoutMaker where State: TakesSize & TakesVerticalEdges & HorizontallyStarted {
  @_alwaysEmitIntoClient public func setSize(
    to: CGSize = .zero, width: CGFloat = 0, height: CGFloat = 0, like: LayoutPlaceSize? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_alwaysEmitIntoClient public func fitSize() -> LayoutMaker<IndividualLayout> { unreachable() }
  @_alwaysEmitIntoClient public func fitSize(
    by: @escaping (LayoutGuide.Parent<LayoutGuide.Plane>) -> CGSize
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_alwaysEmitIntoClient public func aspectFit(
    ratio: CGFloat, in: @escaping (LayoutGuide.Parent<LayoutGuide.Plane>) -> CGSize
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_alwaysEmitIntoClient public func aspectFill(
    ratio: CGFloat, in: @escaping (LayoutGuide.Parent<LayoutGuide.Plane>) -> CGSize
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message: "a closure measures a size: setSize(like: .measured { $0.size })"
)
extension LayoutMaker where State: TakesSize {
  @_alwaysEmitIntoClient public func setSize(
    by: @escaping (LayoutGuide.Parent<LayoutGuide.Plane>) -> CGSize
  ) -> LayoutMaker<State.AddingSize> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a size is pinned as a value: setSize(like: photo.plumb.size), or by a closure: setSize(like: .measured(on: photo) { $0.size })"
)
extension LayoutMaker where State: TakesSize {
  @_alwaysEmitIntoClient public func pinSize(
    to: some LayoutReference, with: @escaping (LayoutGuide.Reference<LayoutGuide.Plane>) -> CGSize
  ) -> LayoutMaker<State.AddingSize> { unreachable() }
  @_alwaysEmitIntoClient public func pinSize(to: some LayoutReference, with: CGSize) -> LayoutMaker<
    State.AddingSize
  > { unreachable() }
}

@available(
  *, unavailable,
  message:
    "to: takes numbers, and like: a size that is measured and not nil: setSize(to: CGSize(width: 100, height: 44)), setSize(like: photo.plumb.size)"
)
extension LayoutMaker where State: TakesSize {
  @_alwaysEmitIntoClient public func setSize(to: LayoutPlaceSize? = nil, like: CGSize = .zero)
    -> LayoutMaker<State.AddingSize>
  { unreachable() }
  @_alwaysEmitIntoClient public func setSize(like: some Any) -> LayoutMaker<State.AddingSize> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message: "a size has two lengths: setSize(width: 100, height: 44); one alone is setWidth(to: 100)"
)
extension LayoutMaker where State: TakesSize {
  @_alwaysEmitIntoClient public func setSize(width: CGFloat) -> LayoutMaker<State.AddingSize> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message: "a size has two lengths: setSize(width: 100, height: 44); one alone is setHeight(to: 44)"
)
extension LayoutMaker where State: TakesSize {
  @_alwaysEmitIntoClient public func setSize(height: CGFloat) -> LayoutMaker<State.AddingSize> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message: "a part of a size is measured: setSize(like: .parent.size * 0.5)"
)
extension LayoutMaker where State: TakesSize {
  @_alwaysEmitIntoClient public func setSize(part: CGFloat, from: LayoutArea? = nil) -> LayoutMaker<
    State.AddingSize
  > { unreachable() }
}

@available(
  *, unavailable,
  message: "the verb is setSize: setSize(width: 40, height: 40)"
)
extension LayoutMaker where State: TakesSize {
  @_alwaysEmitIntoClient public func size(_ side: CGFloat) -> LayoutMaker<State.AddingSize> {
    unreachable()
  }
  @_disfavoredOverload @_alwaysEmitIntoClient public func size(_ side: CGFloat) -> LayoutMaker<
    IndividualLayout
  > { unreachable() }
  @_alwaysEmitIntoClient public func size(width: CGFloat, height: CGFloat) -> LayoutMaker<
    State.AddingSize
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func size(width: CGFloat, height: CGFloat)
    -> LayoutMaker<IndividualLayout>
  { unreachable() }
  @_alwaysEmitIntoClient public func frame(width: CGFloat, height: CGFloat) -> LayoutMaker<
    State.AddingSize
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func frame(width: CGFloat, height: CGFloat)
    -> LayoutMaker<IndividualLayout>
  { unreachable() }
}

@available(
  *, unavailable,
  message:
    "say how large: setSize(width: 100, height: 44), setSize(like: photo.plumb.size); fitSize() asks the view"
)
extension LayoutMaker where State: TakesSize {
  @_alwaysEmitIntoClient public func setSize() -> LayoutMaker<State.AddingSize> { unreachable() }
}

@available(
  *, unavailable,
  message: "a size has two lengths: setSize(width: 100, height: 44), setSize(to: size)"
)
extension LayoutMaker where State: TakesSize {
  @_alwaysEmitIntoClient public func setSize(_ size: some Any) -> LayoutMaker<State.AddingSize> {
    unreachable()
  }
  @_alwaysEmitIntoClient public func setSize(_ width: CGFloat, _ height: CGFloat) -> LayoutMaker<
    State.AddingSize
  > { unreachable() }
  @_alwaysEmitIntoClient public func setSize(to: CGFloat) -> LayoutMaker<State.AddingSize> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message: "a length is limited once the frame is complete: fitSize().limitingWidth(to: ...200)"
)
extension LayoutMaker where State: TakesSize {
  @_alwaysEmitIntoClient public func fitSize(_ limit: some Any) -> LayoutMaker<State.AddingSize> {
    unreachable()
  }
  @_alwaysEmitIntoClient public func fitSize(max: some Any) -> LayoutMaker<State.AddingSize> {
    unreachable()
  }
  @_alwaysEmitIntoClient public func fitSize(maxWidth: CGFloat) -> LayoutMaker<State.AddingSize> {
    unreachable()
  }
  @_alwaysEmitIntoClient public func fitSize(maxHeight: CGFloat) -> LayoutMaker<State.AddingSize> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message:
    "by: takes a closure, which says what the view is offered: fitSize(by: { _ in CGSize(width: 200, height: 100) })"
)
extension LayoutMaker where State: TakesSize {
  @_alwaysEmitIntoClient public func fitSize(by: CGSize) -> LayoutMaker<State.AddingSize> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message: "in: takes a closure that measures the room: aspectFit(ratio: 16 / 9, in: { $0.size })"
)
extension LayoutMaker where State: TakesSize {
  @_alwaysEmitIntoClient public func aspectFit(_ ratio: CGFloat) -> LayoutMaker<State.AddingSize> {
    unreachable()
  }
  @_alwaysEmitIntoClient public func aspectFit(ratio: CGFloat) -> LayoutMaker<State.AddingSize> {
    unreachable()
  }
  @_alwaysEmitIntoClient public func aspectFit(ratio: CGFloat, in: LayoutArea) -> LayoutMaker<
    State.AddingSize
  > { unreachable() }
  @_alwaysEmitIntoClient public func aspectFit(ratio: CGFloat, in: CGSize) -> LayoutMaker<
    State.AddingSize
  > { unreachable() }
}

@available(
  *, unavailable,
  message: "in: takes a closure that measures the room: aspectFill(ratio: 16 / 9, in: { $0.size })"
)
extension LayoutMaker where State: TakesSize {
  @_alwaysEmitIntoClient public func aspectFill(_ ratio: CGFloat) -> LayoutMaker<State.AddingSize> {
    unreachable()
  }
  @_alwaysEmitIntoClient public func aspectFill(ratio: CGFloat) -> LayoutMaker<State.AddingSize> {
    unreachable()
  }
  @_alwaysEmitIntoClient public func aspectFill(ratio: CGFloat, in: LayoutArea) -> LayoutMaker<
    State.AddingSize
  > { unreachable() }
  @_alwaysEmitIntoClient public func aspectFill(ratio: CGFloat, in: CGSize) -> LayoutMaker<
    State.AddingSize
  > { unreachable() }
}
