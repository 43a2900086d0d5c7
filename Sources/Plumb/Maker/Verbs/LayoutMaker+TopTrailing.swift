// Written by Scripts/WriteVerbs.swift.

import Foundation

extension LayoutMaker {
  /// Decides the top edge and the trailing edge at once: x and y as
  /// ``setTrailing(to)`` and ``setTop(to)`` take them.
  ///
  /// Does not compile where either axis has taken what it cannot take this fact with.
  @inlinable @inline(always)
  public func setTopTrailing<H, V>(to point: CGPoint) -> LayoutMaker<
    IndividualProperty.Frame<H.AddingTrailing, V.AddingTop>
  >
  where State == IndividualProperty.Frame<H, V>, H: AcceptsTrailing, V: AcceptsTop {
    .init(
      state
        .adding(Horizontal.Trailing(.constant(point.x)))
        .adding(Vertical.Top(.constant(point.y))))
  }

  /// Completes the layout; otherwise as the verb of the same name.
  @inlinable @inline(always)
  public func setTopTrailing<H, V>(to point: CGPoint) -> LayoutMaker<IndividualLayout>
  where
    State == IndividualProperty.Frame<H, V>, H: AcceptsTrailing, V: AcceptsTop,
    H.AddingTrailing: CompleteHorizontalAxis, V.AddingTop: CompleteVerticalAxis
  {
    .init(
      completing:
        state
        .adding(Horizontal.Trailing(.constant(point.x)))
        .adding(Vertical.Top(.constant(point.y))))
  }

  /// Decides the top edge and the trailing edge at once, by the parent's guides.
  ///
  /// The closure runs once for each axis when the layout is evaluated, and gives a point in the
  /// parent's coordinates. Does not compile where either axis cannot take the fact.
  ///
  ///     maker.setTopTrailing(by: { $0.layoutMarginsGuide.topTrailing })
  @inlinable @inline(always)
  public func setTopTrailing<H, V>(
    by point: @escaping (ParentFrameGuide<Directional>) -> LayoutPoint<Directional>
  ) -> LayoutMaker<IndividualProperty.Frame<H.AddingTrailing, V.AddingTop>>
  where State == IndividualProperty.Frame<H, V>, H: AcceptsTrailing, V: AcceptsTop {
    .init(
      state
        .adding(Horizontal.Trailing(.directionalPoint(.parent(point))))
        .adding(Vertical.Top(.directionalPoint(.parent(point)))))
  }

  /// Completes the layout; otherwise as the verb of the same name.
  @inlinable @inline(always)
  public func setTopTrailing<H, V>(
    by point: @escaping (ParentFrameGuide<Directional>) -> LayoutPoint<Directional>
  ) -> LayoutMaker<IndividualLayout>
  where
    State == IndividualProperty.Frame<H, V>, H: AcceptsTrailing, V: AcceptsTop,
    H.AddingTrailing: CompleteHorizontalAxis, V.AddingTop: CompleteVerticalAxis
  {
    .init(
      completing:
        state
        .adding(Horizontal.Trailing(.directionalPoint(.parent(point))))
        .adding(Vertical.Top(.directionalPoint(.parent(point)))))
  }

  /// Pins the top edge and the trailing edge to a reference, or to the box around several.
  ///
  /// The closure runs once for each axis when the layout is evaluated, with the reference's guides
  /// in the parent's coordinates. Does not compile where either axis cannot take the fact.
  ///
  ///     maker.pinTopTrailing(to: sibling, with: { $0.topTrailing })
  @inlinable @inline(always)
  public func pinTopTrailing<H, V>(
    to reference: some LayoutReference,
    with point: @escaping (ReferenceFrameGuide<Directional>) -> LayoutPoint<Directional>
  ) -> LayoutMaker<IndividualProperty.Frame<H.AddingTrailing, V.AddingTop>>
  where State == IndividualProperty.Frame<H, V>, H: AcceptsTrailing, V: AcceptsTop {
    .init(
      state
        .adding(
          Horizontal.Trailing(.directionalPoint(.reference(reference.referenceSource, point)))
        )
        .adding(Vertical.Top(.directionalPoint(.reference(reference.referenceSource, point)))))
  }

  /// Completes the layout; otherwise as the verb of the same name.
  @inlinable @inline(always)
  public func pinTopTrailing<H, V>(
    to reference: some LayoutReference,
    with point: @escaping (ReferenceFrameGuide<Directional>) -> LayoutPoint<Directional>
  ) -> LayoutMaker<IndividualLayout>
  where
    State == IndividualProperty.Frame<H, V>, H: AcceptsTrailing, V: AcceptsTop,
    H.AddingTrailing: CompleteHorizontalAxis, V.AddingTop: CompleteVerticalAxis
  {
    .init(
      completing:
        state
        .adding(
          Horizontal.Trailing(.directionalPoint(.reference(reference.referenceSource, point)))
        )
        .adding(Vertical.Top(.directionalPoint(.reference(reference.referenceSource, point)))))
  }

  /// Pins the top edge and the trailing edge to a reference that is looked up each time the
  /// layout is evaluated; where that gives nil, the fact is reported and the view keeps its frame.
  @inlinable @inline(always)
  public func pinTopTrailing<H, V>(
    by reference: @escaping () -> (any Layoutable)?,
    with point: @escaping (ReferenceFrameGuide<Directional>) -> LayoutPoint<Directional>
  ) -> LayoutMaker<IndividualProperty.Frame<H.AddingTrailing, V.AddingTop>>
  where State == IndividualProperty.Frame<H, V>, H: AcceptsTrailing, V: AcceptsTop {
    .init(
      state
        .adding(Horizontal.Trailing(.directionalPoint(.reference(.lookup(reference), point))))
        .adding(Vertical.Top(.directionalPoint(.reference(.lookup(reference), point)))))
  }

  /// Completes the layout; otherwise as the verb of the same name.
  @inlinable @inline(always)
  public func pinTopTrailing<H, V>(
    by reference: @escaping () -> (any Layoutable)?,
    with point: @escaping (ReferenceFrameGuide<Directional>) -> LayoutPoint<Directional>
  ) -> LayoutMaker<IndividualLayout>
  where
    State == IndividualProperty.Frame<H, V>, H: AcceptsTrailing, V: AcceptsTop,
    H.AddingTrailing: CompleteHorizontalAxis, V.AddingTop: CompleteVerticalAxis
  {
    .init(
      completing:
        state
        .adding(Horizontal.Trailing(.directionalPoint(.reference(.lookup(reference), point))))
        .adding(Vertical.Top(.directionalPoint(.reference(.lookup(reference), point)))))
  }
}
