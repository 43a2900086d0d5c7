// Written by Scripts/WriteVerbs.swift.

import Foundation

extension LayoutMaker {
  /// Decides the bottom edge: points below the parent's y = 0.
  ///
  /// A constant, in the parent's coordinates. Costs nothing at layout time. The vertical
  /// axis then needs one more of top, middle or height; a third fact, and the same one
  /// twice, do not compile.
  @inlinable @inline(always)
  public func setBottom<H, V>(to bottom: CGFloat) -> LayoutMaker<
    IndividualProperty.Frame<H, V.AddingBottom>
  >
  where State == IndividualProperty.Frame<H, V>, V: AcceptsBottom {
    .init(state.adding(Vertical.Bottom(.constant(bottom))))
  }

  /// Completes the layout; otherwise as the verb of the same name.
  @inlinable @inline(always)
  public func setBottom<H, V>(to bottom: CGFloat) -> LayoutMaker<IndividualLayout>
  where
    State == IndividualProperty.Frame<H, V>, V: AcceptsBottom, V.AddingBottom: CompleteVerticalAxis,
    H: CompleteHorizontalAxis
  {
    .init(completing: state.adding(Vertical.Bottom(.constant(bottom))))
  }

  /// Decides the bottom edge by the parent's guides.
  ///
  /// The closure runs each time the layout is evaluated, and gives a place on the
  /// vertical axis in the parent's coordinates, in points; places of other axes
  /// do not compile. The vertical axis then needs one more of
  /// top, middle or height.
  ///
  ///     maker.setBottom(by: { $0.layoutMarginsGuide.bottom })
  @inlinable @inline(always)
  public func setBottom<H, V>(by bottom: @escaping (ParentGuide<Vertical>) -> Position<Vertical>)
    -> LayoutMaker<IndividualProperty.Frame<H, V.AddingBottom>>
  where State == IndividualProperty.Frame<H, V>, V: AcceptsBottom {
    .init(state.adding(Vertical.Bottom(.parent(bottom))))
  }

  /// Completes the layout; otherwise as the verb of the same name.
  @inlinable @inline(always)
  public func setBottom<H, V>(by bottom: @escaping (ParentGuide<Vertical>) -> Position<Vertical>)
    -> LayoutMaker<IndividualLayout>
  where
    State == IndividualProperty.Frame<H, V>, V: AcceptsBottom, V.AddingBottom: CompleteVerticalAxis,
    H: CompleteHorizontalAxis
  {
    .init(completing: state.adding(Vertical.Bottom(.parent(bottom))))
  }

  /// Pins the bottom edge to a reference, or to the box around several.
  ///
  /// The closure runs each time the layout is evaluated, with the reference's guides in the
  /// parent's coordinates, in points, in whichever branch of the tree the reference is. A
  /// reference that is gone, in another tree or the view itself is reported, and the view keeps
  /// its frame. The vertical axis then needs one more of top, middle or height.
  ///
  ///     maker.pinBottom(to: sibling, with: { $0.bottom })
  ///     maker.pinBottom(to: [sibling, other], with: { $0.bottom })
  @inlinable @inline(always)
  public func pinBottom<H, V>(
    to reference: some LayoutReference,
    with bottom: @escaping (ReferenceGuide<Vertical>) -> Position<Vertical>
  ) -> LayoutMaker<IndividualProperty.Frame<H, V.AddingBottom>>
  where State == IndividualProperty.Frame<H, V>, V: AcceptsBottom {
    .init(state.adding(Vertical.Bottom(.pinned(reference.referenceSource, bottom))))
  }

  /// Completes the layout; otherwise as the verb of the same name.
  @inlinable @inline(always)
  public func pinBottom<H, V>(
    to reference: some LayoutReference,
    with bottom: @escaping (ReferenceGuide<Vertical>) -> Position<Vertical>
  ) -> LayoutMaker<IndividualLayout>
  where
    State == IndividualProperty.Frame<H, V>, V: AcceptsBottom, V.AddingBottom: CompleteVerticalAxis,
    H: CompleteHorizontalAxis
  {
    .init(completing: state.adding(Vertical.Bottom(.pinned(reference.referenceSource, bottom))))
  }

  /// Pins the bottom edge to a reference that is looked up each time the layout is evaluated.
  ///
  /// Where the look-up gives nil the fact is reported and the view keeps its frame. Otherwise as
  /// pinning to a reference that is given.
  ///
  ///     maker.pinBottom(by: { [weak self] in self?.selected }, with: { $0.bottom })
  @inlinable @inline(always)
  public func pinBottom<H, V>(
    by reference: @escaping () -> (any Layoutable)?,
    with bottom: @escaping (ReferenceGuide<Vertical>) -> Position<Vertical>
  ) -> LayoutMaker<IndividualProperty.Frame<H, V.AddingBottom>>
  where State == IndividualProperty.Frame<H, V>, V: AcceptsBottom {
    .init(state.adding(Vertical.Bottom(.reference(.lookup(reference), bottom))))
  }

  /// Completes the layout; otherwise as the verb of the same name.
  @inlinable @inline(always)
  public func pinBottom<H, V>(
    by reference: @escaping () -> (any Layoutable)?,
    with bottom: @escaping (ReferenceGuide<Vertical>) -> Position<Vertical>
  ) -> LayoutMaker<IndividualLayout>
  where
    State == IndividualProperty.Frame<H, V>, V: AcceptsBottom, V.AddingBottom: CompleteVerticalAxis,
    H: CompleteHorizontalAxis
  {
    .init(completing: state.adding(Vertical.Bottom(.reference(.lookup(reference), bottom))))
  }
}
