// Written by Scripts/write-maker from its table. Do not edit.

import Foundation

@available(
  *, unavailable,
  message: "a whole frame is four facts at once and goes with no other fact"
)
extension LayoutMaker where State: HorizontallyStarted {
  @_alwaysEmitIntoClient public func setFrame(
    to: CGRect = .zero, by: ((LayoutGuide.Parent<LayoutGuide.Plane>) -> CGRect)? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_alwaysEmitIntoClient public func stickOnParent(withInsets: LayoutInsets = .zero) -> LayoutMaker<
    IndividualLayout
  > { unreachable() }
  @_alwaysEmitIntoClient public func stickOnParentSafeArea(withInsets: LayoutInsets = .zero)
    -> LayoutMaker<IndividualLayout>
  { unreachable() }
}

@available(
  *, unavailable,
  message: "a whole frame is four facts at once and goes with no other fact"
)
extension LayoutMaker where State: TakesHorizontalEdges & VerticallyStarted {
  @_alwaysEmitIntoClient public func setFrame(
    to: CGRect = .zero, by: ((LayoutGuide.Parent<LayoutGuide.Plane>) -> CGRect)? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_alwaysEmitIntoClient public func stickOnParent(withInsets: LayoutInsets = .zero) -> LayoutMaker<
    IndividualLayout
  > { unreachable() }
  @_alwaysEmitIntoClient public func stickOnParentSafeArea(withInsets: LayoutInsets = .zero)
    -> LayoutMaker<IndividualLayout>
  { unreachable() }
}

@available(
  *, unavailable,
  message: "the horizontal axis is complete: two facts already decide it"
)
extension LayoutMaker where State: HorizontallyComplete {
  @_alwaysEmitIntoClient public func stickOnParentHorizontally(
    leading: CGFloat = 0, trailing: CGFloat = 0
  ) -> LayoutMaker<State> { unreachable() }
}

@available(
  *, unavailable,
  message: "the horizontal axis has a fact already, and leading and trailing are two"
)
extension LayoutMaker where State: HorizontallyStarted & HorizontallyIncomplete {
  @_alwaysEmitIntoClient public func stickOnParentHorizontally(
    leading: CGFloat = 0, trailing: CGFloat = 0
  ) -> LayoutMaker<State.DecidedHorizontally> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "underspecified frame: the vertical axis has nothing; add two of top, middle, bottom and height"
)
extension LayoutMaker where State: TakesHorizontalEdges & TakesVerticalEdges {
  @_alwaysEmitIntoClient public func stickOnParentHorizontally(
    leading: CGFloat = 0, trailing: CGFloat = 0
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message: "underspecified frame: the vertical axis has its top; add middle, bottom or height"
)
extension LayoutMaker where State: TakesHorizontalEdges & HoldsTop {
  @_alwaysEmitIntoClient public func stickOnParentHorizontally(
    leading: CGFloat = 0, trailing: CGFloat = 0
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message: "underspecified frame: the vertical axis has its middle; add top, bottom or height"
)
extension LayoutMaker where State: TakesHorizontalEdges & HoldsMiddle {
  @_alwaysEmitIntoClient public func stickOnParentHorizontally(
    leading: CGFloat = 0, trailing: CGFloat = 0
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message: "underspecified frame: the vertical axis has its bottom; add top, middle or height"
)
extension LayoutMaker where State: TakesHorizontalEdges & HoldsBottom {
  @_alwaysEmitIntoClient public func stickOnParentHorizontally(
    leading: CGFloat = 0, trailing: CGFloat = 0
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message: "underspecified frame: the vertical axis has a part; add top, middle, bottom or height"
)
extension LayoutMaker where State: TakesHorizontalEdges & HoldsVerticalPart {
  @_alwaysEmitIntoClient public func stickOnParentHorizontally(
    leading: CGFloat = 0, trailing: CGFloat = 0
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message: "underspecified frame: the vertical axis has its height; add top, middle or bottom"
)
extension LayoutMaker where State: TakesHorizontalEdges & HoldsHeight {
  @_alwaysEmitIntoClient public func stickOnParentHorizontally(
    leading: CGFloat = 0, trailing: CGFloat = 0
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message: "underspecified frame: the vertical axis has a baseline; add height"
)
extension LayoutMaker where State: TakesHorizontalEdges & HoldsBaseline {
  @_alwaysEmitIntoClient public func stickOnParentHorizontally(
    leading: CGFloat = 0, trailing: CGFloat = 0
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message: "the vertical axis is complete: two facts already decide it"
)
extension LayoutMaker where State: VerticallyComplete {
  @_alwaysEmitIntoClient public func stickOnParentVertically(top: CGFloat = 0, bottom: CGFloat = 0)
    -> LayoutMaker<State>
  { unreachable() }
}

@available(
  *, unavailable,
  message: "the vertical axis has a fact already, and top and bottom are two"
)
extension LayoutMaker where State: VerticallyStarted & VerticallyIncomplete {
  @_alwaysEmitIntoClient public func stickOnParentVertically(top: CGFloat = 0, bottom: CGFloat = 0)
    -> LayoutMaker<State.DecidedVertically>
  { unreachable() }
}

@available(
  *, unavailable,
  message:
    "underspecified frame: the horizontal axis has nothing; add two of left, center, right, leading, trailing and width"
)
extension LayoutMaker where State: TakesVerticalEdges & TakesHorizontalEdges {
  @_alwaysEmitIntoClient public func stickOnParentVertically(top: CGFloat = 0, bottom: CGFloat = 0)
    -> LayoutMaker<IndividualLayout>
  { unreachable() }
}

@available(
  *, unavailable,
  message: "underspecified frame: the horizontal axis has its left; add center, right or width"
)
extension LayoutMaker where State: TakesVerticalEdges & HoldsLeft {
  @_alwaysEmitIntoClient public func stickOnParentVertically(top: CGFloat = 0, bottom: CGFloat = 0)
    -> LayoutMaker<IndividualLayout>
  { unreachable() }
}

@available(
  *, unavailable,
  message:
    "underspecified frame: the horizontal axis has its center; add left, right, leading, trailing or width"
)
extension LayoutMaker where State: TakesVerticalEdges & HoldsCenter {
  @_alwaysEmitIntoClient public func stickOnParentVertically(top: CGFloat = 0, bottom: CGFloat = 0)
    -> LayoutMaker<IndividualLayout>
  { unreachable() }
}

@available(
  *, unavailable,
  message: "underspecified frame: the horizontal axis has its right; add left, center or width"
)
extension LayoutMaker where State: TakesVerticalEdges & HoldsRight {
  @_alwaysEmitIntoClient public func stickOnParentVertically(top: CGFloat = 0, bottom: CGFloat = 0)
    -> LayoutMaker<IndividualLayout>
  { unreachable() }
}

@available(
  *, unavailable,
  message:
    "underspecified frame: the horizontal axis has its leading; add center, trailing or width"
)
extension LayoutMaker where State: TakesVerticalEdges & HoldsLeading {
  @_alwaysEmitIntoClient public func stickOnParentVertically(top: CGFloat = 0, bottom: CGFloat = 0)
    -> LayoutMaker<IndividualLayout>
  { unreachable() }
}

@available(
  *, unavailable,
  message:
    "underspecified frame: the horizontal axis has its trailing; add leading, center or width"
)
extension LayoutMaker where State: TakesVerticalEdges & HoldsTrailing {
  @_alwaysEmitIntoClient public func stickOnParentVertically(top: CGFloat = 0, bottom: CGFloat = 0)
    -> LayoutMaker<IndividualLayout>
  { unreachable() }
}

@available(
  *, unavailable,
  message:
    "underspecified frame: the horizontal axis has a part; add left, center, right, leading, trailing or width"
)
extension LayoutMaker where State: TakesVerticalEdges & HoldsHorizontalPart {
  @_alwaysEmitIntoClient public func stickOnParentVertically(top: CGFloat = 0, bottom: CGFloat = 0)
    -> LayoutMaker<IndividualLayout>
  { unreachable() }
}

@available(
  *, unavailable,
  message:
    "underspecified frame: the horizontal axis has its width; add left, center, right, leading or trailing"
)
extension LayoutMaker where State: TakesVerticalEdges & HoldsWidth {
  @_alwaysEmitIntoClient public func stickOnParentVertically(top: CGFloat = 0, bottom: CGFloat = 0)
    -> LayoutMaker<IndividualLayout>
  { unreachable() }
}
