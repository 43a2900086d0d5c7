// Written by Scripts/WriteVerbs.swift.

import Foundation

extension LayoutMaker {
  /// Decides the bottom edge and the right edge at once: x and y as
  /// ``setRight(to:file:line:)`` and ``setBottom(to:file:line:)`` take them.
  ///
  /// Does not compile where either axis has taken what it cannot take this fact with.
  @inlinable
  public func setBottomRight<H, V>(
    to point: CGPoint, file: StaticString = #fileID, line: UInt = #line
  ) -> LayoutMaker<IndividualProperty.Frame<H.AddingRight, V.AddingBottom>>
  where State == IndividualProperty.Frame<H, V>, H: AcceptsRight, V: AcceptsBottom {
    .init(
      state
        .adding(Horizontal.Right(.constant(point.x), CallSite(file: file, line: line)))
        .adding(Vertical.Bottom(.constant(point.y), CallSite(file: file, line: line))))
  }

  /// Completes the layout; otherwise as the verb of the same name.
  @inlinable
  public func setBottomRight<H, V>(
    to point: CGPoint, file: StaticString = #fileID, line: UInt = #line
  ) -> LayoutMaker<IndividualLayout>
  where
    State == IndividualProperty.Frame<H, V>, H: AcceptsRight, V: AcceptsBottom,
    H.AddingRight: CompleteHorizontalAxis, V.AddingBottom: CompleteVerticalAxis
  {
    .init(
      completing:
        state
        .adding(Horizontal.Right(.constant(point.x), CallSite(file: file, line: line)))
        .adding(Vertical.Bottom(.constant(point.y), CallSite(file: file, line: line))))
  }

  /// Decides the bottom edge and the right edge at once, by the parent's guides.
  ///
  /// The closure runs once for each axis when the layout is evaluated, and gives a point in the
  /// parent's coordinates. Does not compile where either axis cannot take the fact.
  ///
  ///     maker.setBottomRight(by: { $0.layoutMarginsGuide.bottomRight })
  @inlinable
  public func setBottomRight<H, V>(
    by point: @escaping (ParentFrameGuide<Horizontal>) -> LayoutPoint<Horizontal>,
    file: StaticString = #fileID, line: UInt = #line
  ) -> LayoutMaker<IndividualProperty.Frame<H.AddingRight, V.AddingBottom>>
  where State == IndividualProperty.Frame<H, V>, H: AcceptsRight, V: AcceptsBottom {
    .init(
      state
        .adding(Horizontal.Right(.point(.parent(point)), CallSite(file: file, line: line)))
        .adding(
          Vertical.Bottom(.point(.absolute(.parent(point))), CallSite(file: file, line: line))))
  }

  /// Completes the layout; otherwise as the verb of the same name.
  @inlinable
  public func setBottomRight<H, V>(
    by point: @escaping (ParentFrameGuide<Horizontal>) -> LayoutPoint<Horizontal>,
    file: StaticString = #fileID, line: UInt = #line
  ) -> LayoutMaker<IndividualLayout>
  where
    State == IndividualProperty.Frame<H, V>, H: AcceptsRight, V: AcceptsBottom,
    H.AddingRight: CompleteHorizontalAxis, V.AddingBottom: CompleteVerticalAxis
  {
    .init(
      completing:
        state
        .adding(Horizontal.Right(.point(.parent(point)), CallSite(file: file, line: line)))
        .adding(
          Vertical.Bottom(.point(.absolute(.parent(point))), CallSite(file: file, line: line))))
  }

  /// Pins the bottom edge and the right edge to a reference, or to the box around several.
  ///
  /// The closure runs once for each axis when the layout is evaluated, with the reference's guides
  /// in the parent's coordinates. Does not compile where either axis cannot take the fact.
  ///
  ///     maker.pinBottomRight(to: sibling, with: { $0.bottomRight })
  @inlinable
  public func pinBottomRight<H, V>(
    to reference: some LayoutReference,
    with point: @escaping (ReferenceFrameGuide<Horizontal>) -> LayoutPoint<Horizontal>,
    file: StaticString = #fileID, line: UInt = #line
  ) -> LayoutMaker<IndividualProperty.Frame<H.AddingRight, V.AddingBottom>>
  where State == IndividualProperty.Frame<H, V>, H: AcceptsRight, V: AcceptsBottom {
    .init(
      state
        .adding(
          Horizontal.Right(
            .point(.reference(reference.referenceSource, point)), CallSite(file: file, line: line))
        )
        .adding(
          Vertical.Bottom(
            .point(.absolute(.reference(reference.referenceSource, point))),
            CallSite(file: file, line: line))))
  }

  /// Completes the layout; otherwise as the verb of the same name.
  @inlinable
  public func pinBottomRight<H, V>(
    to reference: some LayoutReference,
    with point: @escaping (ReferenceFrameGuide<Horizontal>) -> LayoutPoint<Horizontal>,
    file: StaticString = #fileID, line: UInt = #line
  ) -> LayoutMaker<IndividualLayout>
  where
    State == IndividualProperty.Frame<H, V>, H: AcceptsRight, V: AcceptsBottom,
    H.AddingRight: CompleteHorizontalAxis, V.AddingBottom: CompleteVerticalAxis
  {
    .init(
      completing:
        state
        .adding(
          Horizontal.Right(
            .point(.reference(reference.referenceSource, point)), CallSite(file: file, line: line))
        )
        .adding(
          Vertical.Bottom(
            .point(.absolute(.reference(reference.referenceSource, point))),
            CallSite(file: file, line: line))))
  }

  /// Pins the bottom edge and the right edge to a reference that is looked up each time the
  /// layout is evaluated; where that gives nil, the fact is reported and the view keeps its frame.
  @inlinable
  public func pinBottomRight<H, V>(
    by reference: @escaping () -> (any Layoutable)?,
    with point: @escaping (ReferenceFrameGuide<Horizontal>) -> LayoutPoint<Horizontal>,
    file: StaticString = #fileID, line: UInt = #line
  ) -> LayoutMaker<IndividualProperty.Frame<H.AddingRight, V.AddingBottom>>
  where State == IndividualProperty.Frame<H, V>, H: AcceptsRight, V: AcceptsBottom {
    .init(
      state
        .adding(
          Horizontal.Right(
            .point(.reference(.lookup(reference), point)), CallSite(file: file, line: line))
        )
        .adding(
          Vertical.Bottom(
            .point(.absolute(.reference(.lookup(reference), point))),
            CallSite(file: file, line: line))))
  }

  /// Completes the layout; otherwise as the verb of the same name.
  @inlinable
  public func pinBottomRight<H, V>(
    by reference: @escaping () -> (any Layoutable)?,
    with point: @escaping (ReferenceFrameGuide<Horizontal>) -> LayoutPoint<Horizontal>,
    file: StaticString = #fileID, line: UInt = #line
  ) -> LayoutMaker<IndividualLayout>
  where
    State == IndividualProperty.Frame<H, V>, H: AcceptsRight, V: AcceptsBottom,
    H.AddingRight: CompleteHorizontalAxis, V.AddingBottom: CompleteVerticalAxis
  {
    .init(
      completing:
        state
        .adding(
          Horizontal.Right(
            .point(.reference(.lookup(reference), point)), CallSite(file: file, line: line))
        )
        .adding(
          Vertical.Bottom(
            .point(.absolute(.reference(.lookup(reference), point))),
            CallSite(file: file, line: line))))
  }
}
