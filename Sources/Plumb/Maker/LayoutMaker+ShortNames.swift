import Foundation

// Refusals for verbs without `set` and without a word for the number, as pin chains have them: $0.top(8).

@available(
  *, unavailable,
  message: "the verb is setTop, and says what the number is: setTop(inset: 8), setTop(to: 8)"
)
extension LayoutMaker where State: TakesTop {
  @_alwaysEmitIntoClient public func top(_ number: CGFloat) -> LayoutMaker<State.AddingTop> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message:
    "the verb is setBottom, and says what the number is: setBottom(inset: 8), setBottom(to: 8)"
)
extension LayoutMaker where State: TakesBottom {
  @_alwaysEmitIntoClient public func bottom(_ number: CGFloat) -> LayoutMaker<State.AddingBottom> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message: "the verb is setLeft, and says what the number is: setLeft(inset: 8), setLeft(to: 8)"
)
extension LayoutMaker where State: TakesLeft {
  @_alwaysEmitIntoClient public func left(_ number: CGFloat) -> LayoutMaker<State.AddingLeft> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message: "the verb is setRight, and says what the number is: setRight(inset: 8), setRight(to: 8)"
)
extension LayoutMaker where State: TakesRight {
  @_alwaysEmitIntoClient public func right(_ number: CGFloat) -> LayoutMaker<State.AddingRight> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message:
    "the verb is setLeading, and says what the number is: setLeading(inset: 8), setLeading(to: 8)"
)
extension LayoutMaker where State: TakesLeading {
  @_alwaysEmitIntoClient public func leading(_ number: CGFloat) -> LayoutMaker<State.AddingLeading>
  {
    unreachable()
  }
}

@available(
  *, unavailable,
  message:
    "the verb is setTrailing, and says what the number is: setTrailing(inset: 8), setTrailing(to: 8)"
)
extension LayoutMaker where State: TakesTrailing {
  @_alwaysEmitIntoClient public func trailing(_ number: CGFloat) -> LayoutMaker<
    State.AddingTrailing
  > {
    unreachable()
  }
}

@available(*, unavailable, message: "the verb is setWidth: setWidth(to: 100)")
extension LayoutMaker where State: TakesWidth {
  @_alwaysEmitIntoClient public func width(_ length: CGFloat) -> LayoutMaker<State.AddingWidth> {
    unreachable()
  }
}

@available(*, unavailable, message: "the verb is setHeight: setHeight(to: 100)")
extension LayoutMaker where State: TakesHeight {
  @_alwaysEmitIntoClient public func height(_ length: CGFloat) -> LayoutMaker<State.AddingHeight> {
    unreachable()
  }
}

@available(*, unavailable, message: "the verb is setSize: setSize(width: 40, height: 40)")
extension LayoutMaker where State: TakesSize {
  @_alwaysEmitIntoClient public func size(_ side: CGFloat) -> LayoutMaker<State.AddingSize> {
    unreachable()
  }
  @_alwaysEmitIntoClient public func size(width: CGFloat, height: CGFloat) -> LayoutMaker<
    State.AddingSize
  > { unreachable() }
  @_alwaysEmitIntoClient public func frame(width: CGFloat, height: CGFloat) -> LayoutMaker<
    State.AddingSize
  > { unreachable() }
}

@available(
  *, unavailable,
  message:
    "the verb is setTopLeft, and says what the numbers are: setTopLeft(inset: 8), setTopLeft(to: point)"
)
extension LayoutMaker where State: TakesTopLeft {
  @_alwaysEmitIntoClient public func topLeft(_ distance: some Any) -> LayoutMaker<
    State.AddingTopLeft
  > {
    unreachable()
  }
}

@available(
  *, unavailable,
  message:
    "the verb is setTopRight, and says what the numbers are: setTopRight(inset: 8), setTopRight(to: point)"
)
extension LayoutMaker where State: TakesTopRight {
  @_alwaysEmitIntoClient public func topRight(_ distance: some Any) -> LayoutMaker<
    State.AddingTopRight
  > {
    unreachable()
  }
}

@available(
  *, unavailable,
  message:
    "the verb is setTopLeading, and says what the numbers are: setTopLeading(inset: 8), setTopLeading(to: point)"
)
extension LayoutMaker where State: TakesTopLeading {
  @_alwaysEmitIntoClient public func topLeading(_ distance: some Any) -> LayoutMaker<
    State.AddingTopLeading
  > {
    unreachable()
  }
}

@available(
  *, unavailable,
  message:
    "the verb is setTopTrailing, and says what the numbers are: setTopTrailing(inset: 8), setTopTrailing(to: point)"
)
extension LayoutMaker where State: TakesTopTrailing {
  @_alwaysEmitIntoClient public func topTrailing(_ distance: some Any) -> LayoutMaker<
    State.AddingTopTrailing
  > {
    unreachable()
  }
}

@available(
  *, unavailable,
  message:
    "the verb is setBottomLeft, and says what the numbers are: setBottomLeft(inset: 8), setBottomLeft(to: point)"
)
extension LayoutMaker where State: TakesBottomLeft {
  @_alwaysEmitIntoClient public func bottomLeft(_ distance: some Any) -> LayoutMaker<
    State.AddingBottomLeft
  > {
    unreachable()
  }
}

@available(
  *, unavailable,
  message:
    "the verb is setBottomRight, and says what the numbers are: setBottomRight(inset: 8), setBottomRight(to: point)"
)
extension LayoutMaker where State: TakesBottomRight {
  @_alwaysEmitIntoClient public func bottomRight(_ distance: some Any) -> LayoutMaker<
    State.AddingBottomRight
  > {
    unreachable()
  }
}

@available(
  *, unavailable,
  message:
    "the verb is setBottomLeading, and says what the numbers are: setBottomLeading(inset: 8), setBottomLeading(to: point)"
)
extension LayoutMaker where State: TakesBottomLeading {
  @_alwaysEmitIntoClient public func bottomLeading(_ distance: some Any) -> LayoutMaker<
    State.AddingBottomLeading
  > {
    unreachable()
  }
}

@available(
  *, unavailable,
  message:
    "the verb is setBottomTrailing, and says what the numbers are: setBottomTrailing(inset: 8), setBottomTrailing(to: point)"
)
extension LayoutMaker where State: TakesBottomTrailing {
  @_alwaysEmitIntoClient public func bottomTrailing(_ distance: some Any) -> LayoutMaker<
    State.AddingBottomTrailing
  > {
    unreachable()
  }
}
