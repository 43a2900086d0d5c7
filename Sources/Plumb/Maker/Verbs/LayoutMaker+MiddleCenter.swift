// Written by Scripts/WriteVerbs.swift.

import Foundation

extension LayoutMaker {
  /// Decides the vertical middle and the horizontal center at once: x and y as
  /// ``setCenter(to:file:line:)`` and ``setMiddle(to:file:line:)`` take them.
  ///
  /// Does not compile where either axis has taken what it cannot take this fact with.
  @inlinable
  public func setMiddleCenter<H, V>(
    to point: CGPoint, file: StaticString = #fileID, line: UInt = #line
  ) -> LayoutMaker<IndividualProperty.Frame<H.AddingCenter, V.AddingMiddle>>
  where State == IndividualProperty.Frame<H, V>, H: AcceptsCenter, V: AcceptsMiddle {
    .init(
      state
        .adding(Horizontal.Center(.constant(point.x), CallSite(file: file, line: line)))
        .adding(Vertical.Middle(.constant(point.y), CallSite(file: file, line: line))))
  }

  /// Completes the layout; otherwise as the verb of the same name.
  @inlinable
  public func setMiddleCenter<H, V>(
    to point: CGPoint, file: StaticString = #fileID, line: UInt = #line
  ) -> LayoutMaker<IndividualLayout>
  where
    State == IndividualProperty.Frame<H, V>, H: AcceptsCenter, V: AcceptsMiddle,
    H.AddingCenter: CompleteHorizontalAxis, V.AddingMiddle: CompleteVerticalAxis
  {
    .init(
      completing:
        state
        .adding(Horizontal.Center(.constant(point.x), CallSite(file: file, line: line)))
        .adding(Vertical.Middle(.constant(point.y), CallSite(file: file, line: line))))
  }

  /// Decides the vertical middle and the horizontal center at once, by the parent's guides.
  ///
  /// The closure runs once for each axis when the layout is evaluated, and gives a point in the
  /// parent's coordinates. Does not compile where either axis cannot take the fact.
  ///
  ///     maker.setMiddleCenter(by: { $0.layoutMarginsGuide.middleCenter })
  @inlinable
  public func setMiddleCenter<H, V>(
    by point: @escaping (ParentFrameGuide<Horizontal>) -> LayoutPoint<Horizontal>,
    file: StaticString = #fileID, line: UInt = #line
  ) -> LayoutMaker<IndividualProperty.Frame<H.AddingCenter, V.AddingMiddle>>
  where State == IndividualProperty.Frame<H, V>, H: AcceptsCenter, V: AcceptsMiddle {
    .init(
      state
        .adding(Horizontal.Center(.point(.parent(point)), CallSite(file: file, line: line)))
        .adding(
          Vertical.Middle(.point(.absolute(.parent(point))), CallSite(file: file, line: line))))
  }

  /// Completes the layout; otherwise as the verb of the same name.
  @inlinable
  public func setMiddleCenter<H, V>(
    by point: @escaping (ParentFrameGuide<Horizontal>) -> LayoutPoint<Horizontal>,
    file: StaticString = #fileID, line: UInt = #line
  ) -> LayoutMaker<IndividualLayout>
  where
    State == IndividualProperty.Frame<H, V>, H: AcceptsCenter, V: AcceptsMiddle,
    H.AddingCenter: CompleteHorizontalAxis, V.AddingMiddle: CompleteVerticalAxis
  {
    .init(
      completing:
        state
        .adding(Horizontal.Center(.point(.parent(point)), CallSite(file: file, line: line)))
        .adding(
          Vertical.Middle(.point(.absolute(.parent(point))), CallSite(file: file, line: line))))
  }

