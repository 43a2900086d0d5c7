// Written by Scripts/WriteVerbs.swift.

import Foundation

extension LayoutMaker {
  /// Decides the top edge and the leading edge at once: x and y as
  /// ``setLeading(to)`` and ``setTop(to)`` take them.
  ///
  /// Does not compile where either axis has taken what it cannot take this fact with.
  @inlinable @inline(always)
  public func setTopLeading<H, V>(to point: CGPoint) -> LayoutMaker<
    IndividualProperty.Frame<H.AddingLeading, V.AddingTop>
  >
  where State == IndividualProperty.Frame<H, V>, H: AcceptsLeading, V: AcceptsTop {
    .init(
      state
        .adding(Horizontal.Leading(.constant(point.x)))
        .adding(Vertical.Top(.constant(point.y))))
  }

  /// Completes the layout; otherwise as the verb of the same name.
  @inlinable @inline(always)
  public func setTopLeading<H, V>(to point: CGPoint) -> LayoutMaker<IndividualLayout>
  where
    State == IndividualProperty.Frame<H, V>, H: AcceptsLeading, V: AcceptsTop,
    H.AddingLeading: CompleteHorizontalAxis, V.AddingTop: CompleteVerticalAxis
  {
    .init(
      completing:
        state
        .adding(Horizontal.Leading(.constant(point.x)))
        .adding(Vertical.Top(.constant(point.y))))
  }

  /// Decides the top edge and the leading edge at once, by the parent's guides.
  ///
  /// The closure runs once for each axis when the layout is evaluated, and gives a point in the
  /// parent's coordinates. Does not compile where either axis cannot take the fact.
  ///
  ///     maker.setTopLeading(by: { $0.layoutMarginsGuide.topLeading })
  @inlinable @inline(always)
  public func setTopLeading<H, V>(
    by point: @escaping (ParentFrameGuide<Directional>) -> LayoutPoint<Directional>
  ) -> LayoutMaker<IndividualProperty.Frame<H.AddingLeading, V.AddingTop>>
  where State == IndividualProperty.Frame<H, V>, H: AcceptsLeading, V: AcceptsTop {
    .init(
      state
        .adding(Horizontal.Leading(.directionalPoint(.parent(point))))
        .adding(Vertical.Top(.directionalPoint(.parent(point)))))
  }

  /// Completes the layout; otherwise as the verb of the same name.
  @inlinable @inline(always)
  public func setTopLeading<H, V>(
    by point: @escaping (ParentFrameGuide<Directional>) -> LayoutPoint<Directional>
  ) -> LayoutMaker<IndividualLayout>
  where
    State == IndividualProperty.Frame<H, V>, H: AcceptsLeading, V: AcceptsTop,
    H.AddingLeading: CompleteHorizontalAxis, V.AddingTop: CompleteVerticalAxis
  {
    .init(
      completing:
        state
        .adding(Horizontal.Leading(.directionalPoint(.parent(point))))
        .adding(Vertical.Top(.directionalPoint(.parent(point)))))
  }

  /// Pins the top edge and the leading edge to a reference, or to the box around several.
  ///
  /// The closure runs once for each axis when the layout is evaluated, with the reference's guides
  /// in the parent's coordinates. Does not compile where either axis cannot take the fact.
  ///
  ///     maker.pinTopLeading(to: sibling, with: { $0.topLeading })
  @inlinable @inline(always)
  public func pinTopLeading<H, V>(
    to reference: some LayoutReference,
    with point: @escaping (ReferenceFrameGuide<Directional>) -> LayoutPoint<Directional>
  ) -> LayoutMaker<IndividualProperty.Frame<H.AddingLeading, V.AddingTop>>
  where State == IndividualProperty.Frame<H, V>, H: AcceptsLeading, V: AcceptsTop {
    .init(
      state
        .adding(Horizontal.Leading(.directionalPoint(.reference(reference.referenceSource, point))))
        .adding(Vertical.Top(.directionalPoint(.reference(reference.referenceSource, point)))))
  }

  /// Completes the layout; otherwise as the verb of the same name.
  @inlinable @inline(always)
  public func pinTopLeading<H, V>(
    to reference: some LayoutReference,
    with point: @escaping (ReferenceFrameGuide<Directional>) -> LayoutPoint<Directional>
  ) -> LayoutMaker<IndividualLayout>
  where
    State == IndividualProperty.Frame<H, V>, H: AcceptsLeading, V: AcceptsTop,
    H.AddingLeading: CompleteHorizontalAxis, V.AddingTop: CompleteVerticalAxis
  {
    .init(
      completing:
        state
        .adding(Horizontal.Leading(.directionalPoint(.reference(reference.referenceSource, point))))
        .adding(Vertical.Top(.directionalPoint(.reference(reference.referenceSource, point)))))
  }

  /// Pins the top edge and the leading edge to a reference that is looked up each time the
  /// layout is evaluated; where that gives nil, the fact is reported and the view keeps its frame.
  @inlinable @inline(always)
  public func pinTopLeading<H, V>(
    by reference: @escaping () -> (any Layoutable)?,
    with point: @escaping (ReferenceFrameGuide<Directional>) -> LayoutPoint<Directional>
  ) -> LayoutMaker<IndividualProperty.Frame<H.AddingLeading, V.AddingTop>>
  where State == IndividualProperty.Frame<H, V>, H: AcceptsLeading, V: AcceptsTop {
    .init(
      state
        .adding(Horizontal.Leading(.directionalPoint(.reference(.lookup(reference), point))))
        .adding(Vertical.Top(.directionalPoint(.reference(.lookup(reference), point)))))
  }

  /// Completes the layout; otherwise as the verb of the same name.
  @inlinable @inline(always)
  public func pinTopLeading<H, V>(
    by reference: @escaping () -> (any Layoutable)?,
    with point: @escaping (ReferenceFrameGuide<Directional>) -> LayoutPoint<Directional>
  ) -> LayoutMaker<IndividualLayout>
  where
    State == IndividualProperty.Frame<H, V>, H: AcceptsLeading, V: AcceptsTop,
    H.AddingLeading: CompleteHorizontalAxis, V.AddingTop: CompleteVerticalAxis
  {
    .init(
      completing:
        state
        .adding(Horizontal.Leading(.directionalPoint(.reference(.lookup(reference), point))))
        .adding(Vertical.Top(.directionalPoint(.reference(.lookup(reference), point)))))
  }
}
