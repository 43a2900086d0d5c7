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
  @inlinable
  public func aspectFit<H, V>(
    ratio: CGFloat, in size: @escaping (ParentFrameGuide<Horizontal>) -> CGSize,
    file: StaticString = #fileID, line: UInt = #line
  ) -> LayoutMaker<IndividualProperty.Frame<H.AddingWidth, V.AddingHeight>>
  where State == IndividualProperty.Frame<H, V>, H: AcceptsWidth, V: AcceptsHeight {
    .init(
      state.adding(
        .aspect(ratio, .fit, size), .aspect(ratio, .fit, size), CallSite(file: file, line: line)))
  }

  /// Completes the layout; otherwise as the verb of the same name.
  @inlinable
  public func aspectFit<H, V>(
    ratio: CGFloat, in size: @escaping (ParentFrameGuide<Horizontal>) -> CGSize,
    file: StaticString = #fileID, line: UInt = #line
  ) -> LayoutMaker<IndividualLayout>
  where
    State == IndividualProperty.Frame<H, V>, H: AcceptsWidth, V: AcceptsHeight,
    H.AddingWidth: CompleteHorizontalAxis, V.AddingHeight: CompleteVerticalAxis
  {
    .init(
      completing: state.adding(
        .aspect(ratio, .fit, size), .aspect(ratio, .fit, size), CallSite(file: file, line: line)))
  }

  /// Makes the size the smallest one of `ratio` that covers a size computed from the parent's guides;
  /// otherwise as ``aspectFit(ratio:in:file:line:)``.
  @inlinable
  public func aspectFill<H, V>(
    ratio: CGFloat, in size: @escaping (ParentFrameGuide<Horizontal>) -> CGSize,
    file: StaticString = #fileID, line: UInt = #line
  ) -> LayoutMaker<IndividualProperty.Frame<H.AddingWidth, V.AddingHeight>>
  where State == IndividualProperty.Frame<H, V>, H: AcceptsWidth, V: AcceptsHeight {
    .init(
      state.adding(
        .aspect(ratio, .fill, size), .aspect(ratio, .fill, size), CallSite(file: file, line: line)))
  }

  /// Completes the layout; otherwise as the verb of the same name.
  @inlinable
  public func aspectFill<H, V>(
    ratio: CGFloat, in size: @escaping (ParentFrameGuide<Horizontal>) -> CGSize,
    file: StaticString = #fileID, line: UInt = #line
  ) -> LayoutMaker<IndividualLayout>
  where
    State == IndividualProperty.Frame<H, V>, H: AcceptsWidth, V: AcceptsHeight,
    H.AddingWidth: CompleteHorizontalAxis, V.AddingHeight: CompleteVerticalAxis
  {
    .init(
      completing: state.adding(
        .aspect(ratio, .fill, size), .aspect(ratio, .fill, size), CallSite(file: file, line: line)))
  }
}