  /// Pins the vertical middle and the horizontal center to a reference, or to the box around several.
  ///
  /// The closure runs once for each axis when the layout is evaluated, with the reference's guides
  /// in the parent's coordinates. Does not compile where either axis cannot take the fact.
  ///
  ///     maker.pinMiddleCenter(to: sibling, with: { $0.middleCenter })
  @inlinable
  public func pinMiddleCenter<H, V>(
    to reference: some LayoutReference,
    with point: @escaping (ReferenceFrameGuide<Horizontal>) -> LayoutPoint<Horizontal>,
    file: StaticString = #fileID, line: UInt = #line
  ) -> LayoutMaker<IndividualProperty.Frame<H.AddingCenter, V.AddingMiddle>>
  where State == IndividualProperty.Frame<H, V>, H: AcceptsCenter, V: AcceptsMiddle {
    .init(
      state
        .adding(
          Horizontal.Center(
            .point(.reference(reference.referenceSource, point)), CallSite(file: file, line: line))
        )
        .adding(
          Vertical.Middle(
            .point(.absolute(.reference(reference.referenceSource, point))),
            CallSite(file: file, line: line))))
  }

  /// Completes the layout; otherwise as the verb of the same name.
  @inlinable
  public func pinMiddleCenter<H, V>(
    to reference: some LayoutReference,
    with point: @escaping (ReferenceFrameGuide<Horizontal>) -> LayoutPoint<Horizontal>,
    file: StaticString = #fileID, line: UInt = #line
  ) -> LayoutMaker<IndividualLayout>
  where
    State == IndividualProperty.Frame<H, V>, H: AcceptsCenter, V: AcceptsMiddle,
    H.AddingCenter: CompleteHorizontalAxis, V.AddingMiddle: CompleteVerticalAxis
  {
    .init(
      completing:
        state
        .adding(
          Horizontal.Center(
            .point(.reference(reference.referenceSource, point)), CallSite(file: file, line: line))
        )
        .adding(
          Vertical.Middle(
            .point(.absolute(.reference(reference.referenceSource, point))),
            CallSite(file: file, line: line))))
  }

  /// Pins the vertical middle and the horizontal center to a reference that is looked up each time the
  /// layout is evaluated; where that gives nil, the fact is reported and the view keeps its frame.
  @inlinable
  public func pinMiddleCenter<H, V>(
    by reference: @escaping () -> (any Layoutable)?,
    with point: @escaping (ReferenceFrameGuide<Horizontal>) -> LayoutPoint<Horizontal>,
    file: StaticString = #fileID, line: UInt = #line
  ) -> LayoutMaker<IndividualProperty.Frame<H.AddingCenter, V.AddingMiddle>>
  where State == IndividualProperty.Frame<H, V>, H: AcceptsCenter, V: AcceptsMiddle {
    .init(
      state
        .adding(
          Horizontal.Center(
            .point(.reference(.lookup(reference), point)), CallSite(file: file, line: line))
        )
        .adding(
          Vertical.Middle(
            .point(.absolute(.reference(.lookup(reference), point))),
            CallSite(file: file, line: line))))
  }

  /// Completes the layout; otherwise as the verb of the same name.
  @inlinable
  public func pinMiddleCenter<H, V>(
    by reference: @escaping () -> (any Layoutable)?,
    with point: @escaping (ReferenceFrameGuide<Horizontal>) -> LayoutPoint<Horizontal>,
    file: StaticString = #fileID, line: UInt = #line
  ) -> LayoutMaker<IndividualLayout>
  where
    State == IndividualProperty.Frame<H, V>, H: AcceptsCenter, V: AcceptsMiddle,
    H.AddingCenter: CompleteHorizontalAxis, V.AddingMiddle: CompleteVerticalAxis
  {
    .init(
      completing:
        state
        .adding(
          Horizontal.Center(
            .point(.reference(.lookup(reference), point)), CallSite(file: file, line: line))
        )
        .adding(
          Vertical.Middle(
            .point(.absolute(.reference(.lookup(reference), point))),
            CallSite(file: file, line: line))))
  }
}
