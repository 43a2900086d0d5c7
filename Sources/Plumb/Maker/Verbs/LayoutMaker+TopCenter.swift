// Written by Scripts/WriteVerbs.swift.

import Foundation

extension LayoutMaker {
  /// Decides the top edge and the horizontal center at once: x and y as
  /// ``setCenter(to)`` and ``setTop(to)`` take them.
  ///
  /// Does not compile where either axis has taken what it cannot take this fact with.
  @inlinable @inline(always)
  public func setTopCenter<H, V>(to point: CGPoint) -> LayoutMaker<
    IndividualProperty.Frame<H.AddingCenter, V.AddingTop>
  >
  where State == IndividualProperty.Frame<H, V>, H: AcceptsCenter, V: AcceptsTop {
    .init(
      state
        .adding(Horizontal.Center(.constant(point.x)))
        .adding(Vertical.Top(.constant(point.y))))
  }

  /// Completes the layout; otherwise as the verb of the same name.
  @inlinable @inline(always)
  public func setTopCenter<H, V>(to point: CGPoint) -> LayoutMaker<IndividualLayout>
  where
    State == IndividualProperty.Frame<H, V>, H: AcceptsCenter, V: AcceptsTop,
    H.AddingCenter: CompleteHorizontalAxis, V.AddingTop: CompleteVerticalAxis
  {
    .init(
      completing:
        state
        .adding(Horizontal.Center(.constant(point.x)))
        .adding(Vertical.Top(.constant(point.y))))
  }

  /// Decides the top edge and the horizontal center at once, by the parent's guides.
  ///
  /// The closure runs once for each axis when the layout is evaluated, and gives a point in the
  /// parent's coordinates. Does not compile where either axis cannot take the fact.
  ///
  ///     maker.setTopCenter(by: { $0.layoutMarginsGuide.topCenter })
  @inlinable @inline(always)
  public func setTopCenter<H, V>(
    by point: @escaping (ParentFrameGuide<Horizontal>) -> LayoutPoint<Horizontal>
  ) -> LayoutMaker<IndividualProperty.Frame<H.AddingCenter, V.AddingTop>>
  where State == IndividualProperty.Frame<H, V>, H: AcceptsCenter, V: AcceptsTop {
    .init(
      state
        .adding(Horizontal.Center(.point(.parent(point))))
        .adding(Vertical.Top(.point(.parent(point)))))
  }

  /// Completes the layout; otherwise as the verb of the same name.
  @inlinable @inline(always)
  public func setTopCenter<H, V>(
    by point: @escaping (ParentFrameGuide<Horizontal>) -> LayoutPoint<Horizontal>
  ) -> LayoutMaker<IndividualLayout>
  where
    State == IndividualProperty.Frame<H, V>, H: AcceptsCenter, V: AcceptsTop,
    H.AddingCenter: CompleteHorizontalAxis, V.AddingTop: CompleteVerticalAxis
  {
    .init(
      completing:
        state
        .adding(Horizontal.Center(.point(.parent(point))))
        .adding(Vertical.Top(.point(.parent(point)))))
  }

  /// Pins the top edge and the horizontal center to a reference, or to the box around several.
  ///
  /// The closure runs once for each axis when the layout is evaluated, with the reference's guides
  /// in the parent's coordinates. Does not compile where either axis cannot take the fact.
  ///
  ///     maker.pinTopCenter(to: sibling, with: { $0.topCenter })
  @inlinable @inline(always)
  public func pinTopCenter<H, V>(
    to reference: some LayoutReference,
    with point: @escaping (ReferenceFrameGuide<Horizontal>) -> LayoutPoint<Horizontal>
  ) -> LayoutMaker<IndividualProperty.Frame<H.AddingCenter, V.AddingTop>>
  where State == IndividualProperty.Frame<H, V>, H: AcceptsCenter, V: AcceptsTop {
    .init(
      state
        .adding(Horizontal.Center(.point(.reference(reference.referenceSource, point))))
        .adding(Vertical.Top(.point(.reference(reference.referenceSource, point)))))
  }

  /// Completes the layout; otherwise as the verb of the same name.
  @inlinable @inline(always)
  public func pinTopCenter<H, V>(
    to reference: some LayoutReference,
    with point: @escaping (ReferenceFrameGuide<Horizontal>) -> LayoutPoint<Horizontal>
  ) -> LayoutMaker<IndividualLayout>
  where
    State == IndividualProperty.Frame<H, V>, H: AcceptsCenter, V: AcceptsTop,
    H.AddingCenter: CompleteHorizontalAxis, V.AddingTop: CompleteVerticalAxis
  {
    .init(
      completing:
        state
        .adding(Horizontal.Center(.point(.reference(reference.referenceSource, point))))
        .adding(Vertical.Top(.point(.reference(reference.referenceSource, point)))))
  }

  /// Pins the top edge and the horizontal center to a reference that is looked up each time the
  /// layout is evaluated; where that gives nil, the fact is reported and the view keeps its frame.
  @inlinable @inline(always)
  public func pinTopCenter<H, V>(
    by reference: @escaping () -> (any Layoutable)?,
    with point: @escaping (ReferenceFrameGuide<Horizontal>) -> LayoutPoint<Horizontal>
  ) -> LayoutMaker<IndividualProperty.Frame<H.AddingCenter, V.AddingTop>>
  where State == IndividualProperty.Frame<H, V>, H: AcceptsCenter, V: AcceptsTop {
    .init(
      state
        .adding(Horizontal.Center(.point(.reference(.lookup(reference), point))))
        .adding(Vertical.Top(.point(.reference(.lookup(reference), point)))))
  }

  /// Completes the layout; otherwise as the verb of the same name.
  @inlinable @inline(always)
  public func pinTopCenter<H, V>(
    by reference: @escaping () -> (any Layoutable)?,
    with point: @escaping (ReferenceFrameGuide<Horizontal>) -> LayoutPoint<Horizontal>
  ) -> LayoutMaker<IndividualLayout>
  where
    State == IndividualProperty.Frame<H, V>, H: AcceptsCenter, V: AcceptsTop,
    H.AddingCenter: CompleteHorizontalAxis, V.AddingTop: CompleteVerticalAxis
  {
    .init(
      completing:
        state
        .adding(Horizontal.Center(.point(.reference(.lookup(reference), point))))
        .adding(Vertical.Top(.point(.reference(.lookup(reference), point)))))
  }
}
