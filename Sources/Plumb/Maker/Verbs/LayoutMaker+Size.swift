import Foundation

extension LayoutMaker {
  /// Decides the width and the height at once: as ``setWidth(to:)`` and ``setHeight(to:)`` take them.
  ///
  /// Each axis then needs one position. Does not compile where an axis has its length already or is
  /// complete.
  @inlinable @inline(always)
  public func setSize<H, V>(to size: CGSize) -> LayoutMaker<
    IndividualProperty.Frame<H.AddingWidth, V.AddingHeight>
  >
  where State == IndividualProperty.Frame<H, V>, H: AcceptsWidth, V: AcceptsHeight {
    .init(state.adding(.constant(size.width), .constant(size.height)))
  }

  /// Completes the layout; otherwise as the verb of the same name.
  @inlinable @inline(always)
  public func setSize<H, V>(to size: CGSize) -> LayoutMaker<IndividualLayout>
  where
    State == IndividualProperty.Frame<H, V>, H: AcceptsWidth, V: AcceptsHeight,
    H.AddingWidth: CompleteHorizontalAxis, V.AddingHeight: CompleteVerticalAxis
  {
    .init(completing: state.adding(.constant(size.width), .constant(size.height)))
  }

  /// Decides the width and the height at once, by the parent's guides, in points.
  ///
  /// The closure runs once for each axis when the layout is evaluated. Each axis then needs one
  /// position.
  ///
  ///     maker.setSize(by: { CGSize(width: $0.width / 2, height: 44) })
  @inlinable @inline(always)
  public func setSize<H, V>(by size: @escaping (ParentFrameGuide<Horizontal>) -> CGSize)
    -> LayoutMaker<IndividualProperty.Frame<H.AddingWidth, V.AddingHeight>>
  where State == IndividualProperty.Frame<H, V>, H: AcceptsWidth, V: AcceptsHeight {
    .init(state.adding(.size(size), .size(size)))
  }

  /// Completes the layout; otherwise as the verb of the same name.
  @inlinable @inline(always)
  public func setSize<H, V>(by size: @escaping (ParentFrameGuide<Horizontal>) -> CGSize)
    -> LayoutMaker<IndividualLayout>
  where
    State == IndividualProperty.Frame<H, V>, H: AcceptsWidth, V: AcceptsHeight,
    H.AddingWidth: CompleteHorizontalAxis, V.AddingHeight: CompleteVerticalAxis
  {
    .init(completing: state.adding(.size(size), .size(size)))
  }
}

extension IndividualProperty.Frame where H: AcceptsWidth, V: AcceptsHeight {
  @inlinable @inline(always)
  func adding(
    _ width: LengthSource<Horizontal>, _ height: LengthSource<Vertical>
  ) -> IndividualProperty.Frame<H.AddingWidth, V.AddingHeight> {
    adding(Horizontal.Width<Given>(width)).adding(Vertical.Height<Given>(height))
  }
}
