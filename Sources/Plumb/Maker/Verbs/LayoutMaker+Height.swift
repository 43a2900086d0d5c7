// Written by Scripts/WriteVerbs.swift.

import Foundation

extension LayoutMaker {
  /// Decides the height, in points.
  ///
  /// A constant. A negative one is reported when the layout is evaluated, and taken as 0.
  /// The vertical axis then needs one of top, middle or bottom; a third fact does
  /// not compile.
  @inlinable
  public func setHeight<H, V>(
    to height: CGFloat, file: StaticString = #fileID, line: UInt = #line
  ) -> LayoutMaker<IndividualProperty.Frame<H, V.AddingHeight>>
  where State == IndividualProperty.Frame<H, V>, V: AcceptsHeight {
    .init(state.adding(Vertical.Height(.constant(height), CallSite(file: file, line: line))))
  }

  /// Completes the layout; otherwise as the verb of the same name.
  @inlinable
  public func setHeight<H, V>(
    to height: CGFloat, file: StaticString = #fileID, line: UInt = #line
  ) -> LayoutMaker<IndividualLayout>
  where
    State == IndividualProperty.Frame<H, V>, V: AcceptsHeight, V.AddingHeight: CompleteVerticalAxis,
    H: CompleteHorizontalAxis
  {
    .init(
      completing: state.adding(Vertical.Height(.constant(height), CallSite(file: file, line: line)))
    )
  }

  /// Decides the height by the parent's guides.
  ///
  /// The closure runs each time the layout is evaluated, and gives a length in points.
  /// The vertical axis then needs one of top, middle or bottom; a third fact does
  /// not compile.
  ///
  ///     maker.setHeight(by: { $0.height / 2 })
  @inlinable
  public func setHeight<H, V>(
    by height: @escaping (ParentGuide<Vertical>) -> CGFloat, file: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutMaker<IndividualProperty.Frame<H, V.AddingHeight>>
  where State == IndividualProperty.Frame<H, V>, V: AcceptsHeight {
    .init(state.adding(Vertical.Height(.parent(height), CallSite(file: file, line: line))))
  }

  /// Completes the layout; otherwise as the verb of the same name.
  @inlinable
  public func setHeight<H, V>(
    by height: @escaping (ParentGuide<Vertical>) -> CGFloat, file: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutMaker<IndividualLayout>
  where
    State == IndividualProperty.Frame<H, V>, V: AcceptsHeight, V.AddingHeight: CompleteVerticalAxis,
    H: CompleteHorizontalAxis
  {
    .init(
      completing: state.adding(Vertical.Height(.parent(height), CallSite(file: file, line: line))))
  }

  /// Makes the height what the child asks for.
  ///
  /// The child's `sizeThatFits(_:)` is asked once each time the layout is evaluated. It is offered
  /// the width, where that is decided without asking the child, and no limit otherwise.
  /// The vertical axis then needs one of top, middle or bottom; a third fact does
  /// not compile.
  @inlinable
  public func fitHeight<H, V>(
    file: StaticString = #fileID, line: UInt = #line
  ) -> LayoutMaker<IndividualProperty.Frame<H, V.AddingHeight>>
  where State == IndividualProperty.Frame<H, V>, V: AcceptsHeight {
    .init(state.adding(Vertical.Height(.fit(.unlimited), CallSite(file: file, line: line))))
  }

  /// Completes the layout; otherwise as the verb of the same name.
  @inlinable
  public func fitHeight<H, V>(
    file: StaticString = #fileID, line: UInt = #line
  ) -> LayoutMaker<IndividualLayout>
  where
    State == IndividualProperty.Frame<H, V>, V: AcceptsHeight, V.AddingHeight: CompleteVerticalAxis,
    H: CompleteHorizontalAxis
  {
    .init(
      completing: state.adding(Vertical.Height(.fit(.unlimited), CallSite(file: file, line: line))))
  }

  /// Makes the height what the child asks for when it is offered that of the closure.
  ///
  /// The closure runs each time the layout is evaluated; otherwise as fitting without an offer.
  /// The vertical axis then needs one of top, middle or bottom; a third fact does
  /// not compile.
  ///
  ///     maker.fitHeight(by: { $0.height * 0.7 })
  @inlinable
  public func fitHeight<H, V>(
    by offer: @escaping (ParentGuide<Vertical>) -> CGFloat, file: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutMaker<IndividualProperty.Frame<H, V.AddingHeight>>
  where State == IndividualProperty.Frame<H, V>, V: AcceptsHeight {
    .init(state.adding(Vertical.Height(.fit(.parent(offer)), CallSite(file: file, line: line))))
  }

  /// Completes the layout; otherwise as the verb of the same name.
  @inlinable
  public func fitHeight<H, V>(
    by offer: @escaping (ParentGuide<Vertical>) -> CGFloat, file: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutMaker<IndividualLayout>
  where
    State == IndividualProperty.Frame<H, V>, V: AcceptsHeight, V.AddingHeight: CompleteVerticalAxis,
    H: CompleteHorizontalAxis
  {
    .init(
      completing: state.adding(
        Vertical.Height(.fit(.parent(offer)), CallSite(file: file, line: line))))
  }

  /// Makes the height follow the width, at a ratio.
  ///
  /// The ratio is the width divided by the height, 16 / 9 say, as everywhere. Does not compile where
  /// the width follows the height already.
  /// The vertical axis then needs one of top, middle or bottom; a third fact does
  /// not compile.
  @inlinable
  public func setHeight<H, V>(
    toWidth ratio: CGFloat, file: StaticString = #fileID, line: UInt = #line
  ) -> LayoutMaker<IndividualProperty.Frame<H, V.AddingProportionalHeight>>
  where State == IndividualProperty.Frame<H, V>, V: AcceptsHeight, H: OwnWidth {
    .init(state.adding(Vertical.Height(.ratio(ratio), CallSite(file: file, line: line))))
  }

  /// Completes the layout; otherwise as the verb of the same name.
  @inlinable
  public func setHeight<H, V>(
    toWidth ratio: CGFloat, file: StaticString = #fileID, line: UInt = #line
  ) -> LayoutMaker<IndividualLayout>
  where
    State == IndividualProperty.Frame<H, V>, V: AcceptsHeight, H: OwnWidth,
    V.AddingProportionalHeight: CompleteVerticalAxis, H: CompleteHorizontalAxis
  {
    .init(
      completing: state.adding(Vertical.Height(.ratio(ratio), CallSite(file: file, line: line))))
  }
}
