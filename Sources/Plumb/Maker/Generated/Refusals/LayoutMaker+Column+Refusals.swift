// Written by Scripts/write-maker from its table. Do not edit.

import Foundation

@available(
  *, unavailable,
  message:
    "the heights along the column are decided already; lengths that weights add to come before the weights"
)
extension LayoutMaker where State: HoldsColumnLengths {
  public func setHeight(to height: CGFloat) -> LayoutMaker<State> { unreachable() }
  public func setHeight(part: CGFloat, from area: LayoutArea = .bounds) -> LayoutMaker<State> {
    unreachable()
  }
  public func setHeight(like length: LayoutLength<Vertical>) -> LayoutMaker<State> { unreachable() }
  public func setHeight(by height: @escaping (LayoutGuide.Parent<Vertical>) -> CGFloat)
    -> LayoutMaker<State>
  { unreachable() }
  public func pinHeight(
    to reference: some LayoutReference,
    with height: @escaping (LayoutGuide.Reference<Vertical>) -> CGFloat
  ) -> LayoutMaker<State> { unreachable() }
  public func pinHeight(
    by reference: @escaping () -> (any Layoutable)?,
    with height: @escaping (LayoutGuide.Reference<Vertical>) -> CGFloat
  ) -> LayoutMaker<State> { unreachable() }
  public func fitHeight() -> LayoutMaker<State> { unreachable() }
  public func fitHeight(by offer: @escaping (LayoutGuide.Parent<Vertical>) -> CGFloat)
    -> LayoutMaker<State>
  { unreachable() }
  public func setHeight(toWidth ratio: CGFloat) -> LayoutMaker<State> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a column places its children along it itself: decide heights, and what takes up the rest; where it begins and ends is decided in column(…)"
)
extension LayoutMaker where State: PlacesInColumn {
  public func setTop(to top: CGFloat) -> LayoutMaker<State> { unreachable() }
  public func setTop(inset: CGFloat, from area: LayoutArea = .bounds) -> LayoutMaker<State> {
    unreachable()
  }
  public func setTop(at place: LayoutPlace<Vertical>, offset: CGFloat = 0) -> LayoutMaker<State> {
    unreachable()
  }
  public func setTop(by top: @escaping (LayoutGuide.Parent<Vertical>) -> Position<Vertical>)
    -> LayoutMaker<State>
  { unreachable() }
  public func pinTop(
    to reference: some LayoutReference,
    with top: @escaping (LayoutGuide.Reference<Vertical>) -> Position<Vertical>
  ) -> LayoutMaker<State> { unreachable() }
  public func pinTop(
    by reference: @escaping () -> (any Layoutable)?,
    with top: @escaping (LayoutGuide.Reference<Vertical>) -> Position<Vertical>
  ) -> LayoutMaker<State> { unreachable() }
  public func setMiddle(to middle: CGFloat) -> LayoutMaker<State> { unreachable() }
  public func setMiddle(offset: CGFloat, from area: LayoutArea = .bounds) -> LayoutMaker<State> {
    unreachable()
  }
  public func setMiddle(at place: LayoutPlace<Vertical>, offset: CGFloat = 0) -> LayoutMaker<State>
  { unreachable() }
  public func setMiddle(by middle: @escaping (LayoutGuide.Parent<Vertical>) -> Position<Vertical>)
    -> LayoutMaker<State>
  { unreachable() }
  public func pinMiddle(
    to reference: some LayoutReference,
    with middle: @escaping (LayoutGuide.Reference<Vertical>) -> Position<Vertical>
  ) -> LayoutMaker<State> { unreachable() }
  public func pinMiddle(
    by reference: @escaping () -> (any Layoutable)?,
    with middle: @escaping (LayoutGuide.Reference<Vertical>) -> Position<Vertical>
  ) -> LayoutMaker<State> { unreachable() }
  public func setBottom(to bottom: CGFloat) -> LayoutMaker<State> { unreachable() }
  public func setBottom(inset: CGFloat, from area: LayoutArea = .bounds) -> LayoutMaker<State> {
    unreachable()
  }
  public func setBottom(at place: LayoutPlace<Vertical>, offset: CGFloat = 0) -> LayoutMaker<State>
  { unreachable() }
  public func setBottom(by bottom: @escaping (LayoutGuide.Parent<Vertical>) -> Position<Vertical>)
    -> LayoutMaker<State>
  { unreachable() }
  public func pinBottom(
    to reference: some LayoutReference,
    with bottom: @escaping (LayoutGuide.Reference<Vertical>) -> Position<Vertical>
  ) -> LayoutMaker<State> { unreachable() }
  public func pinBottom(
    by reference: @escaping () -> (any Layoutable)?,
    with bottom: @escaping (LayoutGuide.Reference<Vertical>) -> Position<Vertical>
  ) -> LayoutMaker<State> { unreachable() }
  public func setVertical(at part: CGFloat, to y: CGFloat) -> LayoutMaker<State> { unreachable() }
  public func setVertical(at part: CGFloat, on place: LayoutPlace<Vertical>, offset: CGFloat = 0)
    -> LayoutMaker<State>
  { unreachable() }
  public func setVertical(
    at part: CGFloat, by y: @escaping (LayoutGuide.Parent<Vertical>) -> Position<Vertical>
  ) -> LayoutMaker<State> { unreachable() }
  public func pinVertical(
    at part: CGFloat, to reference: some LayoutReference,
    with y: @escaping (LayoutGuide.Reference<Vertical>) -> Position<Vertical>
  ) -> LayoutMaker<State> { unreachable() }
  public func pinVertical(
    at part: CGFloat, by reference: @escaping () -> (any Layoutable)?,
    with y: @escaping (LayoutGuide.Reference<Vertical>) -> Position<Vertical>
  ) -> LayoutMaker<State> { unreachable() }
  public func setFirstBaseline(to firstBaseline: CGFloat) -> LayoutMaker<State> { unreachable() }
  public func setFirstBaseline(inset: CGFloat, from area: LayoutArea = .bounds) -> LayoutMaker<
    State
  > { unreachable() }
  public func setFirstBaseline(at place: LayoutPlace<Vertical>, offset: CGFloat = 0) -> LayoutMaker<
    State
  > { unreachable() }
  public func setFirstBaseline(
    by firstBaseline: @escaping (LayoutGuide.Parent<Vertical>) -> Position<Vertical>
  ) -> LayoutMaker<State> { unreachable() }
  public func pinFirstBaseline(
    to reference: some LayoutReference,
    with firstBaseline: @escaping (LayoutGuide.Reference<Vertical>) -> Position<Vertical>
  ) -> LayoutMaker<State> { unreachable() }
  public func pinFirstBaseline(
    by reference: @escaping () -> (any Layoutable)?,
    with firstBaseline: @escaping (LayoutGuide.Reference<Vertical>) -> Position<Vertical>
  ) -> LayoutMaker<State> { unreachable() }
  public func setLastBaseline(to lastBaseline: CGFloat) -> LayoutMaker<State> { unreachable() }
  public func setLastBaseline(inset: CGFloat, from area: LayoutArea = .bounds) -> LayoutMaker<State>
  { unreachable() }
  public func setLastBaseline(at place: LayoutPlace<Vertical>, offset: CGFloat = 0) -> LayoutMaker<
    State
  > { unreachable() }
  public func setLastBaseline(
    by lastBaseline: @escaping (LayoutGuide.Parent<Vertical>) -> Position<Vertical>
  ) -> LayoutMaker<State> { unreachable() }
  public func pinLastBaseline(
    to reference: some LayoutReference,
    with lastBaseline: @escaping (LayoutGuide.Reference<Vertical>) -> Position<Vertical>
  ) -> LayoutMaker<State> { unreachable() }
  public func pinLastBaseline(
    by reference: @escaping () -> (any Layoutable)?,
    with lastBaseline: @escaping (LayoutGuide.Reference<Vertical>) -> Position<Vertical>
  ) -> LayoutMaker<State> { unreachable() }
}

@available(
  *, unavailable,
  message: "a height at a ratio follows the width, which is not decided yet; decide the width first"
)
extension LayoutMaker where State: ColumnLacksLengthAcross & TakesHeight {
  public func setHeight(toWidth ratio: CGFloat) -> LayoutMaker<State.AddingHeight> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a width at a ratio follows the heights, which are not decided yet; decide the heights first"
)
extension LayoutMaker where State: ColumnLacksLengthsAlong & TakesWidth {
  public func setWidth(toHeight ratio: CGFloat) -> LayoutMaker<State.AddingWidth> { unreachable() }
}
