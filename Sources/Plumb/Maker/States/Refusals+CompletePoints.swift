// Written by Scripts/WriteVerbs.swift.
//
// What a complete layout does not take, in words: one more point.
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
  public func setTopLeft(to point: CGPoint) -> Self { unreachable() }
  public func setTopLeft(
    by point: @escaping (ParentFrameGuide<Horizontal>) -> LayoutPoint<Horizontal>
  ) -> Self { unreachable() }
  public func pinTopLeft(
    to reference: some LayoutReference,
    with point: @escaping (ReferenceFrameGuide<Horizontal>) -> LayoutPoint<Horizontal>
  ) -> Self { unreachable() }
  public func pinTopLeft(
    by reference: @escaping () -> (any Layoutable)?,
    with point: @escaping (ReferenceFrameGuide<Horizontal>) -> LayoutPoint<Horizontal>
  ) -> Self { unreachable() }

  public func setTopCenter(to point: CGPoint) -> Self { unreachable() }
  public func setTopCenter(
    by point: @escaping (ParentFrameGuide<Horizontal>) -> LayoutPoint<Horizontal>
  ) -> Self { unreachable() }
  public func pinTopCenter(
    to reference: some LayoutReference,
    with point: @escaping (ReferenceFrameGuide<Horizontal>) -> LayoutPoint<Horizontal>
  ) -> Self { unreachable() }
  public func pinTopCenter(
    by reference: @escaping () -> (any Layoutable)?,
    with point: @escaping (ReferenceFrameGuide<Horizontal>) -> LayoutPoint<Horizontal>
  ) -> Self { unreachable() }

  public func setTopRight(to point: CGPoint) -> Self { unreachable() }
  public func setTopRight(
    by point: @escaping (ParentFrameGuide<Horizontal>) -> LayoutPoint<Horizontal>
  ) -> Self { unreachable() }
  public func pinTopRight(
    to reference: some LayoutReference,
    with point: @escaping (ReferenceFrameGuide<Horizontal>) -> LayoutPoint<Horizontal>
  ) -> Self { unreachable() }
  public func pinTopRight(
    by reference: @escaping () -> (any Layoutable)?,
    with point: @escaping (ReferenceFrameGuide<Horizontal>) -> LayoutPoint<Horizontal>
  ) -> Self { unreachable() }

  public func setTopLeading(to point: CGPoint) -> Self { unreachable() }
  public func setTopLeading(
    by point: @escaping (ParentFrameGuide<Directional>) -> LayoutPoint<Directional>
  ) -> Self { unreachable() }
  public func pinTopLeading(
    to reference: some LayoutReference,
    with point: @escaping (ReferenceFrameGuide<Directional>) -> LayoutPoint<Directional>
  ) -> Self { unreachable() }
  public func pinTopLeading(
    by reference: @escaping () -> (any Layoutable)?,
    with point: @escaping (ReferenceFrameGuide<Directional>) -> LayoutPoint<Directional>
  ) -> Self { unreachable() }

  public func setTopTrailing(to point: CGPoint) -> Self { unreachable() }
  public func setTopTrailing(
    by point: @escaping (ParentFrameGuide<Directional>) -> LayoutPoint<Directional>
  ) -> Self { unreachable() }
  public func pinTopTrailing(
    to reference: some LayoutReference,
    with point: @escaping (ReferenceFrameGuide<Directional>) -> LayoutPoint<Directional>
  ) -> Self { unreachable() }
  public func pinTopTrailing(
    by reference: @escaping () -> (any Layoutable)?,
    with point: @escaping (ReferenceFrameGuide<Directional>) -> LayoutPoint<Directional>
  ) -> Self { unreachable() }

  public func setMiddleLeft(to point: CGPoint) -> Self { unreachable() }
  public func setMiddleLeft(
    by point: @escaping (ParentFrameGuide<Horizontal>) -> LayoutPoint<Horizontal>
  ) -> Self { unreachable() }
  public func pinMiddleLeft(
    to reference: some LayoutReference,
    with point: @escaping (ReferenceFrameGuide<Horizontal>) -> LayoutPoint<Horizontal>
  ) -> Self { unreachable() }
  public func pinMiddleLeft(
    by reference: @escaping () -> (any Layoutable)?,
    with point: @escaping (ReferenceFrameGuide<Horizontal>) -> LayoutPoint<Horizontal>
  ) -> Self { unreachable() }

  public func setMiddleCenter(to point: CGPoint) -> Self { unreachable() }
  public func setMiddleCenter(
    by point: @escaping (ParentFrameGuide<Horizontal>) -> LayoutPoint<Horizontal>
  ) -> Self { unreachable() }
  public func pinMiddleCenter(
    to reference: some LayoutReference,
    with point: @escaping (ReferenceFrameGuide<Horizontal>) -> LayoutPoint<Horizontal>
  ) -> Self { unreachable() }
  public func pinMiddleCenter(
    by reference: @escaping () -> (any Layoutable)?,
    with point: @escaping (ReferenceFrameGuide<Horizontal>) -> LayoutPoint<Horizontal>
  ) -> Self { unreachable() }

  public func setMiddleRight(to point: CGPoint) -> Self { unreachable() }
  public func setMiddleRight(
    by point: @escaping (ParentFrameGuide<Horizontal>) -> LayoutPoint<Horizontal>
  ) -> Self { unreachable() }
  public func pinMiddleRight(
    to reference: some LayoutReference,
    with point: @escaping (ReferenceFrameGuide<Horizontal>) -> LayoutPoint<Horizontal>
  ) -> Self { unreachable() }
  public func pinMiddleRight(
    by reference: @escaping () -> (any Layoutable)?,
    with point: @escaping (ReferenceFrameGuide<Horizontal>) -> LayoutPoint<Horizontal>
  ) -> Self { unreachable() }

  public func setMiddleLeading(to point: CGPoint) -> Self { unreachable() }
  public func setMiddleLeading(
    by point: @escaping (ParentFrameGuide<Directional>) -> LayoutPoint<Directional>
  ) -> Self { unreachable() }
  public func pinMiddleLeading(
    to reference: some LayoutReference,
    with point: @escaping (ReferenceFrameGuide<Directional>) -> LayoutPoint<Directional>
  ) -> Self { unreachable() }
  public func pinMiddleLeading(
    by reference: @escaping () -> (any Layoutable)?,
    with point: @escaping (ReferenceFrameGuide<Directional>) -> LayoutPoint<Directional>
  ) -> Self { unreachable() }

  public func setMiddleTrailing(to point: CGPoint) -> Self { unreachable() }
  public func setMiddleTrailing(
    by point: @escaping (ParentFrameGuide<Directional>) -> LayoutPoint<Directional>
  ) -> Self { unreachable() }
  public func pinMiddleTrailing(
    to reference: some LayoutReference,
    with point: @escaping (ReferenceFrameGuide<Directional>) -> LayoutPoint<Directional>
  ) -> Self { unreachable() }
  public func pinMiddleTrailing(
    by reference: @escaping () -> (any Layoutable)?,
    with point: @escaping (ReferenceFrameGuide<Directional>) -> LayoutPoint<Directional>
  ) -> Self { unreachable() }

  public func setBottomLeft(to point: CGPoint) -> Self { unreachable() }
  public func setBottomLeft(
    by point: @escaping (ParentFrameGuide<Horizontal>) -> LayoutPoint<Horizontal>
  ) -> Self { unreachable() }
  public func pinBottomLeft(
    to reference: some LayoutReference,
    with point: @escaping (ReferenceFrameGuide<Horizontal>) -> LayoutPoint<Horizontal>
  ) -> Self { unreachable() }
  public func pinBottomLeft(
    by reference: @escaping () -> (any Layoutable)?,
    with point: @escaping (ReferenceFrameGuide<Horizontal>) -> LayoutPoint<Horizontal>
  ) -> Self { unreachable() }

  public func setBottomCenter(to point: CGPoint) -> Self { unreachable() }
  public func setBottomCenter(
    by point: @escaping (ParentFrameGuide<Horizontal>) -> LayoutPoint<Horizontal>
  ) -> Self { unreachable() }
  public func pinBottomCenter(
    to reference: some LayoutReference,
    with point: @escaping (ReferenceFrameGuide<Horizontal>) -> LayoutPoint<Horizontal>
  ) -> Self { unreachable() }
  public func pinBottomCenter(
    by reference: @escaping () -> (any Layoutable)?,
    with point: @escaping (ReferenceFrameGuide<Horizontal>) -> LayoutPoint<Horizontal>
  ) -> Self { unreachable() }

  public func setBottomRight(to point: CGPoint) -> Self { unreachable() }
  public func setBottomRight(
    by point: @escaping (ParentFrameGuide<Horizontal>) -> LayoutPoint<Horizontal>
  ) -> Self { unreachable() }
  public func pinBottomRight(
    to reference: some LayoutReference,
    with point: @escaping (ReferenceFrameGuide<Horizontal>) -> LayoutPoint<Horizontal>
  ) -> Self { unreachable() }
  public func pinBottomRight(
    by reference: @escaping () -> (any Layoutable)?,
    with point: @escaping (ReferenceFrameGuide<Horizontal>) -> LayoutPoint<Horizontal>
  ) -> Self { unreachable() }

  public func setBottomLeading(to point: CGPoint) -> Self { unreachable() }
  public func setBottomLeading(
    by point: @escaping (ParentFrameGuide<Directional>) -> LayoutPoint<Directional>
  ) -> Self { unreachable() }
  public func pinBottomLeading(
    to reference: some LayoutReference,
    with point: @escaping (ReferenceFrameGuide<Directional>) -> LayoutPoint<Directional>
  ) -> Self { unreachable() }
  public func pinBottomLeading(
    by reference: @escaping () -> (any Layoutable)?,
    with point: @escaping (ReferenceFrameGuide<Directional>) -> LayoutPoint<Directional>
  ) -> Self { unreachable() }

  public func setBottomTrailing(to point: CGPoint) -> Self { unreachable() }
  public func setBottomTrailing(
    by point: @escaping (ParentFrameGuide<Directional>) -> LayoutPoint<Directional>
  ) -> Self { unreachable() }
  public func pinBottomTrailing(
    to reference: some LayoutReference,
    with point: @escaping (ReferenceFrameGuide<Directional>) -> LayoutPoint<Directional>
  ) -> Self { unreachable() }
  public func pinBottomTrailing(
    by reference: @escaping () -> (any Layoutable)?,
    with point: @escaping (ReferenceFrameGuide<Directional>) -> LayoutPoint<Directional>
  ) -> Self { unreachable() }
}
