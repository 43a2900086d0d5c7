// Written by Scripts/WriteVerbs.swift.

import Foundation

extension LayoutMaker {
  /// Decides the horizontal center: points to the right of the parent's x = 0.
  ///
  /// A constant, in the parent's coordinates. Costs nothing at layout time. The horizontal
  /// axis then needs one more of left, right, leading, trailing or width; a third fact, and the same one
  /// twice, do not compile.
  @inlinable @inline(always)
  public func setCenter<H, V>(to center: CGFloat) -> LayoutMaker<
    IndividualProperty.Frame<H.AddingCenter, V>
  >
  where State == IndividualProperty.Frame<H, V>, H: AcceptsCenter {
    .init(state.adding(Horizontal.Center(.constant(center))))
  }

  /// Completes the layout; otherwise as the verb of the same name.
  @inlinable @inline(always)
  public func setCenter<H, V>(to center: CGFloat) -> LayoutMaker<IndividualLayout>
  where
    State == IndividualProperty.Frame<H, V>, H: AcceptsCenter,
    H.AddingCenter: CompleteHorizontalAxis, V: CompleteVerticalAxis
  {
    .init(completing: state.adding(Horizontal.Center(.constant(center))))
  }

  /// Decides the horizontal center by the parent's guides.
  ///
  /// The closure runs each time the layout is evaluated, and gives a place on the
  /// horizontal axis in the parent's coordinates, in points; places of other axes
  /// do not compile. The horizontal axis then needs one more of
  /// left, right, leading, trailing or width.
  ///
  ///     maker.setCenter(by: { $0.layoutMarginsGuide.center })
  @inlinable @inline(always)
  public func setCenter<H, V>(
    by center: @escaping (ParentGuide<Horizontal>) -> Position<Horizontal>
  ) -> LayoutMaker<IndividualProperty.Frame<H.AddingCenter, V>>
  where State == IndividualProperty.Frame<H, V>, H: AcceptsCenter {
    .init(state.adding(Horizontal.Center(.parent(center))))
  }

  /// Completes the layout; otherwise as the verb of the same name.
  @inlinable @inline(always)
  public func setCenter<H, V>(
    by center: @escaping (ParentGuide<Horizontal>) -> Position<Horizontal>
  ) -> LayoutMaker<IndividualLayout>
  where
    State == IndividualProperty.Frame<H, V>, H: AcceptsCenter,
    H.AddingCenter: CompleteHorizontalAxis, V: CompleteVerticalAxis
  {
    .init(completing: state.adding(Horizontal.Center(.parent(center))))
  }

  /// Pins the horizontal center to a reference, or to the box around several.
  ///
  /// The closure runs each time the layout is evaluated, with the reference's guides in the
  /// parent's coordinates, in points, in whichever branch of the tree the reference is. A
  /// reference that is gone, in another tree or the view itself is reported, and the view keeps
  /// its frame. The horizontal axis then needs one more of left, right, leading, trailing or width.
  ///
  ///     maker.pinCenter(to: sibling, with: { $0.center })
  ///     maker.pinCenter(to: [sibling, other], with: { $0.center })
  @inlinable @inline(always)
  public func pinCenter<H, V>(
    to reference: some LayoutReference,
    with center: @escaping (ReferenceGuide<Horizontal>) -> Position<Horizontal>
  ) -> LayoutMaker<IndividualProperty.Frame<H.AddingCenter, V>>
  where State == IndividualProperty.Frame<H, V>, H: AcceptsCenter {
    .init(state.adding(Horizontal.Center(.pinned(reference.referenceSource, center))))
  }

  /// Completes the layout; otherwise as the verb of the same name.
  @inlinable @inline(always)
  public func pinCenter<H, V>(
    to reference: some LayoutReference,
    with center: @escaping (ReferenceGuide<Horizontal>) -> Position<Horizontal>
  ) -> LayoutMaker<IndividualLayout>
  where
    State == IndividualProperty.Frame<H, V>, H: AcceptsCenter,
    H.AddingCenter: CompleteHorizontalAxis, V: CompleteVerticalAxis
  {
    .init(completing: state.adding(Horizontal.Center(.pinned(reference.referenceSource, center))))
  }

  /// Pins the horizontal center to a reference that is looked up each time the layout is evaluated.
  ///
  /// Where the look-up gives nil the fact is reported and the view keeps its frame. Otherwise as
  /// pinning to a reference that is given.
  ///
  ///     maker.pinCenter(by: { [weak self] in self?.selected }, with: { $0.center })
  @inlinable @inline(always)
  public func pinCenter<H, V>(
    by reference: @escaping () -> (any Layoutable)?,
    with center: @escaping (ReferenceGuide<Horizontal>) -> Position<Horizontal>
  ) -> LayoutMaker<IndividualProperty.Frame<H.AddingCenter, V>>
  where State == IndividualProperty.Frame<H, V>, H: AcceptsCenter {
    .init(state.adding(Horizontal.Center(.reference(.lookup(reference), center))))
  }

  /// Completes the layout; otherwise as the verb of the same name.
  @inlinable @inline(always)
  public func pinCenter<H, V>(
    by reference: @escaping () -> (any Layoutable)?,
    with center: @escaping (ReferenceGuide<Horizontal>) -> Position<Horizontal>
  ) -> LayoutMaker<IndividualLayout>
  where
    State == IndividualProperty.Frame<H, V>, H: AcceptsCenter,
    H.AddingCenter: CompleteHorizontalAxis, V: CompleteVerticalAxis
  {
    .init(completing: state.adding(Horizontal.Center(.reference(.lookup(reference), center))))
  }
}
