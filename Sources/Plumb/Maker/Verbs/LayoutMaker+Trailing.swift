// Written by Scripts/WriteVerbs.swift.

import Foundation

extension LayoutMaker {
  /// Decides the trailing edge: points inwards from the parent's leading edge: x right-to-left is the width less this.
  ///
  /// A constant, in the parent's coordinates. Costs nothing at layout time. The horizontal
  /// axis then needs one more of leading, center or width; a third fact, and the same one
  /// twice, do not compile.
  @inlinable @inline(always)
  public func setTrailing<H, V>(to trailing: CGFloat) -> LayoutMaker<
    IndividualProperty.Frame<H.AddingTrailing, V>
  >
  where State == IndividualProperty.Frame<H, V>, H: AcceptsTrailing {
    .init(state.adding(Horizontal.Trailing(.constant(trailing))))
  }

  /// Completes the layout; otherwise as the verb of the same name.
  @inlinable @inline(always)
  public func setTrailing<H, V>(to trailing: CGFloat) -> LayoutMaker<IndividualLayout>
  where
    State == IndividualProperty.Frame<H, V>, H: AcceptsTrailing,
    H.AddingTrailing: CompleteHorizontalAxis, V: CompleteVerticalAxis
  {
    .init(completing: state.adding(Horizontal.Trailing(.constant(trailing))))
  }

  /// Decides the trailing edge by the parent's guides.
  ///
  /// The closure runs each time the layout is evaluated, and gives a place on the
  /// directional axis in the parent's coordinates, in points; places of other axes
  /// do not compile. The horizontal axis then needs one more of
  /// leading, center or width.
  ///
  ///     maker.setTrailing(by: { $0.layoutMarginsGuide.trailing })
  @inlinable @inline(always)
  public func setTrailing<H, V>(
    by trailing: @escaping (ParentGuide<Directional>) -> Position<Directional>
  ) -> LayoutMaker<IndividualProperty.Frame<H.AddingTrailing, V>>
  where State == IndividualProperty.Frame<H, V>, H: AcceptsTrailing {
    .init(state.adding(Horizontal.Trailing(.parent(trailing))))
  }

  /// Completes the layout; otherwise as the verb of the same name.
  @inlinable @inline(always)
  public func setTrailing<H, V>(
    by trailing: @escaping (ParentGuide<Directional>) -> Position<Directional>
  ) -> LayoutMaker<IndividualLayout>
  where
    State == IndividualProperty.Frame<H, V>, H: AcceptsTrailing,
    H.AddingTrailing: CompleteHorizontalAxis, V: CompleteVerticalAxis
  {
    .init(completing: state.adding(Horizontal.Trailing(.parent(trailing))))
  }

  /// Pins the trailing edge to a reference, or to the box around several.
  ///
  /// The closure runs each time the layout is evaluated, with the reference's guides in the
  /// parent's coordinates, in points, in whichever branch of the tree the reference is. A
  /// reference that is gone, in another tree or the view itself is reported, and the view keeps
  /// its frame. The horizontal axis then needs one more of leading, center or width.
  ///
  ///     maker.pinTrailing(to: sibling, with: { $0.trailing })
  ///     maker.pinTrailing(to: [sibling, other], with: { $0.trailing })
  @inlinable @inline(always)
  public func pinTrailing<H, V>(
    to reference: some LayoutReference,
    with trailing: @escaping (ReferenceGuide<Directional>) -> Position<Directional>
  ) -> LayoutMaker<IndividualProperty.Frame<H.AddingTrailing, V>>
  where State == IndividualProperty.Frame<H, V>, H: AcceptsTrailing {
    .init(state.adding(Horizontal.Trailing(.pinned(reference.referenceSource, trailing))))
  }

  /// Completes the layout; otherwise as the verb of the same name.
  @inlinable @inline(always)
  public func pinTrailing<H, V>(
    to reference: some LayoutReference,
    with trailing: @escaping (ReferenceGuide<Directional>) -> Position<Directional>
  ) -> LayoutMaker<IndividualLayout>
  where
    State == IndividualProperty.Frame<H, V>, H: AcceptsTrailing,
    H.AddingTrailing: CompleteHorizontalAxis, V: CompleteVerticalAxis
  {
    .init(
      completing: state.adding(Horizontal.Trailing(.pinned(reference.referenceSource, trailing))))
  }

  /// Pins the trailing edge to a reference that is looked up each time the layout is evaluated.
  ///
  /// Where the look-up gives nil the fact is reported and the view keeps its frame. Otherwise as
  /// pinning to a reference that is given.
  ///
  ///     maker.pinTrailing(by: { [weak self] in self?.selected }, with: { $0.trailing })
  @inlinable @inline(always)
  public func pinTrailing<H, V>(
    by reference: @escaping () -> (any Layoutable)?,
    with trailing: @escaping (ReferenceGuide<Directional>) -> Position<Directional>
  ) -> LayoutMaker<IndividualProperty.Frame<H.AddingTrailing, V>>
  where State == IndividualProperty.Frame<H, V>, H: AcceptsTrailing {
    .init(state.adding(Horizontal.Trailing(.reference(.lookup(reference), trailing))))
  }

  /// Completes the layout; otherwise as the verb of the same name.
  @inlinable @inline(always)
  public func pinTrailing<H, V>(
    by reference: @escaping () -> (any Layoutable)?,
    with trailing: @escaping (ReferenceGuide<Directional>) -> Position<Directional>
  ) -> LayoutMaker<IndividualLayout>
  where
    State == IndividualProperty.Frame<H, V>, H: AcceptsTrailing,
    H.AddingTrailing: CompleteHorizontalAxis, V: CompleteVerticalAxis
  {
    .init(completing: state.adding(Horizontal.Trailing(.reference(.lookup(reference), trailing))))
  }
}
