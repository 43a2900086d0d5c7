// Written by Scripts/WriteVerbs.swift.

import Foundation

extension LayoutMaker {
  /// Decides the right edge: points to the right of the parent's x = 0.
  ///
  /// A constant, in the parent's coordinates. Costs nothing at layout time. The horizontal
  /// axis then needs one more of left, center or width; a third fact, and the same one
  /// twice, do not compile.
  @inlinable @inline(always)
  public func setRight<H, V>(to right: CGFloat) -> LayoutMaker<
    IndividualProperty.Frame<H.AddingRight, V>
  >
  where State == IndividualProperty.Frame<H, V>, H: AcceptsRight {
    .init(state.adding(Horizontal.Right(.constant(right))))
  }

  /// Completes the layout; otherwise as the verb of the same name.
  @inlinable @inline(always)
  public func setRight<H, V>(to right: CGFloat) -> LayoutMaker<IndividualLayout>
  where
    State == IndividualProperty.Frame<H, V>, H: AcceptsRight, H.AddingRight: CompleteHorizontalAxis,
    V: CompleteVerticalAxis
  {
    .init(completing: state.adding(Horizontal.Right(.constant(right))))
  }

  /// Decides the right edge by the parent's guides.
  ///
  /// The closure runs each time the layout is evaluated, and gives a place on the
  /// horizontal axis in the parent's coordinates, in points; places of other axes
  /// do not compile. The horizontal axis then needs one more of
  /// left, center or width.
  ///
  ///     maker.setRight(by: { $0.layoutMarginsGuide.right })
  @inlinable @inline(always)
  public func setRight<H, V>(by right: @escaping (ParentGuide<Horizontal>) -> Position<Horizontal>)
    -> LayoutMaker<IndividualProperty.Frame<H.AddingRight, V>>
  where State == IndividualProperty.Frame<H, V>, H: AcceptsRight {
    .init(state.adding(Horizontal.Right(.parent(right))))
  }

  /// Completes the layout; otherwise as the verb of the same name.
  @inlinable @inline(always)
  public func setRight<H, V>(by right: @escaping (ParentGuide<Horizontal>) -> Position<Horizontal>)
    -> LayoutMaker<IndividualLayout>
  where
    State == IndividualProperty.Frame<H, V>, H: AcceptsRight, H.AddingRight: CompleteHorizontalAxis,
    V: CompleteVerticalAxis
  {
    .init(completing: state.adding(Horizontal.Right(.parent(right))))
  }

  /// Pins the right edge to a reference, or to the box around several.
  ///
  /// The closure runs each time the layout is evaluated, with the reference's guides in the
  /// parent's coordinates, in points, in whichever branch of the tree the reference is. A
  /// reference that is gone, in another tree or the view itself is reported, and the view keeps
  /// its frame. The horizontal axis then needs one more of left, center or width.
  ///
  ///     maker.pinRight(to: sibling, with: { $0.right })
  ///     maker.pinRight(to: [sibling, other], with: { $0.right })
  @inlinable @inline(always)
  public func pinRight<H, V>(
    to reference: some LayoutReference,
    with right: @escaping (ReferenceGuide<Horizontal>) -> Position<Horizontal>
  ) -> LayoutMaker<IndividualProperty.Frame<H.AddingRight, V>>
  where State == IndividualProperty.Frame<H, V>, H: AcceptsRight {
    .init(state.adding(Horizontal.Right(.pinned(reference.referenceSource, right))))
  }

  /// Completes the layout; otherwise as the verb of the same name.
  @inlinable @inline(always)
  public func pinRight<H, V>(
    to reference: some LayoutReference,
    with right: @escaping (ReferenceGuide<Horizontal>) -> Position<Horizontal>
  ) -> LayoutMaker<IndividualLayout>
  where
    State == IndividualProperty.Frame<H, V>, H: AcceptsRight, H.AddingRight: CompleteHorizontalAxis,
    V: CompleteVerticalAxis
  {
    .init(completing: state.adding(Horizontal.Right(.pinned(reference.referenceSource, right))))
  }

  /// Pins the right edge to a reference that is looked up each time the layout is evaluated.
  ///
  /// Where the look-up gives nil the fact is reported and the view keeps its frame. Otherwise as
  /// pinning to a reference that is given.
  ///
  ///     maker.pinRight(by: { [weak self] in self?.selected }, with: { $0.right })
  @inlinable @inline(always)
  public func pinRight<H, V>(
    by reference: @escaping () -> (any Layoutable)?,
    with right: @escaping (ReferenceGuide<Horizontal>) -> Position<Horizontal>
  ) -> LayoutMaker<IndividualProperty.Frame<H.AddingRight, V>>
  where State == IndividualProperty.Frame<H, V>, H: AcceptsRight {
    .init(state.adding(Horizontal.Right(.reference(.lookup(reference), right))))
  }

  /// Completes the layout; otherwise as the verb of the same name.
  @inlinable @inline(always)
  public func pinRight<H, V>(
    by reference: @escaping () -> (any Layoutable)?,
    with right: @escaping (ReferenceGuide<Horizontal>) -> Position<Horizontal>
  ) -> LayoutMaker<IndividualLayout>
  where
    State == IndividualProperty.Frame<H, V>, H: AcceptsRight, H.AddingRight: CompleteHorizontalAxis,
    V: CompleteVerticalAxis
  {
    .init(completing: state.adding(Horizontal.Right(.reference(.lookup(reference), right))))
  }
}
