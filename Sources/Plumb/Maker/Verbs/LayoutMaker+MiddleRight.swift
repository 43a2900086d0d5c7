// Written by Scripts/WriteVerbs.swift.

import Foundation

extension LayoutMaker {
  /// Decides the vertical middle and the right edge at once: x and y as
  /// ``setRight(to)`` and ``setMiddle(to)`` take them.
  ///
  /// Does not compile where either axis has taken what it cannot take this fact with.
  @inlinable @inline(always)
  public func setMiddleRight<H, V>(to point: CGPoint) -> LayoutMaker<
    IndividualProperty.Frame<H.AddingRight, V.AddingMiddle>
  >
  where State == IndividualProperty.Frame<H, V>, H: AcceptsRight, V: AcceptsMiddle {
    .init(
      state
        .adding(Horizontal.Right(.constant(point.x)))
        .adding(Vertical.Middle(.constant(point.y))))
  }

  /// Completes the layout; otherwise as the verb of the same name.
  @inlinable @inline(always)
  public func setMiddleRight<H, V>(to point: CGPoint) -> LayoutMaker<IndividualLayout>
  where
    State == IndividualProperty.Frame<H, V>, H: AcceptsRight, V: AcceptsMiddle,
    H.AddingRight: CompleteHorizontalAxis, V.AddingMiddle: CompleteVerticalAxis
  {
    .init(
      completing:
        state
        .adding(Horizontal.Right(.constant(point.x)))
        .adding(Vertical.Middle(.constant(point.y))))
  }

  /// Decides the vertical middle and the right edge at once, by the parent's guides.
  ///
  /// The closure runs once for each axis when the layout is evaluated, and gives a point in the
  /// parent's coordinates. Does not compile where either axis cannot take the fact.
  ///
  ///     maker.setMiddleRight(by: { $0.layoutMarginsGuide.middleRight })
  @inlinable @inline(always)
  public func setMiddleRight<H, V>(
    by point: @escaping (ParentFrameGuide<Horizontal>) -> LayoutPoint<Horizontal>
  ) -> LayoutMaker<IndividualProperty.Frame<H.AddingRight, V.AddingMiddle>>
  where State == IndividualProperty.Frame<H, V>, H: AcceptsRight, V: AcceptsMiddle {
    .init(
      state
        .adding(Horizontal.Right(.point(.parent(point))))
        .adding(Vertical.Middle(.point(.parent(point)))))
  }

  /// Completes the layout; otherwise as the verb of the same name.
  @inlinable @inline(always)
  public func setMiddleRight<H, V>(
    by point: @escaping (ParentFrameGuide<Horizontal>) -> LayoutPoint<Horizontal>
  ) -> LayoutMaker<IndividualLayout>
  where
    State == IndividualProperty.Frame<H, V>, H: AcceptsRight, V: AcceptsMiddle,
    H.AddingRight: CompleteHorizontalAxis, V.AddingMiddle: CompleteVerticalAxis
  {
    .init(
      completing:
        state
        .adding(Horizontal.Right(.point(.parent(point))))
        .adding(Vertical.Middle(.point(.parent(point)))))
  }

  /// Pins the vertical middle and the right edge to a reference, or to the box around several.
  ///
  /// The closure runs once for each axis when the layout is evaluated, with the reference's guides
  /// in the parent's coordinates. Does not compile where either axis cannot take the fact.
  ///
  ///     maker.pinMiddleRight(to: sibling, with: { $0.middleRight })
  @inlinable @inline(always)
  public func pinMiddleRight<H, V>(
    to reference: some LayoutReference,
    with point: @escaping (ReferenceFrameGuide<Horizontal>) -> LayoutPoint<Horizontal>
  ) -> LayoutMaker<IndividualProperty.Frame<H.AddingRight, V.AddingMiddle>>
  where State == IndividualProperty.Frame<H, V>, H: AcceptsRight, V: AcceptsMiddle {
    .init(
      state
        .adding(Horizontal.Right(.point(.reference(reference.referenceSource, point))))
        .adding(Vertical.Middle(.point(.reference(reference.referenceSource, point)))))
  }

  /// Completes the layout; otherwise as the verb of the same name.
  @inlinable @inline(always)
  public func pinMiddleRight<H, V>(
    to reference: some LayoutReference,
    with point: @escaping (ReferenceFrameGuide<Horizontal>) -> LayoutPoint<Horizontal>
  ) -> LayoutMaker<IndividualLayout>
  where
    State == IndividualProperty.Frame<H, V>, H: AcceptsRight, V: AcceptsMiddle,
    H.AddingRight: CompleteHorizontalAxis, V.AddingMiddle: CompleteVerticalAxis
  {
    .init(
      completing:
        state
        .adding(Horizontal.Right(.point(.reference(reference.referenceSource, point))))
        .adding(Vertical.Middle(.point(.reference(reference.referenceSource, point)))))
  }

  /// Pins the vertical middle and the right edge to a reference that is looked up each time the
  /// layout is evaluated; where that gives nil, the fact is reported and the view keeps its frame.
  @inlinable @inline(always)
  public func pinMiddleRight<H, V>(
    by reference: @escaping () -> (any Layoutable)?,
    with point: @escaping (ReferenceFrameGuide<Horizontal>) -> LayoutPoint<Horizontal>
  ) -> LayoutMaker<IndividualProperty.Frame<H.AddingRight, V.AddingMiddle>>
  where State == IndividualProperty.Frame<H, V>, H: AcceptsRight, V: AcceptsMiddle {
    .init(
      state
        .adding(Horizontal.Right(.point(.reference(.lookup(reference), point))))
        .adding(Vertical.Middle(.point(.reference(.lookup(reference), point)))))
  }

  /// Completes the layout; otherwise as the verb of the same name.
  @inlinable @inline(always)
  public func pinMiddleRight<H, V>(
    by reference: @escaping () -> (any Layoutable)?,
    with point: @escaping (ReferenceFrameGuide<Horizontal>) -> LayoutPoint<Horizontal>
  ) -> LayoutMaker<IndividualLayout>
  where
    State == IndividualProperty.Frame<H, V>, H: AcceptsRight, V: AcceptsMiddle,
    H.AddingRight: CompleteHorizontalAxis, V.AddingMiddle: CompleteVerticalAxis
  {
    .init(
      completing:
        state
        .adding(Horizontal.Right(.point(.reference(.lookup(reference), point))))
        .adding(Vertical.Middle(.point(.reference(.lookup(reference), point)))))
  }
}
