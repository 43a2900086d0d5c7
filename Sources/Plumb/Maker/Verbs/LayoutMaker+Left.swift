// Written by Scripts/WriteVerbs.swift.

import Foundation

extension LayoutMaker {
  /// Decides the left edge: points to the right of the parent's x = 0.
  ///
  /// A constant, in the parent's coordinates. Costs nothing at layout time. The horizontal
  /// axis then needs one more of center, right or width; a third fact, and the same one
  /// twice, do not compile.
  @inlinable @inline(always)
  public func setLeft<H, V>(to left: CGFloat) -> LayoutMaker<
    IndividualProperty.Frame<H.AddingLeft, V>
  >
  where State == IndividualProperty.Frame<H, V>, H: AcceptsLeft {
    .init(state.adding(Horizontal.Left(.constant(left))))
  }

  /// Completes the layout; otherwise as the verb of the same name.
  @inlinable @inline(always)
  public func setLeft<H, V>(to left: CGFloat) -> LayoutMaker<IndividualLayout>
  where
    State == IndividualProperty.Frame<H, V>, H: AcceptsLeft, H.AddingLeft: CompleteHorizontalAxis,
    V: CompleteVerticalAxis
  {
    .init(completing: state.adding(Horizontal.Left(.constant(left))))
  }

  /// Decides the left edge by the parent's guides.
  ///
  /// The closure runs each time the layout is evaluated, and gives a place on the
  /// horizontal axis in the parent's coordinates, in points; places of other axes
  /// do not compile. The horizontal axis then needs one more of
  /// center, right or width.
  ///
  ///     maker.setLeft(by: { $0.layoutMarginsGuide.left })
  @inlinable @inline(always)
  public func setLeft<H, V>(by left: @escaping (ParentGuide<Horizontal>) -> Position<Horizontal>)
    -> LayoutMaker<IndividualProperty.Frame<H.AddingLeft, V>>
  where State == IndividualProperty.Frame<H, V>, H: AcceptsLeft {
    .init(state.adding(Horizontal.Left(.parent(left))))
  }

  /// Completes the layout; otherwise as the verb of the same name.
  @inlinable @inline(always)
  public func setLeft<H, V>(by left: @escaping (ParentGuide<Horizontal>) -> Position<Horizontal>)
    -> LayoutMaker<IndividualLayout>
  where
    State == IndividualProperty.Frame<H, V>, H: AcceptsLeft, H.AddingLeft: CompleteHorizontalAxis,
    V: CompleteVerticalAxis
  {
    .init(completing: state.adding(Horizontal.Left(.parent(left))))
  }

  /// Pins the left edge to a reference, or to the box around several.
  ///
  /// The closure runs each time the layout is evaluated, with the reference's guides in the
  /// parent's coordinates, in points, in whichever branch of the tree the reference is. A
  /// reference that is gone, in another tree or the view itself is reported, and the view keeps
  /// its frame. The horizontal axis then needs one more of center, right or width.
  ///
  ///     maker.pinLeft(to: sibling, with: { $0.left })
  ///     maker.pinLeft(to: [sibling, other], with: { $0.left })
  @inlinable @inline(always)
  public func pinLeft<H, V>(
    to reference: some LayoutReference,
    with left: @escaping (ReferenceGuide<Horizontal>) -> Position<Horizontal>
  ) -> LayoutMaker<IndividualProperty.Frame<H.AddingLeft, V>>
  where State == IndividualProperty.Frame<H, V>, H: AcceptsLeft {
    .init(state.adding(Horizontal.Left(.pinned(reference.referenceSource, left))))
  }

  /// Completes the layout; otherwise as the verb of the same name.
  @inlinable @inline(always)
  public func pinLeft<H, V>(
    to reference: some LayoutReference,
    with left: @escaping (ReferenceGuide<Horizontal>) -> Position<Horizontal>
  ) -> LayoutMaker<IndividualLayout>
  where
    State == IndividualProperty.Frame<H, V>, H: AcceptsLeft, H.AddingLeft: CompleteHorizontalAxis,
    V: CompleteVerticalAxis
  {
    .init(completing: state.adding(Horizontal.Left(.pinned(reference.referenceSource, left))))
  }

  /// Pins the left edge to a reference that is looked up each time the layout is evaluated.
  ///
  /// Where the look-up gives nil the fact is reported and the view keeps its frame. Otherwise as
  /// pinning to a reference that is given.
  ///
  ///     maker.pinLeft(by: { [weak self] in self?.selected }, with: { $0.left })
  @inlinable @inline(always)
  public func pinLeft<H, V>(
    by reference: @escaping () -> (any Layoutable)?,
    with left: @escaping (ReferenceGuide<Horizontal>) -> Position<Horizontal>
  ) -> LayoutMaker<IndividualProperty.Frame<H.AddingLeft, V>>
  where State == IndividualProperty.Frame<H, V>, H: AcceptsLeft {
    .init(state.adding(Horizontal.Left(.reference(.lookup(reference), left))))
  }

  /// Completes the layout; otherwise as the verb of the same name.
  @inlinable @inline(always)
  public func pinLeft<H, V>(
    by reference: @escaping () -> (any Layoutable)?,
    with left: @escaping (ReferenceGuide<Horizontal>) -> Position<Horizontal>
  ) -> LayoutMaker<IndividualLayout>
  where
    State == IndividualProperty.Frame<H, V>, H: AcceptsLeft, H.AddingLeft: CompleteHorizontalAxis,
    V: CompleteVerticalAxis
  {
    .init(completing: state.adding(Horizontal.Left(.reference(.lookup(reference), left))))
  }
}
