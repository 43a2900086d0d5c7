// Written by Scripts/WriteVerbs.swift.

import Foundation

extension LayoutMaker {
  /// Decides the leading edge: points inwards from the parent's leading edge: x right-to-left is the width less this.
  ///
  /// A constant, in the parent's coordinates. Costs nothing at layout time. The horizontal
  /// axis then needs one more of center, trailing or width; a third fact, and the same one
  /// twice, do not compile.
  @inlinable @inline(always)
  public func setLeading<H, V>(to leading: CGFloat) -> LayoutMaker<
    IndividualProperty.Frame<H.AddingLeading, V>
  >
  where State == IndividualProperty.Frame<H, V>, H: AcceptsLeading {
    .init(state.adding(Horizontal.Leading(.constant(leading))))
  }

  /// Completes the layout; otherwise as the verb of the same name.
  @inlinable @inline(always)
  public func setLeading<H, V>(to leading: CGFloat) -> LayoutMaker<IndividualLayout>
  where
    State == IndividualProperty.Frame<H, V>, H: AcceptsLeading,
    H.AddingLeading: CompleteHorizontalAxis, V: CompleteVerticalAxis
  {
    .init(completing: state.adding(Horizontal.Leading(.constant(leading))))
  }

  /// Decides the leading edge by the parent's guides.
  ///
  /// The closure runs each time the layout is evaluated, and gives a place on the
  /// directional axis in the parent's coordinates, in points; places of other axes
  /// do not compile. The horizontal axis then needs one more of
  /// center, trailing or width.
  ///
  ///     maker.setLeading(by: { $0.layoutMarginsGuide.leading })
  @inlinable @inline(always)
  public func setLeading<H, V>(
    by leading: @escaping (ParentGuide<Directional>) -> Position<Directional>
  ) -> LayoutMaker<IndividualProperty.Frame<H.AddingLeading, V>>
  where State == IndividualProperty.Frame<H, V>, H: AcceptsLeading {
    .init(state.adding(Horizontal.Leading(.parent(leading))))
  }

  /// Completes the layout; otherwise as the verb of the same name.
  @inlinable @inline(always)
  public func setLeading<H, V>(
    by leading: @escaping (ParentGuide<Directional>) -> Position<Directional>
  ) -> LayoutMaker<IndividualLayout>
  where
    State == IndividualProperty.Frame<H, V>, H: AcceptsLeading,
    H.AddingLeading: CompleteHorizontalAxis, V: CompleteVerticalAxis
  {
    .init(completing: state.adding(Horizontal.Leading(.parent(leading))))
  }

  /// Pins the leading edge to a reference, or to the box around several.
  ///
  /// The closure runs each time the layout is evaluated, with the reference's guides in the
  /// parent's coordinates, in points, in whichever branch of the tree the reference is. A
  /// reference that is gone, in another tree or the view itself is reported, and the view keeps
  /// its frame. The horizontal axis then needs one more of center, trailing or width.
  ///
  ///     maker.pinLeading(to: sibling, with: { $0.leading })
  ///     maker.pinLeading(to: [sibling, other], with: { $0.leading })
  @inlinable @inline(always)
  public func pinLeading<H, V>(
    to reference: some LayoutReference,
    with leading: @escaping (ReferenceGuide<Directional>) -> Position<Directional>
  ) -> LayoutMaker<IndividualProperty.Frame<H.AddingLeading, V>>
  where State == IndividualProperty.Frame<H, V>, H: AcceptsLeading {
    .init(state.adding(Horizontal.Leading(.pinned(reference.referenceSource, leading))))
  }

  /// Completes the layout; otherwise as the verb of the same name.
  @inlinable @inline(always)
  public func pinLeading<H, V>(
    to reference: some LayoutReference,
    with leading: @escaping (ReferenceGuide<Directional>) -> Position<Directional>
  ) -> LayoutMaker<IndividualLayout>
  where
    State == IndividualProperty.Frame<H, V>, H: AcceptsLeading,
    H.AddingLeading: CompleteHorizontalAxis, V: CompleteVerticalAxis
  {
    .init(completing: state.adding(Horizontal.Leading(.pinned(reference.referenceSource, leading))))
  }

  /// Pins the leading edge to a reference that is looked up each time the layout is evaluated.
  ///
  /// Where the look-up gives nil the fact is reported and the view keeps its frame. Otherwise as
  /// pinning to a reference that is given.
  ///
  ///     maker.pinLeading(by: { [weak self] in self?.selected }, with: { $0.leading })
  @inlinable @inline(always)
  public func pinLeading<H, V>(
    by reference: @escaping () -> (any Layoutable)?,
    with leading: @escaping (ReferenceGuide<Directional>) -> Position<Directional>
  ) -> LayoutMaker<IndividualProperty.Frame<H.AddingLeading, V>>
  where State == IndividualProperty.Frame<H, V>, H: AcceptsLeading {
    .init(state.adding(Horizontal.Leading(.reference(.lookup(reference), leading))))
  }

  /// Completes the layout; otherwise as the verb of the same name.
  @inlinable @inline(always)
  public func pinLeading<H, V>(
    by reference: @escaping () -> (any Layoutable)?,
    with leading: @escaping (ReferenceGuide<Directional>) -> Position<Directional>
  ) -> LayoutMaker<IndividualLayout>
  where
    State == IndividualProperty.Frame<H, V>, H: AcceptsLeading,
    H.AddingLeading: CompleteHorizontalAxis, V: CompleteVerticalAxis
  {
    .init(completing: state.adding(Horizontal.Leading(.reference(.lookup(reference), leading))))
  }
}
