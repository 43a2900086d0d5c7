// Written by Scripts/WriteVerbs.swift.

import Foundation

extension LayoutMaker {
  /// Decides the vertical middle and the trailing edge at once: x and y as
  /// ``setTrailing(to)`` and ``setMiddle(to)`` take them.
  ///
  /// Does not compile where either axis has taken what it cannot take this fact with.
  @inlinable @inline(always)
  public func setMiddleTrailing<H, V>(to point: CGPoint) -> LayoutMaker<
    IndividualProperty.Frame<H.AddingTrailing, V.AddingMiddle>
  >
  where State == IndividualProperty.Frame<H, V>, H: AcceptsTrailing, V: AcceptsMiddle {
    .init(
      state
        .adding(Horizontal.Trailing(.constant(point.x)))
        .adding(Vertical.Middle(.constant(point.y))))
  }

  /// Completes the layout; otherwise as the verb of the same name.
  @inlinable @inline(always)
  public func setMiddleTrailing<H, V>(to point: CGPoint) -> LayoutMaker<IndividualLayout>
  where
    State == IndividualProperty.Frame<H, V>, H: AcceptsTrailing, V: AcceptsMiddle,
    H.AddingTrailing: CompleteHorizontalAxis, V.AddingMiddle: CompleteVerticalAxis
  {
    .init(
      completing:
        state
        .adding(Horizontal.Trailing(.constant(point.x)))
        .adding(Vertical.Middle(.constant(point.y))))
  }

  /// Decides the vertical middle and the trailing edge at once, by the parent's guides.
  ///
  /// The closure runs once for each axis when the layout is evaluated, and gives a point in the
  /// parent's coordinates. Does not compile where either axis cannot take the fact.
  ///
  ///     maker.setMiddleTrailing(by: { $0.layoutMarginsGuide.middleTrailing })
  @inlinable @inline(always)
  public func setMiddleTrailing<H, V>(
    by point: @escaping (ParentFrameGuide<Directional>) -> LayoutPoint<Directional>
  ) -> LayoutMaker<IndividualProperty.Frame<H.AddingTrailing, V.AddingMiddle>>
  where State == IndividualProperty.Frame<H, V>, H: AcceptsTrailing, V: AcceptsMiddle {
    .init(
      state
        .adding(Horizontal.Trailing(.directionalPoint(.parent(point))))
        .adding(Vertical.Middle(.directionalPoint(.parent(point)))))
  }

  /// Completes the layout; otherwise as the verb of the same name.
  @inlinable @inline(always)
  public func setMiddleTrailing<H, V>(
    by point: @escaping (ParentFrameGuide<Directional>) -> LayoutPoint<Directional>
  ) -> LayoutMaker<IndividualLayout>
  where
    State == IndividualProperty.Frame<H, V>, H: AcceptsTrailing, V: AcceptsMiddle,
    H.AddingTrailing: CompleteHorizontalAxis, V.AddingMiddle: CompleteVerticalAxis
  {
    .init(
      completing:
        state
        .adding(Horizontal.Trailing(.directionalPoint(.parent(point))))
        .adding(Vertical.Middle(.directionalPoint(.parent(point)))))
  }

  /// Pins the vertical middle and the trailing edge to a reference, or to the box around several.
  ///
  /// The closure runs once for each axis when the layout is evaluated, with the reference's guides
  /// in the parent's coordinates. Does not compile where either axis cannot take the fact.
  ///
  ///     maker.pinMiddleTrailing(to: sibling, with: { $0.middleTrailing })
  @inlinable @inline(always)
  public func pinMiddleTrailing<H, V>(
    to reference: some LayoutReference,
    with point: @escaping (ReferenceFrameGuide<Directional>) -> LayoutPoint<Directional>
  ) -> LayoutMaker<IndividualProperty.Frame<H.AddingTrailing, V.AddingMiddle>>
  where State == IndividualProperty.Frame<H, V>, H: AcceptsTrailing, V: AcceptsMiddle {
    .init(
      state
        .adding(
          Horizontal.Trailing(.directionalPoint(.reference(reference.referenceSource, point)))
        )
        .adding(Vertical.Middle(.directionalPoint(.reference(reference.referenceSource, point)))))
  }

  /// Completes the layout; otherwise as the verb of the same name.
  @inlinable @inline(always)
  public func pinMiddleTrailing<H, V>(
    to reference: some LayoutReference,
    with point: @escaping (ReferenceFrameGuide<Directional>) -> LayoutPoint<Directional>
  ) -> LayoutMaker<IndividualLayout>
  where
    State == IndividualProperty.Frame<H, V>, H: AcceptsTrailing, V: AcceptsMiddle,
    H.AddingTrailing: CompleteHorizontalAxis, V.AddingMiddle: CompleteVerticalAxis
  {
    .init(
      completing:
        state
        .adding(
          Horizontal.Trailing(.directionalPoint(.reference(reference.referenceSource, point)))
        )
        .adding(Vertical.Middle(.directionalPoint(.reference(reference.referenceSource, point)))))
  }

  /// Pins the vertical middle and the trailing edge to a reference that is looked up each time the
  /// layout is evaluated; where that gives nil, the fact is reported and the view keeps its frame.
  @inlinable @inline(always)
  public func pinMiddleTrailing<H, V>(
    by reference: @escaping () -> (any Layoutable)?,
    with point: @escaping (ReferenceFrameGuide<Directional>) -> LayoutPoint<Directional>
  ) -> LayoutMaker<IndividualProperty.Frame<H.AddingTrailing, V.AddingMiddle>>
  where State == IndividualProperty.Frame<H, V>, H: AcceptsTrailing, V: AcceptsMiddle {
    .init(
      state
        .adding(Horizontal.Trailing(.directionalPoint(.reference(.lookup(reference), point))))
        .adding(Vertical.Middle(.directionalPoint(.reference(.lookup(reference), point)))))
  }

  /// Completes the layout; otherwise as the verb of the same name.
  @inlinable @inline(always)
  public func pinMiddleTrailing<H, V>(
    by reference: @escaping () -> (any Layoutable)?,
    with point: @escaping (ReferenceFrameGuide<Directional>) -> LayoutPoint<Directional>
  ) -> LayoutMaker<IndividualLayout>
  where
    State == IndividualProperty.Frame<H, V>, H: AcceptsTrailing, V: AcceptsMiddle,
    H.AddingTrailing: CompleteHorizontalAxis, V.AddingMiddle: CompleteVerticalAxis
  {
    .init(
      completing:
        state
        .adding(Horizontal.Trailing(.directionalPoint(.reference(.lookup(reference), point))))
        .adding(Vertical.Middle(.directionalPoint(.reference(.lookup(reference), point)))))
  }
}
