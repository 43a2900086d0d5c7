// Written by Scripts/WriteVerbs.swift.
//
// What a complete layout does not take, in words: one more position.
//
// A maker that completes a layout within a chain still has its two axes, and the refusal names what is
// decided. One that was kept as a value has not: these say it. The type checker looks at them only
// where nothing else fits, so they cost a correct chain nothing.

import Foundation

@available(
  *, unavailable,
  message: """
    the layout is complete: two facts already decide each axis; to change its frame, add moving, \
    pinching, expanding or limiting
    """
)
extension LayoutMaker where State == IndividualLayout {
  public func setLeft(to left: CGFloat) -> Self { unreachable() }
  public func setLeft(by left: @escaping (ParentGuide<Horizontal>) -> Position<Horizontal>) -> Self
  { unreachable() }
  public func pinLeft(
    to reference: some LayoutReference,
    with left: @escaping (ReferenceGuide<Horizontal>) -> Position<Horizontal>
  ) -> Self { unreachable() }
  public func pinLeft(
    by reference: @escaping () -> (any Layoutable)?,
    with left: @escaping (ReferenceGuide<Horizontal>) -> Position<Horizontal>
  ) -> Self { unreachable() }

  public func setCenter(to center: CGFloat) -> Self { unreachable() }
  public func setCenter(by center: @escaping (ParentGuide<Horizontal>) -> Position<Horizontal>)
    -> Self
  { unreachable() }
  public func pinCenter(
    to reference: some LayoutReference,
    with center: @escaping (ReferenceGuide<Horizontal>) -> Position<Horizontal>
  ) -> Self { unreachable() }
  public func pinCenter(
    by reference: @escaping () -> (any Layoutable)?,
    with center: @escaping (ReferenceGuide<Horizontal>) -> Position<Horizontal>
  ) -> Self { unreachable() }

  public func setRight(to right: CGFloat) -> Self { unreachable() }
  public func setRight(by right: @escaping (ParentGuide<Horizontal>) -> Position<Horizontal>)
    -> Self
  { unreachable() }
  public func pinRight(
    to reference: some LayoutReference,
    with right: @escaping (ReferenceGuide<Horizontal>) -> Position<Horizontal>
  ) -> Self { unreachable() }
  public func pinRight(
    by reference: @escaping () -> (any Layoutable)?,
    with right: @escaping (ReferenceGuide<Horizontal>) -> Position<Horizontal>
  ) -> Self { unreachable() }

  public func setLeading(to leading: CGFloat) -> Self { unreachable() }
  public func setLeading(by leading: @escaping (ParentGuide<Directional>) -> Position<Directional>)
    -> Self
  { unreachable() }
  public func pinLeading(
    to reference: some LayoutReference,
    with leading: @escaping (ReferenceGuide<Directional>) -> Position<Directional>
  ) -> Self { unreachable() }
  public func pinLeading(
    by reference: @escaping () -> (any Layoutable)?,
    with leading: @escaping (ReferenceGuide<Directional>) -> Position<Directional>
  ) -> Self { unreachable() }

  public func setTrailing(to trailing: CGFloat) -> Self { unreachable() }
  public func setTrailing(
    by trailing: @escaping (ParentGuide<Directional>) -> Position<Directional>
  ) -> Self { unreachable() }
  public func pinTrailing(
    to reference: some LayoutReference,
    with trailing: @escaping (ReferenceGuide<Directional>) -> Position<Directional>
  ) -> Self { unreachable() }
  public func pinTrailing(
    by reference: @escaping () -> (any Layoutable)?,
    with trailing: @escaping (ReferenceGuide<Directional>) -> Position<Directional>
  ) -> Self { unreachable() }

  public func setTop(to top: CGFloat) -> Self { unreachable() }
  public func setTop(by top: @escaping (ParentGuide<Vertical>) -> Position<Vertical>) -> Self {
    unreachable()
  }
  public func pinTop(
    to reference: some LayoutReference,
    with top: @escaping (ReferenceGuide<Vertical>) -> Position<Vertical>
  ) -> Self { unreachable() }
  public func pinTop(
    by reference: @escaping () -> (any Layoutable)?,
    with top: @escaping (ReferenceGuide<Vertical>) -> Position<Vertical>
  ) -> Self { unreachable() }

  public func setMiddle(to middle: CGFloat) -> Self { unreachable() }
  public func setMiddle(by middle: @escaping (ParentGuide<Vertical>) -> Position<Vertical>) -> Self
  { unreachable() }
  public func pinMiddle(
    to reference: some LayoutReference,
    with middle: @escaping (ReferenceGuide<Vertical>) -> Position<Vertical>
  ) -> Self { unreachable() }
  public func pinMiddle(
    by reference: @escaping () -> (any Layoutable)?,
    with middle: @escaping (ReferenceGuide<Vertical>) -> Position<Vertical>
  ) -> Self { unreachable() }

  public func setBottom(to bottom: CGFloat) -> Self { unreachable() }
  public func setBottom(by bottom: @escaping (ParentGuide<Vertical>) -> Position<Vertical>) -> Self
  { unreachable() }
  public func pinBottom(
    to reference: some LayoutReference,
    with bottom: @escaping (ReferenceGuide<Vertical>) -> Position<Vertical>
  ) -> Self { unreachable() }
  public func pinBottom(
    by reference: @escaping () -> (any Layoutable)?,
    with bottom: @escaping (ReferenceGuide<Vertical>) -> Position<Vertical>
  ) -> Self { unreachable() }
}
