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
