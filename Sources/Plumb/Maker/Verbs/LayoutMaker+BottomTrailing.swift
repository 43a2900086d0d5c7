// Written by Scripts/WriteVerbs.swift.

import Foundation

extension LayoutMaker {
  /// Decides the bottom edge and the trailing edge at once: x and y as
  /// ``setTrailing(to)`` and ``setBottom(to)`` take them.
  ///
  /// Does not compile where either axis has taken what it cannot take this fact with.
  @inlinable @inline(always)
  public func setBottomTrailing<H, V>(to point: CGPoint) -> LayoutMaker<
    IndividualProperty.Frame<H.AddingTrailing, V.AddingBottom>
  >
  where State == IndividualProperty.Frame<H, V>, H: AcceptsTrailing, V: AcceptsBottom {
    .init(
      state
        .adding(Horizontal.Trailing(.constant(point.x)))
        .adding(Vertical.Bottom(.constant(point.y))))
  }

  /// Completes the layout; otherwise as the verb of the same name.
  @inlinable @inline(always)
  public func setBottomTrailing<H, V>(to point: CGPoint) -> LayoutMaker<IndividualLayout>
  where
    State == IndividualProperty.Frame<H, V>, H: AcceptsTrailing, V: AcceptsBottom,
    H.AddingTrailing: CompleteHorizontalAxis, V.AddingBottom: CompleteVerticalAxis
  {
    .init(
      completing:
        state
        .adding(Horizontal.Trailing(.constant(point.x)))
        .adding(Vertical.Bottom(.constant(point.y))))
  }

  /// Decides the bottom edge and the trailing edge at once, by the parent's guides.
  ///
  /// The closure runs once for each axis when the layout is evaluated, and gives a point in the
  /// parent's coordinates. Does not compile where either axis cannot take the fact.
  ///
  ///     maker.setBottomTrailing(by: { $0.layoutMarginsGuide.bottomTrailing })
  @inlinable @inline(always)
  public func setBottomTrailing<H, V>(
    by point: @escaping (ParentFrameGuide<Directional>) -> LayoutPoint<Directional>
  ) -> LayoutMaker<IndividualProperty.Frame<H.AddingTrailing, V.AddingBottom>>
  where State == IndividualProperty.Frame<H, V>, H: AcceptsTrailing, V: AcceptsBottom {
    .init(
      state
        .adding(Horizontal.Trailing(.directionalPoint(.parent(point))))
        .adding(Vertical.Bottom(.directionalPoint(.parent(point)))))
  }

  /// Completes the layout; otherwise as the verb of the same name.
  @inlinable @inline(always)
  public func setBottomTrailing<H, V>(
    by point: @escaping (ParentFrameGuide<Directional>) -> LayoutPoint<Directional>
  ) -> LayoutMaker<IndividualLayout>
  where
    State == IndividualProperty.Frame<H, V>, H: AcceptsTrailing, V: AcceptsBottom,
    H.AddingTrailing: CompleteHorizontalAxis, V.AddingBottom: CompleteVerticalAxis
  {
    .init(
      completing:
        state
        .adding(Horizontal.Trailing(.directionalPoint(.parent(point))))
        .adding(Vertical.Bottom(.directionalPoint(.parent(point)))))
  }

  /// Pins the bottom edge and the trailing edge to a reference, or to the box around several.
  ///
  /// The closure runs once for each axis when the layout is evaluated, with the reference's guides
  /// in the parent's coordinates. Does not compile where either axis cannot take the fact.
  ///
  ///     maker.pinBottomTrailing(to: sibling, with: { $0.bottomTrailing })
  @inlinable @inline(always)
  public func pinBottomTrailing<H, V>(
    to reference: some LayoutReference,
    with point: @escaping (ReferenceFrameGuide<Directional>) -> LayoutPoint<Directional>
  ) -> LayoutMaker<IndividualProperty.Frame<H.AddingTrailing, V.AddingBottom>>
  where State == IndividualProperty.Frame<H, V>, H: AcceptsTrailing, V: AcceptsBottom {
    .init(
      state
        .adding(
          Horizontal.Trailing(.directionalPoint(.reference(reference.referenceSource, point)))
        )
        .adding(Vertical.Bottom(.directionalPoint(.reference(reference.referenceSource, point)))))
  }

  /// Completes the layout; otherwise as the verb of the same name.
  @inlinable @inline(always)
  public func pinBottomTrailing<H, V>(
    to reference: some LayoutReference,
    with point: @escaping (ReferenceFrameGuide<Directional>) -> LayoutPoint<Directional>
  ) -> LayoutMaker<IndividualLayout>
  where
    State == IndividualProperty.Frame<H, V>, H: AcceptsTrailing, V: AcceptsBottom,
    H.AddingTrailing: CompleteHorizontalAxis, V.AddingBottom: CompleteVerticalAxis
  {
    .init(
      completing:
        state
        .adding(
          Horizontal.Trailing(.directionalPoint(.reference(reference.referenceSource, point)))
        )
        .adding(Vertical.Bottom(.directionalPoint(.reference(reference.referenceSource, point)))))
  }

  /// Pins the bottom edge and the trailing edge to a reference that is looked up each time the
  /// layout is evaluated; where that gives nil, the fact is reported and the view keeps its frame.
  @inlinable @inline(always)
  public func pinBottomTrailing<H, V>(
    by reference: @escaping () -> (any Layoutable)?,
    with point: @escaping (ReferenceFrameGuide<Directional>) -> LayoutPoint<Directional>
  ) -> LayoutMaker<IndividualProperty.Frame<H.AddingTrailing, V.AddingBottom>>
  where State == IndividualProperty.Frame<H, V>, H: AcceptsTrailing, V: AcceptsBottom {
    .init(
      state
        .adding(Horizontal.Trailing(.directionalPoint(.reference(.lookup(reference), point))))
        .adding(Vertical.Bottom(.directionalPoint(.reference(.lookup(reference), point)))))
  }

  /// Completes the layout; otherwise as the verb of the same name.
  @inlinable @inline(always)
  public func pinBottomTrailing<H, V>(
    by reference: @escaping () -> (any Layoutable)?,
    with point: @escaping (ReferenceFrameGuide<Directional>) -> LayoutPoint<Directional>
  ) -> LayoutMaker<IndividualLayout>
  where
    State == IndividualProperty.Frame<H, V>, H: AcceptsTrailing, V: AcceptsBottom,
    H.AddingTrailing: CompleteHorizontalAxis, V.AddingBottom: CompleteVerticalAxis
  {
    .init(
      completing:
        state
        .adding(Horizontal.Trailing(.directionalPoint(.reference(.lookup(reference), point))))
        .adding(Vertical.Bottom(.directionalPoint(.reference(.lookup(reference), point)))))
  }
}
