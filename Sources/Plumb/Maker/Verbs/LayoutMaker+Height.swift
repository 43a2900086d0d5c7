// Written by Scripts/WriteVerbs.swift.

import Foundation

extension LayoutMaker {
  /// Decides the height, in points.
  ///
  /// A constant. A negative one is reported when the layout is evaluated, and taken as 0.
  /// The vertical axis then needs one of top, middle or bottom; a third fact does
  /// not compile.
  @inlinable @inline(always)
  public func setHeight<H, V>(to height: CGFloat) -> LayoutMaker<
    IndividualProperty.Frame<H, V.AddingHeight>
  >
  where State == IndividualProperty.Frame<H, V>, V: AcceptsHeight {
    .init(state.adding(Vertical.Height(.constant(height))))
  }

  /// Completes the layout; otherwise as the verb of the same name.
  @inlinable @inline(always)
  public func setHeight<H, V>(to height: CGFloat) -> LayoutMaker<IndividualLayout>
  where
    State == IndividualProperty.Frame<H, V>, V: AcceptsHeight, V.AddingHeight: CompleteVerticalAxis,
    H: CompleteHorizontalAxis
  {
    .init(completing: state.adding(Vertical.Height(.constant(height))))
  }

  /// Decides the height by the parent's guides.
  ///
  /// The closure runs each time the layout is evaluated, and gives a length in points.
  /// The vertical axis then needs one of top, middle or bottom; a third fact does
  /// not compile.
  ///
  ///     maker.setHeight(by: { $0.height / 2 })
  @inlinable @inline(always)
  public func setHeight<H, V>(by height: @escaping (ParentGuide<Vertical>) -> CGFloat)
    -> LayoutMaker<IndividualProperty.Frame<H, V.AddingHeight>>
  where State == IndividualProperty.Frame<H, V>, V: AcceptsHeight {
    .init(state.adding(Vertical.Height(.parent(height))))
  }

  /// Completes the layout; otherwise as the verb of the same name.
  @inlinable @inline(always)
  public func setHeight<H, V>(by height: @escaping (ParentGuide<Vertical>) -> CGFloat)
    -> LayoutMaker<IndividualLayout>
  where
    State == IndividualProperty.Frame<H, V>, V: AcceptsHeight, V.AddingHeight: CompleteVerticalAxis,
    H: CompleteHorizontalAxis
  {
    .init(completing: state.adding(Vertical.Height(.parent(height))))
  }

  /// Makes the height what the child asks for.
  ///
  /// The child's `sizeThatFits(_:)` is asked once each time the layout is evaluated. It is offered
  /// the width, where that is decided without asking the child, and no limit otherwise.
  /// The vertical axis then needs one of top, middle or bottom; a third fact does
  /// not compile.
  @inlinable @inline(always)
  public func fitHeight<H, V>() -> LayoutMaker<IndividualProperty.Frame<H, V.AddingHeight>>
  where State == IndividualProperty.Frame<H, V>, V: AcceptsHeight {
    .init(state.adding(Vertical.Height(.fit)))
  }

  /// Completes the layout; otherwise as the verb of the same name.
  @inlinable @inline(always)
  public func fitHeight<H, V>() -> LayoutMaker<IndividualLayout>
  where
    State == IndividualProperty.Frame<H, V>, V: AcceptsHeight, V.AddingHeight: CompleteVerticalAxis,
    H: CompleteHorizontalAxis
  {
    .init(completing: state.adding(Vertical.Height(.fit)))
  }

  /// Makes the height what the child asks for when it is offered that of the closure.
  ///
  /// The closure runs each time the layout is evaluated; otherwise as fitting without an offer.
  /// The vertical axis then needs one of top, middle or bottom; a third fact does
  /// not compile.
  ///
  ///     maker.fitHeight(by: { $0.height * 0.7 })
  @inlinable @inline(always)
  public func fitHeight<H, V>(by offer: @escaping (ParentGuide<Vertical>) -> CGFloat)
    -> LayoutMaker<IndividualProperty.Frame<H, V.AddingHeight>>
  where State == IndividualProperty.Frame<H, V>, V: AcceptsHeight {
    .init(state.adding(Vertical.Height(.fitOffer(offer))))
  }

  /// Completes the layout; otherwise as the verb of the same name.
  @inlinable @inline(always)
  public func fitHeight<H, V>(by offer: @escaping (ParentGuide<Vertical>) -> CGFloat)
    -> LayoutMaker<IndividualLayout>
  where
    State == IndividualProperty.Frame<H, V>, V: AcceptsHeight, V.AddingHeight: CompleteVerticalAxis,
    H: CompleteHorizontalAxis
  {
    .init(completing: state.adding(Vertical.Height(.fitOffer(offer))))
  }

  /// Makes the height follow the width, at a ratio.
  ///
  /// The ratio is the width divided by the height, 16 / 9 say, as everywhere. Does not compile where
  /// the width follows the height already.
  /// The vertical axis then needs one of top, middle or bottom; a third fact does
  /// not compile.
  @inlinable @inline(always)
  public func setHeight<H, V>(toWidth ratio: CGFloat) -> LayoutMaker<
    IndividualProperty.Frame<H, V.AddingProportionalHeight>
  >
  where State == IndividualProperty.Frame<H, V>, V: AcceptsHeight, H: OwnWidth {
    .init(state.adding(Vertical.Height(.ratio(ratio))))
  }

  /// Completes the layout; otherwise as the verb of the same name.
  @inlinable @inline(always)
  public func setHeight<H, V>(toWidth ratio: CGFloat) -> LayoutMaker<IndividualLayout>
  where
    State == IndividualProperty.Frame<H, V>, V: AcceptsHeight, H: OwnWidth,
    V.AddingProportionalHeight: CompleteVerticalAxis, H: CompleteHorizontalAxis
  {
    .init(completing: state.adding(Vertical.Height(.ratio(ratio))))
  }
}
