// Written by Scripts/WriteVerbs.swift.

import Foundation

extension LayoutMaker {
  /// Decides the top edge: points below the parent's y = 0.
  ///
  /// A constant, in the parent's coordinates. Costs nothing at layout time. The vertical
  /// axis then needs one more of middle, bottom or height; a third fact, and the same one
  /// twice, do not compile.
  @inlinable @inline(always)
  public func setTop<H, V>(to top: CGFloat) -> LayoutMaker<IndividualProperty.Frame<H, V.AddingTop>>
  where State == IndividualProperty.Frame<H, V>, V: AcceptsTop {
    .init(state.adding(Vertical.Top(.constant(top))))
  }

  /// Completes the layout; otherwise as the verb of the same name.
  @inlinable @inline(always)
  public func setTop<H, V>(to top: CGFloat) -> LayoutMaker<IndividualLayout>
  where
    State == IndividualProperty.Frame<H, V>, V: AcceptsTop, V.AddingTop: CompleteVerticalAxis,
    H: CompleteHorizontalAxis
  {
    .init(completing: state.adding(Vertical.Top(.constant(top))))
  }

  /// Decides the top edge by the parent's guides.
  ///
  /// The closure runs each time the layout is evaluated, and gives a place on the
  /// vertical axis in the parent's coordinates, in points; places of other axes
  /// do not compile. The vertical axis then needs one more of
  /// middle, bottom or height.
  ///
  ///     maker.setTop(by: { $0.layoutMarginsGuide.top })
  @inlinable @inline(always)
  public func setTop<H, V>(by top: @escaping (ParentGuide<Vertical>) -> Position<Vertical>)
    -> LayoutMaker<IndividualProperty.Frame<H, V.AddingTop>>
  where State == IndividualProperty.Frame<H, V>, V: AcceptsTop {
    .init(state.adding(Vertical.Top(.parent(top))))
  }

  /// Completes the layout; otherwise as the verb of the same name.
  @inlinable @inline(always)
  public func setTop<H, V>(by top: @escaping (ParentGuide<Vertical>) -> Position<Vertical>)
    -> LayoutMaker<IndividualLayout>
  where
    State == IndividualProperty.Frame<H, V>, V: AcceptsTop, V.AddingTop: CompleteVerticalAxis,
    H: CompleteHorizontalAxis
  {
    .init(completing: state.adding(Vertical.Top(.parent(top))))
  }

  /// Pins the top edge to a reference, or to the box around several.
  ///
  /// The closure runs each time the layout is evaluated, with the reference's guides in the
  /// parent's coordinates, in points, in whichever branch of the tree the reference is. A
  /// reference that is gone, in another tree or the view itself is reported, and the view keeps
  /// its frame. The vertical axis then needs one more of middle, bottom or height.
  ///
  ///     maker.pinTop(to: sibling, with: { $0.top })
  ///     maker.pinTop(to: [sibling, other], with: { $0.top })
  @inlinable @inline(always)
  public func pinTop<H, V>(
    to reference: some LayoutReference,
    with top: @escaping (ReferenceGuide<Vertical>) -> Position<Vertical>
  ) -> LayoutMaker<IndividualProperty.Frame<H, V.AddingTop>>
  where State == IndividualProperty.Frame<H, V>, V: AcceptsTop {
    .init(state.adding(Vertical.Top(.pinned(reference.referenceSource, top))))
  }

  /// Completes the layout; otherwise as the verb of the same name.
  @inlinable @inline(always)
  public func pinTop<H, V>(
    to reference: some LayoutReference,
    with top: @escaping (ReferenceGuide<Vertical>) -> Position<Vertical>
  ) -> LayoutMaker<IndividualLayout>
  where
    State == IndividualProperty.Frame<H, V>, V: AcceptsTop, V.AddingTop: CompleteVerticalAxis,
    H: CompleteHorizontalAxis
  {
    .init(completing: state.adding(Vertical.Top(.pinned(reference.referenceSource, top))))
  }

  /// Pins the top edge to a reference that is looked up each time the layout is evaluated.
  ///
  /// Where the look-up gives nil the fact is reported and the view keeps its frame. Otherwise as
  /// pinning to a reference that is given.
  ///
  ///     maker.pinTop(by: { [weak self] in self?.selected }, with: { $0.top })
  @inlinable @inline(always)
  public func pinTop<H, V>(
    by reference: @escaping () -> (any Layoutable)?,
    with top: @escaping (ReferenceGuide<Vertical>) -> Position<Vertical>
  ) -> LayoutMaker<IndividualProperty.Frame<H, V.AddingTop>>
  where State == IndividualProperty.Frame<H, V>, V: AcceptsTop {
    .init(state.adding(Vertical.Top(.reference(.lookup(reference), top))))
  }

  /// Completes the layout; otherwise as the verb of the same name.
  @inlinable @inline(always)
  public func pinTop<H, V>(
    by reference: @escaping () -> (any Layoutable)?,
    with top: @escaping (ReferenceGuide<Vertical>) -> Position<Vertical>
  ) -> LayoutMaker<IndividualLayout>
  where
    State == IndividualProperty.Frame<H, V>, V: AcceptsTop, V.AddingTop: CompleteVerticalAxis,
    H: CompleteHorizontalAxis
  {
    .init(completing: state.adding(Vertical.Top(.reference(.lookup(reference), top))))
  }
}
