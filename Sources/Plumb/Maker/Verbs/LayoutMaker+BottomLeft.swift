// Written by Scripts/WriteVerbs.swift.

import Foundation

extension LayoutMaker {
  /// Decides the bottom edge and the left edge at once: x and y as
  /// ``setLeft(to)`` and ``setBottom(to)`` take them.
  ///
  /// Does not compile where either axis has taken what it cannot take this fact with.
  @inlinable @inline(always)
  public func setBottomLeft<H, V>(to point: CGPoint) -> LayoutMaker<
    IndividualProperty.Frame<H.AddingLeft, V.AddingBottom>
  >
  where State == IndividualProperty.Frame<H, V>, H: AcceptsLeft, V: AcceptsBottom {
    .init(
      state
        .adding(Horizontal.Left(.constant(point.x)))
        .adding(Vertical.Bottom(.constant(point.y))))
  }

  /// Completes the layout; otherwise as the verb of the same name.
  @inlinable @inline(always)
  public func setBottomLeft<H, V>(to point: CGPoint) -> LayoutMaker<IndividualLayout>
  where
    State == IndividualProperty.Frame<H, V>, H: AcceptsLeft, V: AcceptsBottom,
    H.AddingLeft: CompleteHorizontalAxis, V.AddingBottom: CompleteVerticalAxis
  {
    .init(
      completing:
        state
        .adding(Horizontal.Left(.constant(point.x)))
        .adding(Vertical.Bottom(.constant(point.y))))
  }

  /// Decides the bottom edge and the left edge at once, by the parent's guides.
  ///
  /// The closure runs once for each axis when the layout is evaluated, and gives a point in the
  /// parent's coordinates. Does not compile where either axis cannot take the fact.
  ///
  ///     maker.setBottomLeft(by: { $0.layoutMarginsGuide.bottomLeft })
  @inlinable @inline(always)
  public func setBottomLeft<H, V>(
    by point: @escaping (ParentFrameGuide<Horizontal>) -> LayoutPoint<Horizontal>
  ) -> LayoutMaker<IndividualProperty.Frame<H.AddingLeft, V.AddingBottom>>
  where State == IndividualProperty.Frame<H, V>, H: AcceptsLeft, V: AcceptsBottom {
    .init(
      state
        .adding(Horizontal.Left(.point(.parent(point))))
        .adding(Vertical.Bottom(.point(.parent(point)))))
  }

  /// Completes the layout; otherwise as the verb of the same name.
  @inlinable @inline(always)
  public func setBottomLeft<H, V>(
    by point: @escaping (ParentFrameGuide<Horizontal>) -> LayoutPoint<Horizontal>
  ) -> LayoutMaker<IndividualLayout>
  where
    State == IndividualProperty.Frame<H, V>, H: AcceptsLeft, V: AcceptsBottom,
    H.AddingLeft: CompleteHorizontalAxis, V.AddingBottom: CompleteVerticalAxis
  {
    .init(
      completing:
        state
        .adding(Horizontal.Left(.point(.parent(point))))
        .adding(Vertical.Bottom(.point(.parent(point)))))
  }

  /// Pins the bottom edge and the left edge to a reference, or to the box around several.
  ///
  /// The closure runs once for each axis when the layout is evaluated, with the reference's guides
  /// in the parent's coordinates. Does not compile where either axis cannot take the fact.
  ///
  ///     maker.pinBottomLeft(to: sibling, with: { $0.bottomLeft })
  @inlinable @inline(always)
  public func pinBottomLeft<H, V>(
    to reference: some LayoutReference,
    with point: @escaping (ReferenceFrameGuide<Horizontal>) -> LayoutPoint<Horizontal>
  ) -> LayoutMaker<IndividualProperty.Frame<H.AddingLeft, V.AddingBottom>>
  where State == IndividualProperty.Frame<H, V>, H: AcceptsLeft, V: AcceptsBottom {
    .init(
      state
        .adding(Horizontal.Left(.point(.reference(reference.referenceSource, point))))
        .adding(Vertical.Bottom(.point(.reference(reference.referenceSource, point)))))
  }

  /// Completes the layout; otherwise as the verb of the same name.
  @inlinable @inline(always)
  public func pinBottomLeft<H, V>(
    to reference: some LayoutReference,
    with point: @escaping (ReferenceFrameGuide<Horizontal>) -> LayoutPoint<Horizontal>
  ) -> LayoutMaker<IndividualLayout>
  where
    State == IndividualProperty.Frame<H, V>, H: AcceptsLeft, V: AcceptsBottom,
    H.AddingLeft: CompleteHorizontalAxis, V.AddingBottom: CompleteVerticalAxis
  {
    .init(
      completing:
        state
        .adding(Horizontal.Left(.point(.reference(reference.referenceSource, point))))
        .adding(Vertical.Bottom(.point(.reference(reference.referenceSource, point)))))
  }

  /// Pins the bottom edge and the left edge to a reference that is looked up each time the
  /// layout is evaluated; where that gives nil, the fact is reported and the view keeps its frame.
  @inlinable @inline(always)
  public func pinBottomLeft<H, V>(
    by reference: @escaping () -> (any Layoutable)?,
    with point: @escaping (ReferenceFrameGuide<Horizontal>) -> LayoutPoint<Horizontal>
  ) -> LayoutMaker<IndividualProperty.Frame<H.AddingLeft, V.AddingBottom>>
  where State == IndividualProperty.Frame<H, V>, H: AcceptsLeft, V: AcceptsBottom {
    .init(
      state
        .adding(Horizontal.Left(.point(.reference(.lookup(reference), point))))
        .adding(Vertical.Bottom(.point(.reference(.lookup(reference), point)))))
  }

  /// Completes the layout; otherwise as the verb of the same name.
  @inlinable @inline(always)
  public func pinBottomLeft<H, V>(
    by reference: @escaping () -> (any Layoutable)?,
    with point: @escaping (ReferenceFrameGuide<Horizontal>) -> LayoutPoint<Horizontal>
  ) -> LayoutMaker<IndividualLayout>
  where
    State == IndividualProperty.Frame<H, V>, H: AcceptsLeft, V: AcceptsBottom,
    H.AddingLeft: CompleteHorizontalAxis, V.AddingBottom: CompleteVerticalAxis
  {
    .init(
      completing:
        state
        .adding(Horizontal.Left(.point(.reference(.lookup(reference), point))))
        .adding(Vertical.Bottom(.point(.reference(.lookup(reference), point)))))
  }
}
