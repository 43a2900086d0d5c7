// Written by Scripts/write-maker from its table. Do not edit.

import Foundation

@available(
  *, unavailable,
  message:
    "the widths along the row are decided already; lengths that weights add to come before the weights"
)
extension LayoutMaker where State: HoldsRowLengths {
  public func setWidth(to width: CGFloat) -> LayoutMaker<State> { unreachable() }
  public func setWidth(part: CGFloat, from area: LayoutArea = .bounds) -> LayoutMaker<State> {
    unreachable()
  }
  public func setWidth(like length: LayoutLength<Horizontal>) -> LayoutMaker<State> {
    unreachable()
  }
  public func setWidth(by width: @escaping (LayoutGuide.Parent<Horizontal>) -> CGFloat)
    -> LayoutMaker<State>
  { unreachable() }
  public func pinWidth(
    to reference: some LayoutReference,
    with width: @escaping (LayoutGuide.Reference<Horizontal>) -> CGFloat
  ) -> LayoutMaker<State> { unreachable() }
  public func pinWidth(
    by reference: @escaping () -> (any Layoutable)?,
    with width: @escaping (LayoutGuide.Reference<Horizontal>) -> CGFloat
  ) -> LayoutMaker<State> { unreachable() }
  public func fitWidth() -> LayoutMaker<State> { unreachable() }
  public func fitWidth(by offer: @escaping (LayoutGuide.Parent<Horizontal>) -> CGFloat)
    -> LayoutMaker<State>
  { unreachable() }
  public func setWidth(toHeight ratio: CGFloat) -> LayoutMaker<State> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a row places its children along it itself: decide widths, and what takes up the rest; where it begins and ends is decided in row(…)"
)
extension LayoutMaker where State: PlacesInRow {
  public func setLeft(to left: CGFloat) -> LayoutMaker<State> { unreachable() }
  public func setLeft(inset: CGFloat, from area: LayoutArea = .bounds) -> LayoutMaker<State> {
    unreachable()
  }
  public func setLeft(at place: LayoutPlace<Horizontal>, offset: CGFloat = 0) -> LayoutMaker<State>
  { unreachable() }
  public func setLeft(by left: @escaping (LayoutGuide.Parent<Horizontal>) -> Position<Horizontal>)
    -> LayoutMaker<State>
  { unreachable() }
  public func pinLeft(
    to reference: some LayoutReference,
    with left: @escaping (LayoutGuide.Reference<Horizontal>) -> Position<Horizontal>
  ) -> LayoutMaker<State> { unreachable() }
  public func pinLeft(
    by reference: @escaping () -> (any Layoutable)?,
    with left: @escaping (LayoutGuide.Reference<Horizontal>) -> Position<Horizontal>
  ) -> LayoutMaker<State> { unreachable() }
  public func setCenter(to center: CGFloat) -> LayoutMaker<State> { unreachable() }
  public func setCenter(offset: CGFloat, from area: LayoutArea = .bounds) -> LayoutMaker<State> {
    unreachable()
  }
  public func setCenter(at place: LayoutPlace<Horizontal>, offset: CGFloat = 0) -> LayoutMaker<
    State
  > { unreachable() }
  public func setCenter(
    by center: @escaping (LayoutGuide.Parent<Horizontal>) -> Position<Horizontal>
  ) -> LayoutMaker<State> { unreachable() }
  public func pinCenter(
    to reference: some LayoutReference,
    with center: @escaping (LayoutGuide.Reference<Horizontal>) -> Position<Horizontal>
  ) -> LayoutMaker<State> { unreachable() }
  public func pinCenter(
    by reference: @escaping () -> (any Layoutable)?,
    with center: @escaping (LayoutGuide.Reference<Horizontal>) -> Position<Horizontal>
  ) -> LayoutMaker<State> { unreachable() }
  public func setRight(to right: CGFloat) -> LayoutMaker<State> { unreachable() }
  public func setRight(inset: CGFloat, from area: LayoutArea = .bounds) -> LayoutMaker<State> {
    unreachable()
  }
  public func setRight(at place: LayoutPlace<Horizontal>, offset: CGFloat = 0) -> LayoutMaker<State>
  { unreachable() }
  public func setRight(by right: @escaping (LayoutGuide.Parent<Horizontal>) -> Position<Horizontal>)
    -> LayoutMaker<State>
  { unreachable() }
  public func pinRight(
    to reference: some LayoutReference,
    with right: @escaping (LayoutGuide.Reference<Horizontal>) -> Position<Horizontal>
  ) -> LayoutMaker<State> { unreachable() }
  public func pinRight(
    by reference: @escaping () -> (any Layoutable)?,
    with right: @escaping (LayoutGuide.Reference<Horizontal>) -> Position<Horizontal>
  ) -> LayoutMaker<State> { unreachable() }
  public func setLeading(to leading: CGFloat) -> LayoutMaker<State> { unreachable() }
  public func setLeading(inset: CGFloat, from area: LayoutArea = .bounds) -> LayoutMaker<State> {
    unreachable()
  }
  public func setLeading(at place: LayoutPlace<Directional>, offset: CGFloat = 0) -> LayoutMaker<
    State
  > { unreachable() }
  public func setLeading(
    by leading: @escaping (LayoutGuide.Parent<Directional>) -> Position<Directional>
  ) -> LayoutMaker<State> { unreachable() }
  public func pinLeading(
    to reference: some LayoutReference,
    with leading: @escaping (LayoutGuide.Reference<Directional>) -> Position<Directional>
  ) -> LayoutMaker<State> { unreachable() }
  public func pinLeading(
    by reference: @escaping () -> (any Layoutable)?,
    with leading: @escaping (LayoutGuide.Reference<Directional>) -> Position<Directional>
  ) -> LayoutMaker<State> { unreachable() }
  public func setTrailing(to trailing: CGFloat) -> LayoutMaker<State> { unreachable() }
  public func setTrailing(inset: CGFloat, from area: LayoutArea = .bounds) -> LayoutMaker<State> {
    unreachable()
  }
  public func setTrailing(at place: LayoutPlace<Directional>, offset: CGFloat = 0) -> LayoutMaker<
    State
  > { unreachable() }
  public func setTrailing(
    by trailing: @escaping (LayoutGuide.Parent<Directional>) -> Position<Directional>
  ) -> LayoutMaker<State> { unreachable() }
  public func pinTrailing(
    to reference: some LayoutReference,
    with trailing: @escaping (LayoutGuide.Reference<Directional>) -> Position<Directional>
  ) -> LayoutMaker<State> { unreachable() }
  public func pinTrailing(
    by reference: @escaping () -> (any Layoutable)?,
    with trailing: @escaping (LayoutGuide.Reference<Directional>) -> Position<Directional>
  ) -> LayoutMaker<State> { unreachable() }
  public func setHorizontal(at part: CGFloat, to x: CGFloat) -> LayoutMaker<State> { unreachable() }
  public func setHorizontal(
    at part: CGFloat, on place: LayoutPlace<Horizontal>, offset: CGFloat = 0
  ) -> LayoutMaker<State> { unreachable() }
  public func setHorizontal(
    at part: CGFloat, by x: @escaping (LayoutGuide.Parent<Horizontal>) -> Position<Horizontal>
  ) -> LayoutMaker<State> { unreachable() }
  public func pinHorizontal(
    at part: CGFloat, to reference: some LayoutReference,
    with x: @escaping (LayoutGuide.Reference<Horizontal>) -> Position<Horizontal>
  ) -> LayoutMaker<State> { unreachable() }
  public func pinHorizontal(
    at part: CGFloat, by reference: @escaping () -> (any Layoutable)?,
    with x: @escaping (LayoutGuide.Reference<Horizontal>) -> Position<Horizontal>
  ) -> LayoutMaker<State> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a width at a ratio follows the height, which is not decided yet; decide the height first"
)
extension LayoutMaker where State: RowLacksLengthAcross & TakesWidth {
  public func setWidth(toHeight ratio: CGFloat) -> LayoutMaker<State.AddingWidth> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a height at a ratio follows the widths, which are not decided yet; decide the widths first"
)
extension LayoutMaker where State: RowLacksLengthsAlong & TakesHeight {
  public func setHeight(toWidth ratio: CGFloat) -> LayoutMaker<State.AddingHeight> { unreachable() }
}
