// Written by Scripts/WriteVerbs.swift.

import Foundation

extension LayoutMaker {
  /// Decides the vertical middle: points below the parent's y = 0.
  ///
  /// A constant, in the parent's coordinates. Costs nothing at layout time. The vertical
  /// axis then needs one more of top, bottom or height; a third fact, and the same one
  /// twice, do not compile.
  @inlinable @inline(always)
  public func setMiddle<H, V>(to middle: CGFloat) -> LayoutMaker<
    IndividualProperty.Frame<H, V.AddingMiddle>
  >
  where State == IndividualProperty.Frame<H, V>, V: AcceptsMiddle {
    .init(state.adding(Vertical.Middle(.constant(middle))))
  }

  /// Completes the layout; otherwise as the verb of the same name.
  @inlinable @inline(always)
  public func setMiddle<H, V>(to middle: CGFloat) -> LayoutMaker<IndividualLayout>
  where
    State == IndividualProperty.Frame<H, V>, V: AcceptsMiddle, V.AddingMiddle: CompleteVerticalAxis,
    H: CompleteHorizontalAxis
  {
    .init(completing: state.adding(Vertical.Middle(.constant(middle))))
  }

  /// Decides the vertical middle by the parent's guides.
  ///
  /// The closure runs each time the layout is evaluated, and gives a place on the
  /// vertical axis in the parent's coordinates, in points; places of other axes
  /// do not compile. The vertical axis then needs one more of
  /// top, bottom or height.
  ///
  ///     maker.setMiddle(by: { $0.layoutMarginsGuide.middle })
  @inlinable @inline(always)
  public func setMiddle<H, V>(by middle: @escaping (ParentGuide<Vertical>) -> Position<Vertical>)
    -> LayoutMaker<IndividualProperty.Frame<H, V.AddingMiddle>>
  where State == IndividualProperty.Frame<H, V>, V: AcceptsMiddle {
    .init(state.adding(Vertical.Middle(.parent(middle))))
  }

  /// Completes the layout; otherwise as the verb of the same name.
  @inlinable @inline(always)
  public func setMiddle<H, V>(by middle: @escaping (ParentGuide<Vertical>) -> Position<Vertical>)
    -> LayoutMaker<IndividualLayout>
  where
    State == IndividualProperty.Frame<H, V>, V: AcceptsMiddle, V.AddingMiddle: CompleteVerticalAxis,
    H: CompleteHorizontalAxis
  {
    .init(completing: state.adding(Vertical.Middle(.parent(middle))))
  }

  /// Pins the vertical middle to a reference, or to the box around several.
  ///
  /// The closure runs each time the layout is evaluated, with the reference's guides in the
  /// parent's coordinates, in points, in whichever branch of the tree the reference is. A
  /// reference that is gone, in another tree or the view itself is reported, and the view keeps
  /// its frame. The vertical axis then needs one more of top, bottom or height.
  ///
  ///     maker.pinMiddle(to: sibling, with: { $0.middle })
  ///     maker.pinMiddle(to: [sibling, other], with: { $0.middle })
  @inlinable @inline(always)
  public func pinMiddle<H, V>(
    to reference: some LayoutReference,
    with middle: @escaping (ReferenceGuide<Vertical>) -> Position<Vertical>
  ) -> LayoutMaker<IndividualProperty.Frame<H, V.AddingMiddle>>
  where State == IndividualProperty.Frame<H, V>, V: AcceptsMiddle {
    .init(state.adding(Vertical.Middle(.pinned(reference.referenceSource, middle))))
  }

  /// Completes the layout; otherwise as the verb of the same name.
  @inlinable @inline(always)
  public func pinMiddle<H, V>(
    to reference: some LayoutReference,
    with middle: @escaping (ReferenceGuide<Vertical>) -> Position<Vertical>
  ) -> LayoutMaker<IndividualLayout>
  where
    State == IndividualProperty.Frame<H, V>, V: AcceptsMiddle, V.AddingMiddle: CompleteVerticalAxis,
    H: CompleteHorizontalAxis
  {
    .init(completing: state.adding(Vertical.Middle(.pinned(reference.referenceSource, middle))))
  }

  /// Pins the vertical middle to a reference that is looked up each time the layout is evaluated.
  ///
  /// Where the look-up gives nil the fact is reported and the view keeps its frame. Otherwise as
  /// pinning to a reference that is given.
  ///
  ///     maker.pinMiddle(by: { [weak self] in self?.selected }, with: { $0.middle })
  @inlinable @inline(always)
  public func pinMiddle<H, V>(
    by reference: @escaping () -> (any Layoutable)?,
    with middle: @escaping (ReferenceGuide<Vertical>) -> Position<Vertical>
  ) -> LayoutMaker<IndividualProperty.Frame<H, V.AddingMiddle>>
  where State == IndividualProperty.Frame<H, V>, V: AcceptsMiddle {
    .init(state.adding(Vertical.Middle(.reference(.lookup(reference), middle))))
  }

  /// Completes the layout; otherwise as the verb of the same name.
  @inlinable @inline(always)
  public func pinMiddle<H, V>(
    by reference: @escaping () -> (any Layoutable)?,
    with middle: @escaping (ReferenceGuide<Vertical>) -> Position<Vertical>
  ) -> LayoutMaker<IndividualLayout>
  where
    State == IndividualProperty.Frame<H, V>, V: AcceptsMiddle, V.AddingMiddle: CompleteVerticalAxis,
    H: CompleteHorizontalAxis
  {
    .init(completing: state.adding(Vertical.Middle(.reference(.lookup(reference), middle))))
  }
}
