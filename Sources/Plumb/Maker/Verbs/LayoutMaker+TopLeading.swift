// Written by Scripts/WriteVerbs.swift.

import Foundation

extension LayoutMaker {
  /// Decides the top edge and the leading edge at once: x and y as
  /// ``setLeading(to:file:line:)`` and ``setTop(to:file:line:)`` take them.
  ///
  /// Does not compile where either axis has taken what it cannot take this fact with.
  @inlinable
  public func setTopLeading<H, V>(
    to point: CGPoint, file: StaticString = #fileID, line: UInt = #line
  ) -> LayoutMaker<IndividualProperty.Frame<H.AddingLeading, V.AddingTop>>
  where State == IndividualProperty.Frame<H, V>, H: AcceptsLeading, V: AcceptsTop {
    .init(
      state
        .adding(Horizontal.Leading(.constant(point.x), CallSite(file: file, line: line)))
        .adding(Vertical.Top(.constant(point.y), CallSite(file: file, line: line))))
  }

  /// Completes the layout; otherwise as the verb of the same name.
  @inlinable
  public func setTopLeading<H, V>(
    to point: CGPoint, file: StaticString = #fileID, line: UInt = #line
  ) -> LayoutMaker<IndividualLayout>
  where
    State == IndividualProperty.Frame<H, V>, H: AcceptsLeading, V: AcceptsTop,
    H.AddingLeading: CompleteHorizontalAxis, V.AddingTop: CompleteVerticalAxis
  {
    .init(
      completing:
        state
        .adding(Horizontal.Leading(.constant(point.x), CallSite(file: file, line: line)))
        .adding(Vertical.Top(.constant(point.y), CallSite(file: file, line: line))))
  }

  /// Decides the top edge and the leading edge at once, by the parent's guides.
  ///
  /// The closure runs once for each axis when the layout is evaluated, and gives a point in the
  /// parent's coordinates. Does not compile where either axis cannot take the fact.
  ///
  ///     maker.setTopLeading(by: { $0.layoutMarginsGuide.topLeading })
  @inlinable
  public func setTopLeading<H, V>(
    by point: @escaping (ParentFrameGuide<Directional>) -> LayoutPoint<Directional>,
    file: StaticString = #fileID, line: UInt = #line
  ) -> LayoutMaker<IndividualProperty.Frame<H.AddingLeading, V.AddingTop>>
  where State == IndividualProperty.Frame<H, V>, H: AcceptsLeading, V: AcceptsTop {
    .init(
      state
        .adding(Horizontal.Leading(.point(.parent(point)), CallSite(file: file, line: line)))
        .adding(
          Vertical.Top(.point(.directional(.parent(point))), CallSite(file: file, line: line))))
  }

  /// Completes the layout; otherwise as the verb of the same name.
  @inlinable
  public func setTopLeading<H, V>(
    by point: @escaping (ParentFrameGuide<Directional>) -> LayoutPoint<Directional>,
    file: StaticString = #fileID, line: UInt = #line
  ) -> LayoutMaker<IndividualLayout>
  where
    State == IndividualProperty.Frame<H, V>, H: AcceptsLeading, V: AcceptsTop,
    H.AddingLeading: CompleteHorizontalAxis, V.AddingTop: CompleteVerticalAxis
  {
    .init(
      completing:
        state
        .adding(Horizontal.Leading(.point(.parent(point)), CallSite(file: file, line: line)))
        .adding(
          Vertical.Top(.point(.directional(.parent(point))), CallSite(file: file, line: line))))
  }

  /// Pins the top edge and the leading edge to a reference, or to the box around several.
  ///
  /// The closure runs once for each axis when the layout is evaluated, with the reference's guides
  /// in the parent's coordinates. Does not compile where either axis cannot take the fact.
  ///
  ///     maker.pinTopLeading(to: sibling, with: { $0.topLeading })
  @inlinable
  public func pinTopLeading<H, V>(
    to reference: some LayoutReference,
    with point: @escaping (ReferenceFrameGuide<Directional>) -> LayoutPoint<Directional>,
    file: StaticString = #fileID, line: UInt = #line
  ) -> LayoutMaker<IndividualProperty.Frame<H.AddingLeading, V.AddingTop>>
  where State == IndividualProperty.Frame<H, V>, H: AcceptsLeading, V: AcceptsTop {
    .init(
      state
        .adding(
          Horizontal.Leading(
            .point(.reference(reference.referenceSource, point)), CallSite(file: file, line: line))
        )
        .adding(
          Vertical.Top(
            .point(.directional(.reference(reference.referenceSource, point))),
            CallSite(file: file, line: line))))
  }

  /// Completes the layout; otherwise as the verb of the same name.
  @inlinable
  public func pinTopLeading<H, V>(
    to reference: some LayoutReference,
    with point: @escaping (ReferenceFrameGuide<Directional>) -> LayoutPoint<Directional>,
    file: StaticString = #fileID, line: UInt = #line
  ) -> LayoutMaker<IndividualLayout>
  where
    State == IndividualProperty.Frame<H, V>, H: AcceptsLeading, V: AcceptsTop,
    H.AddingLeading: CompleteHorizontalAxis, V.AddingTop: CompleteVerticalAxis
  {
    .init(
      completing:
        state
        .adding(
          Horizontal.Leading(
            .point(.reference(reference.referenceSource, point)), CallSite(file: file, line: line))
        )
        .adding(
          Vertical.Top(
            .point(.directional(.reference(reference.referenceSource, point))),
            CallSite(file: file, line: line))))
  }

  /// Pins the top edge and the leading edge to a reference that is looked up each time the
  /// layout is evaluated; where that gives nil, the fact is reported and the view keeps its frame.
  @inlinable
  public func pinTopLeading<H, V>(
    by reference: @escaping () -> (any Layoutable)?,
    with point: @escaping (ReferenceFrameGuide<Directional>) -> LayoutPoint<Directional>,
    file: StaticString = #fileID, line: UInt = #line
  ) -> LayoutMaker<IndividualProperty.Frame<H.AddingLeading, V.AddingTop>>
  where State == IndividualProperty.Frame<H, V>, H: AcceptsLeading, V: AcceptsTop {
    .init(
      state
        .adding(
          Horizontal.Leading(
            .point(.reference(.lookup(reference), point)), CallSite(file: file, line: line))
        )
        .adding(
          Vertical.Top(
            .point(.directional(.reference(.lookup(reference), point))),
            CallSite(file: file, line: line))))
  }

  /// Completes the layout; otherwise as the verb of the same name.
  @inlinable
  public func pinTopLeading<H, V>(
    by reference: @escaping () -> (any Layoutable)?,
    with point: @escaping (ReferenceFrameGuide<Directional>) -> LayoutPoint<Directional>,
    file: StaticString = #fileID, line: UInt = #line
  ) -> LayoutMaker<IndividualLayout>
  where
    State == IndividualProperty.Frame<H, V>, H: AcceptsLeading, V: AcceptsTop,
    H.AddingLeading: CompleteHorizontalAxis, V.AddingTop: CompleteVerticalAxis
  {
    .init(
      completing:
        state
        .adding(
          Horizontal.Leading(
            .point(.reference(.lookup(reference), point)), CallSite(file: file, line: line))
        )
        .adding(
          Vertical.Top(
            .point(.directional(.reference(.lookup(reference), point))),
            CallSite(file: file, line: line))))
  }
}
