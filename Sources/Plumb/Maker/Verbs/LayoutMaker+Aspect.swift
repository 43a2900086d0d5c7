import Foundation

extension LayoutMaker {
  /// Makes the size the largest one of `ratio` that lies inside a size computed from the parent's
  /// guides.
  ///
  /// The ratio is the width divided by the height, as everywhere. The closure runs once for each axis
  /// when the layout is evaluated. Each axis then needs one position. Does not compile where an axis
  /// has its length already or is complete.
  ///
  ///     maker.aspectFit(ratio: 16 / 9, in: { $0.safeAreaGuide.size })
  @inlinable @inline(always)
  public func aspectFit<H, V>(
    ratio: CGFloat, in size: @escaping (ParentFrameGuide<Horizontal>) -> CGSize
  ) -> LayoutMaker<IndividualProperty.Frame<H.AddingWidth, V.AddingHeight>>
  where State == IndividualProperty.Frame<H, V>, H: AcceptsWidth, V: AcceptsHeight {
    .init(
      state.adding(
        .size({ AspectMode.fit.size(of: ratio, in: size($0)) }),
        .size({ AspectMode.fit.size(of: ratio, in: size($0)) })))
  }

  /// Completes the layout; otherwise as the verb of the same name.
  @inlinable @inline(always)
  public func aspectFit<H, V>(
    ratio: CGFloat, in size: @escaping (ParentFrameGuide<Horizontal>) -> CGSize
  ) -> LayoutMaker<IndividualLayout>
  where
    State == IndividualProperty.Frame<H, V>, H: AcceptsWidth, V: AcceptsHeight,
    H.AddingWidth: CompleteHorizontalAxis, V.AddingHeight: CompleteVerticalAxis
  {
    .init(
      completing: state.adding(
        .size({ AspectMode.fit.size(of: ratio, in: size($0)) }),
        .size({ AspectMode.fit.size(of: ratio, in: size($0)) })))
  }

  /// Makes the size the smallest one of `ratio` that covers a size computed from the parent's guides;
  /// otherwise as ``aspectFit(ratio:in:)``.
  @inlinable @inline(always)
  public func aspectFill<H, V>(
    ratio: CGFloat, in size: @escaping (ParentFrameGuide<Horizontal>) -> CGSize
  ) -> LayoutMaker<IndividualProperty.Frame<H.AddingWidth, V.AddingHeight>>
  where State == IndividualProperty.Frame<H, V>, H: AcceptsWidth, V: AcceptsHeight {
    .init(
      state.adding(
        .size({ AspectMode.fill.size(of: ratio, in: size($0)) }),
        .size({ AspectMode.fill.size(of: ratio, in: size($0)) })))
  }

  /// Completes the layout; otherwise as the verb of the same name.
  @inlinable @inline(always)
  public func aspectFill<H, V>(
    ratio: CGFloat, in size: @escaping (ParentFrameGuide<Horizontal>) -> CGSize
  ) -> LayoutMaker<IndividualLayout>
  where
    State == IndividualProperty.Frame<H, V>, H: AcceptsWidth, V: AcceptsHeight,
    H.AddingWidth: CompleteHorizontalAxis, V.AddingHeight: CompleteVerticalAxis
  {
    .init(
      completing: state.adding(
        .size({ AspectMode.fill.size(of: ratio, in: size($0)) }),
        .size({ AspectMode.fill.size(of: ratio, in: size($0)) })))
  }
}

/// Whether a size of a given ratio lies inside another size or covers it.
@usableFromInline
enum AspectMode {
  case fit
  case fill

  /// The size of `ratio`, width divided by height, that touches `size` from inside or outside.
  @usableFromInline
  func size(of ratio: CGFloat, in size: CGSize) -> CGSize {
    let isWider = size.width > size.height * ratio
    return isWider == (self == .fit)
      ? CGSize(width: size.height * ratio, height: size.height)
      : CGSize(width: size.width, height: size.width / ratio)
  }
}
