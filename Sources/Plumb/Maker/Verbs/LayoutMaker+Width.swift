// Written by Scripts/WriteVerbs.swift.

import Foundation

extension LayoutMaker {
  /// Decides the width, in points.
  ///
  /// A constant. A negative one is reported when the layout is evaluated, and taken as 0.
  /// The horizontal axis then needs one of left, center, right, leading or trailing; a third fact does
  /// not compile.
  @inlinable @inline(always)
  public func setWidth<H, V>(to width: CGFloat) -> LayoutMaker<
    IndividualProperty.Frame<H.AddingWidth, V>
  >
  where State == IndividualProperty.Frame<H, V>, H: AcceptsWidth {
    .init(state.adding(Horizontal.Width(.constant(width))))
  }

  /// Completes the layout; otherwise as the verb of the same name.
  @inlinable @inline(always)
  public func setWidth<H, V>(to width: CGFloat) -> LayoutMaker<IndividualLayout>
  where
    State == IndividualProperty.Frame<H, V>, H: AcceptsWidth, H.AddingWidth: CompleteHorizontalAxis,
    V: CompleteVerticalAxis
  {
    .init(completing: state.adding(Horizontal.Width(.constant(width))))
  }

  /// Decides the width by the parent's guides.
  ///
  /// The closure runs each time the layout is evaluated, and gives a length in points.
  /// The horizontal axis then needs one of left, center, right, leading or trailing; a third fact does
  /// not compile.
  ///
  ///     maker.setWidth(by: { $0.width / 2 })
  @inlinable @inline(always)
  public func setWidth<H, V>(by width: @escaping (ParentGuide<Horizontal>) -> CGFloat)
    -> LayoutMaker<IndividualProperty.Frame<H.AddingWidth, V>>
  where State == IndividualProperty.Frame<H, V>, H: AcceptsWidth {
    .init(state.adding(Horizontal.Width(.parent(width))))
  }

  /// Completes the layout; otherwise as the verb of the same name.
  @inlinable @inline(always)
  public func setWidth<H, V>(by width: @escaping (ParentGuide<Horizontal>) -> CGFloat)
    -> LayoutMaker<IndividualLayout>
  where
    State == IndividualProperty.Frame<H, V>, H: AcceptsWidth, H.AddingWidth: CompleteHorizontalAxis,
    V: CompleteVerticalAxis
  {
    .init(completing: state.adding(Horizontal.Width(.parent(width))))
  }

  /// Makes the width what the child asks for.
  ///
  /// The child's `sizeThatFits(_:)` is asked once each time the layout is evaluated. It is offered
  /// the height, where that is decided without asking the child, and no limit otherwise.
  /// The horizontal axis then needs one of left, center, right, leading or trailing; a third fact does
  /// not compile.
  @inlinable @inline(always)
  public func fitWidth<H, V>() -> LayoutMaker<IndividualProperty.Frame<H.AddingWidth, V>>
  where State == IndividualProperty.Frame<H, V>, H: AcceptsWidth {
    .init(state.adding(Horizontal.Width(.fit)))
  }

  /// Completes the layout; otherwise as the verb of the same name.
  @inlinable @inline(always)
  public func fitWidth<H, V>() -> LayoutMaker<IndividualLayout>
  where
    State == IndividualProperty.Frame<H, V>, H: AcceptsWidth, H.AddingWidth: CompleteHorizontalAxis,
    V: CompleteVerticalAxis
  {
    .init(completing: state.adding(Horizontal.Width(.fit)))
  }

  /// Makes the width what the child asks for when it is offered that of the closure.
  ///
  /// The closure runs each time the layout is evaluated; otherwise as fitting without an offer.
  /// The horizontal axis then needs one of left, center, right, leading or trailing; a third fact does
  /// not compile.
  ///
  ///     maker.fitWidth(by: { $0.width * 0.7 })
  @inlinable @inline(always)
  public func fitWidth<H, V>(by offer: @escaping (ParentGuide<Horizontal>) -> CGFloat)
    -> LayoutMaker<IndividualProperty.Frame<H.AddingWidth, V>>
  where State == IndividualProperty.Frame<H, V>, H: AcceptsWidth {
    .init(state.adding(Horizontal.Width(.fitOffer(offer))))
  }

  /// Completes the layout; otherwise as the verb of the same name.
  @inlinable @inline(always)
  public func fitWidth<H, V>(by offer: @escaping (ParentGuide<Horizontal>) -> CGFloat)
    -> LayoutMaker<IndividualLayout>
  where
    State == IndividualProperty.Frame<H, V>, H: AcceptsWidth, H.AddingWidth: CompleteHorizontalAxis,
    V: CompleteVerticalAxis
  {
    .init(completing: state.adding(Horizontal.Width(.fitOffer(offer))))
  }

  /// Makes the width follow the height, at a ratio.
  ///
  /// The ratio is the width divided by the height, 16 / 9 say, as everywhere. Does not compile where
  /// the height follows the width already.
  /// The horizontal axis then needs one of left, center, right, leading or trailing; a third fact does
  /// not compile.
  @inlinable @inline(always)
  public func setWidth<H, V>(toHeight ratio: CGFloat) -> LayoutMaker<
    IndividualProperty.Frame<H.AddingProportionalWidth, V>
  >
  where State == IndividualProperty.Frame<H, V>, H: AcceptsWidth, V: OwnHeight {
    .init(state.adding(Horizontal.Width(.ratio(ratio))))
  }

  /// Completes the layout; otherwise as the verb of the same name.
  @inlinable @inline(always)
  public func setWidth<H, V>(toHeight ratio: CGFloat) -> LayoutMaker<IndividualLayout>
  where
    State == IndividualProperty.Frame<H, V>, H: AcceptsWidth, V: OwnHeight,
    H.AddingProportionalWidth: CompleteHorizontalAxis, V: CompleteVerticalAxis
  {
    .init(completing: state.adding(Horizontal.Width(.ratio(ratio))))
  }
}
