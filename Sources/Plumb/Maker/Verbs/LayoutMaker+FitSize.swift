import Foundation

extension LayoutMaker {
  /// Makes the size what the child asks for when it is offered all the room there is.
  ///
  /// The child's `sizeThatFits(_:)` is asked once each time the layout is evaluated. Each axis then
  /// needs one position. Does not compile where an axis has its length already or is complete.
  @inlinable @inline(always)
  public func fitSize<H, V>() -> LayoutMaker<
    IndividualProperty.Frame<H.AddingWidth, V.AddingHeight>
  >
  where State == IndividualProperty.Frame<H, V>, H: AcceptsWidth, V: AcceptsHeight {
    .init(state.adding(.fit, .fit))
  }

  /// Completes the layout; otherwise as the verb of the same name.
  @inlinable @inline(always)
  public func fitSize<H, V>() -> LayoutMaker<IndividualLayout>
  where
    State == IndividualProperty.Frame<H, V>, H: AcceptsWidth, V: AcceptsHeight,
    H.AddingWidth: CompleteHorizontalAxis, V.AddingHeight: CompleteVerticalAxis
  {
    .init(completing: state.adding(.fit, .fit))
  }

  /// Makes the size what the child asks for when it is offered that of the closure, in points.
  ///
  /// The closure runs once for each axis when the layout is evaluated; otherwise as fitting without
  /// an offer.
  ///
  ///     maker.fitSize(by: { CGSize(width: $0.width * 0.7, height: .greatestFiniteMagnitude) })
  @inlinable @inline(always)
  public func fitSize<H, V>(by offer: @escaping (ParentFrameGuide<Horizontal>) -> CGSize)
    -> LayoutMaker<IndividualProperty.Frame<H.AddingWidth, V.AddingHeight>>
  where State == IndividualProperty.Frame<H, V>, H: AcceptsWidth, V: AcceptsHeight {
    .init(state.adding(.fitSizeOffer(offer), .fitSizeOffer(offer)))
  }

  /// Completes the layout; otherwise as the verb of the same name.
  @inlinable @inline(always)
  public func fitSize<H, V>(by offer: @escaping (ParentFrameGuide<Horizontal>) -> CGSize)
    -> LayoutMaker<IndividualLayout>
  where
    State == IndividualProperty.Frame<H, V>, H: AcceptsWidth, V: AcceptsHeight,
    H.AddingWidth: CompleteHorizontalAxis, V.AddingHeight: CompleteVerticalAxis
  {
    .init(completing: state.adding(.fitSizeOffer(offer), .fitSizeOffer(offer)))
  }
}
