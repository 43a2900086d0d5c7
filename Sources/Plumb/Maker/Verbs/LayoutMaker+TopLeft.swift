// Written by Scripts/WriteVerbs.swift.

import Foundation

extension LayoutMaker {
  /// Decides the top edge and the left edge at once: x and y as
  /// ``setLeft(to:file:line:)`` and ``setTop(to:file:line:)`` take them.
  ///
  /// Does not compile where either axis has taken what it cannot take this fact with.
  @inlinable
  public func setTopLeft<H, V>(
    to point: CGPoint, file: StaticString = #fileID, line: UInt = #line
  ) -> LayoutMaker<IndividualProperty.Frame<H.AddingLeft, V.AddingTop>>
  where State == IndividualProperty.Frame<H, V>, H: AcceptsLeft, V: AcceptsTop {
    .init(
      state
        .adding(Horizontal.Left(.constant(point.x), CallSite(file: file, line: line)))
        .adding(Vertical.Top(.constant(point.y), CallSite(file: file, line: line))))
  }

  /// Completes the layout; otherwise as the verb of the same name.
  @inlinable
  public func setTopLeft<H, V>(
    to point: CGPoint, file: StaticString = #fileID, line: UInt = #line
  ) -> LayoutMaker<IndividualLayout>
  where
    State == IndividualProperty.Frame<H, V>, H: AcceptsLeft, V: AcceptsTop,
    H.AddingLeft: CompleteHorizontalAxis, V.AddingTop: CompleteVerticalAxis
  {
    .init(
      completing:
        state
        .adding(Horizontal.Left(.constant(point.x), CallSite(file: file, line: line)))
        .adding(Vertical.Top(.constant(point.y), CallSite(file: file, line: line))))
  }

  /// Decides the top edge and the left edge at once, by the parent's guides.
  ///
  /// The closure runs once for each axis when the layout is evaluated, and gives a point in the
  /// parent's coordinates. Does not compile where either axis cannot take the fact.
  ///
  ///     maker.setTopLeft(by: { $0.layoutMarginsGuide.topLeft })
  @inlinable
  public func setTopLeft<H, V>(
    by point: @escaping (ParentFrameGuide<Horizontal>) -> LayoutPoint<Horizontal>,
    file: StaticString = #fileID, line: UInt = #line
  ) -> LayoutMaker<IndividualProperty.Frame<H.AddingLeft, V.AddingTop>>
  where State == IndividualProperty.Frame<H, V>, H: AcceptsLeft, V: AcceptsTop {
    .init(
      state
        .adding(Horizontal.Left(.point(.parent(point)), CallSite(file: file, line: line)))
        .adding(Vertical.Top(.point(.absolute(.parent(point))), CallSite(file: file, line: line))))
  }

  /// Completes the layout; otherwise as the verb of the same name.
  @inlinable
  public func setTopLeft<H, V>(
    by point: @escaping (ParentFrameGuide<Horizontal>) -> LayoutPoint<Horizontal>,
    file: StaticString = #fileID, line: UInt = #line
  ) -> LayoutMaker<IndividualLayout>
  where
    State == IndividualProperty.Frame<H, V>, H: AcceptsLeft, V: AcceptsTop,
    H.AddingLeft: CompleteHorizontalAxis, V.AddingTop: CompleteVerticalAxis
  {
    .init(
      completing:
        state
        .adding(Horizontal.Left(.point(.parent(point)), CallSite(file: file, line: line)))
        .adding(Vertical.Top(.point(.absolute(.parent(point))), CallSite(file: file, line: line))))
  }

  /// Pins the top edge and the left edge to a reference, or to the box around several.
  ///
  /// The closure runs once for each axis when the layout is evaluated, with the reference's guides
  /// in the parent's coordinates. Does not compile where either axis cannot take the fact.
  ///
  ///     maker.pinTopLeft(to: sibling, with: { $0.topLeft })
  @inlinable
  public func pinTopLeft<H, V>(
    to reference: some LayoutReference,
    with point: @escaping (ReferenceFrameGuide<Horizontal>) -> LayoutPoint<Horizontal>,
    file: StaticString = #fileID, line: UInt = #line
  ) -> LayoutMaker<IndividualProperty.Frame<H.AddingLeft, V.AddingTop>>
  where State == IndividualProperty.Frame<H, V>, H: AcceptsLeft, V: AcceptsTop {
    .init(
      state
        .adding(
          Horizontal.Left(
            .point(.reference(reference.referenceSource, point)), CallSite(file: file, line: line))
        )
        .adding(
          Vertical.Top(
            .point(.absolute(.reference(reference.referenceSource, point))),
            CallSite(file: file, line: line))))
  }

  /// Completes the layout; otherwise as the verb of the same name.
  @inlinable
  public func pinTopLeft<H, V>(
    to reference: some LayoutReference,
    with point: @escaping (ReferenceFrameGuide<Horizontal>) -> LayoutPoint<Horizontal>,
    file: StaticString = #fileID, line: UInt = #line
  ) -> LayoutMaker<IndividualLayout>
  where
    State == IndividualProperty.Frame<H, V>, H: AcceptsLeft, V: AcceptsTop,
    H.AddingLeft: CompleteHorizontalAxis, V.AddingTop: CompleteVerticalAxis
  {
    .init(
      completing:
        state
        .adding(
          Horizontal.Left(
            .point(.reference(reference.referenceSource, point)), CallSite(file: file, line: line))
        )
        .adding(
          Vertical.Top(
            .point(.absolute(.reference(reference.referenceSource, point))),
            CallSite(file: file, line: line))))
  }

  /// Pins the top edge and the left edge to a reference that is looked up each time the
  /// layout is evaluated; where that gives nil, the fact is reported and the view keeps its frame.
  @inlinable
  public func pinTopLeft<H, V>(
    by reference: @escaping () -> (any Layoutable)?,
    with point: @escaping (ReferenceFrameGuide<Horizontal>) -> LayoutPoint<Horizontal>,
    file: StaticString = #fileID, line: UInt = #line
  ) -> LayoutMaker<IndividualProperty.Frame<H.AddingLeft, V.AddingTop>>
  where State == IndividualProperty.Frame<H, V>, H: AcceptsLeft, V: AcceptsTop {
    .init(
      state
        .adding(
          Horizontal.Left(
            .point(.reference(.lookup(reference), point)), CallSite(file: file, line: line))
        )
        .adding(
          Vertical.Top(
            .point(.absolute(.reference(.lookup(reference), point))),
            CallSite(file: file, line: line))))
  }

  /// Completes the layout; otherwise as the verb of the same name.
  @inlinable
  public func pinTopLeft<H, V>(
    by reference: @escaping () -> (any Layoutable)?,
    with point: @escaping (ReferenceFrameGuide<Horizontal>) -> LayoutPoint<Horizontal>,
    file: StaticString = #fileID, line: UInt = #line
  ) -> LayoutMaker<IndividualLayout>
  where
    State == IndividualProperty.Frame<H, V>, H: AcceptsLeft, V: AcceptsTop,
    H.AddingLeft: CompleteHorizontalAxis, V.AddingTop: CompleteVerticalAxis
  {
    .init(
      completing:
        state
        .adding(
          Horizontal.Left(
            .point(.reference(.lookup(reference), point)), CallSite(file: file, line: line))
        )
        .adding(
          Vertical.Top(
            .point(.absolute(.reference(.lookup(reference), point))),
            CallSite(file: file, line: line))))
  }
}
