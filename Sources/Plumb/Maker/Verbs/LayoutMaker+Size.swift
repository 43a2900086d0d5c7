import Foundation

extension LayoutMaker {
  /// Decides the width and the height at once: as ``setWidth(to:file:line:)`` and
  /// ``setHeight(to:file:line:)`` take them.
  ///
  /// Each axis then needs one position. Does not compile where an axis has its length already or is
  /// complete.
  @inlinable
  public func setSize<H, V>(
    to size: CGSize, file: StaticString = #fileID, line: UInt = #line
  ) -> LayoutMaker<IndividualProperty.Frame<H.AddingWidth, V.AddingHeight>>
  where State == IndividualProperty.Frame<H, V>, H: AcceptsWidth, V: AcceptsHeight {
    .init(
      state.adding(
        .constant(size.width), .constant(size.height), CallSite(file: file, line: line)))
  }

  /// Completes the layout; otherwise as the verb of the same name.
  @inlinable
  public func setSize<H, V>(
    to size: CGSize, file: StaticString = #fileID, line: UInt = #line
  ) -> LayoutMaker<IndividualLayout>
  where
    State == IndividualProperty.Frame<H, V>, H: AcceptsWidth, V: AcceptsHeight,
    H.AddingWidth: CompleteHorizontalAxis, V.AddingHeight: CompleteVerticalAxis
  {
    .init(
      completing: state.adding(
        .constant(size.width), .constant(size.height), CallSite(file: file, line: line)))
  }

  /// Decides the width and the height at once, by the parent's guides, in points.
  ///
  /// The closure runs once for each axis when the layout is evaluated. Each axis then needs one
  /// position.
  ///
  ///     maker.setSize(by: { CGSize(width: $0.width / 2, height: 44) })
  @inlinable
  public func setSize<H, V>(
    by size: @escaping (ParentFrameGuide<Horizontal>) -> CGSize,
    file: StaticString = #fileID, line: UInt = #line
  ) -> LayoutMaker<IndividualProperty.Frame<H.AddingWidth, V.AddingHeight>>
  where State == IndividualProperty.Frame<H, V>, H: AcceptsWidth, V: AcceptsHeight {
    .init(state.adding(.size(size), .size(size), CallSite(file: file, line: line)))
  }

  /// Completes the layout; otherwise as the verb of the same name.
  @inlinable
  public func setSize<H, V>(
    by size: @escaping (ParentFrameGuide<Horizontal>) -> CGSize,
    file: StaticString = #fileID, line: UInt = #line
  ) -> LayoutMaker<IndividualLayout>
  where
    State == IndividualProperty.Frame<H, V>, H: AcceptsWidth, V: AcceptsHeight,
    H.AddingWidth: CompleteHorizontalAxis, V.AddingHeight: CompleteVerticalAxis
  {
    .init(completing: state.adding(.size(size), .size(size), CallSite(file: file, line: line)))
  }
}

extension IndividualProperty.Frame where H: AcceptsWidth, V: AcceptsHeight {
  @inlinable
  func adding(
    _ width: LengthSource<Horizontal>, _ height: LengthSource<Vertical>, _ callSite: CallSite
  ) -> IndividualProperty.Frame<H.AddingWidth, V.AddingHeight> {
    adding(Horizontal.Width<Given>(width, callSite)).adding(Vertical.Height<Given>(height, callSite))
  }
}
