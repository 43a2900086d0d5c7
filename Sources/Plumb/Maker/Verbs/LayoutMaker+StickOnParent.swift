import Foundation

extension LayoutMaker {
  /// Makes the frame the parent's bounds without `insets`, whose sides follow the writing direction.
  ///
  /// Evaluated against the bounds as they are then. Does not compile after any fact.
  ///
  ///     maker.stickOnParent(withInsets: LayoutInsets(all: 8))
  @inlinable
  public func stickOnParent<H, V>(
    withInsets insets: LayoutInsets = .zero, file: StaticString = #fileID, line: UInt = #line
  ) -> LayoutMaker<IndividualLayout>
  where State == IndividualProperty.Frame<H, V>, H: AcceptsHorizontalEdges, V: AcceptsVerticalEdges
  {
    let callSite = CallSite(file: file, line: line)
    return .init(
      IndividualLayout(
        .edges(of: .bounds, leading: insets.leading, trailing: insets.trailing, callSite),
        .edges(of: .bounds, top: insets.top, bottom: insets.bottom, callSite)))
  }

  /// Makes the frame the parent's safe area without `insets`; otherwise as
  /// ``stickOnParent(withInsets:file:line:)``.
  @inlinable
  public func stickOnParentSafeArea<H, V>(
    withInsets insets: LayoutInsets = .zero, file: StaticString = #fileID, line: UInt = #line
  ) -> LayoutMaker<IndividualLayout>
  where State == IndividualProperty.Frame<H, V>, H: AcceptsHorizontalEdges, V: AcceptsVerticalEdges
  {
    let callSite = CallSite(file: file, line: line)
    return .init(
      IndividualLayout(
        .edges(of: .safeArea, leading: insets.leading, trailing: insets.trailing, callSite),
        .edges(of: .safeArea, top: insets.top, bottom: insets.bottom, callSite)))
  }

  /// Decides the leading and the trailing edge at once: so many points inside the parent's.
  ///
  /// Completes the horizontal axis; does not compile after any horizontal fact.
  @inlinable
  public func stickOnParentHorizontally<H, V>(
    leading: CGFloat = 0, trailing: CGFloat = 0, file: StaticString = #fileID, line: UInt = #line
  ) -> LayoutMaker<IndividualProperty.Frame<Horizontal.LeadingAndTrailing, V>>
  where State == IndividualProperty.Frame<H, V>, H: AcceptsHorizontalEdges {
    let callSite = CallSite(file: file, line: line)
    return .init(
      .init(
        horizontal: .init(
          facts: .edges(of: .bounds, leading: leading, trailing: trailing, callSite)),
        vertical: state.vertical))
  }

  /// Completes the layout; otherwise as the verb of the same name.
  @inlinable
  public func stickOnParentHorizontally<H, V>(
    leading: CGFloat = 0, trailing: CGFloat = 0, file: StaticString = #fileID, line: UInt = #line
  ) -> LayoutMaker<IndividualLayout>
  where
    State == IndividualProperty.Frame<H, V>, H: AcceptsHorizontalEdges, V: CompleteVerticalAxis
  {
    .init(
      IndividualLayout(
        .edges(
          of: .bounds, leading: leading, trailing: trailing, CallSite(file: file, line: line)),
        state.vertical.facts))
  }

  /// Decides the top and the bottom edge at once: so many points inside the parent's.
  ///
  /// Completes the vertical axis; does not compile after any vertical fact.
  @inlinable
  public func stickOnParentVertically<H, V>(
    top: CGFloat = 0, bottom: CGFloat = 0, file: StaticString = #fileID, line: UInt = #line
  ) -> LayoutMaker<IndividualProperty.Frame<H, Vertical.TopAndBottom>>
  where State == IndividualProperty.Frame<H, V>, V: AcceptsVerticalEdges {
    let callSite = CallSite(file: file, line: line)
    return .init(
      .init(
        horizontal: state.horizontal,
        vertical: .init(facts: .edges(of: .bounds, top: top, bottom: bottom, callSite))))
  }

  /// Completes the layout; otherwise as the verb of the same name.
  @inlinable
  public func stickOnParentVertically<H, V>(
    top: CGFloat = 0, bottom: CGFloat = 0, file: StaticString = #fileID, line: UInt = #line
  ) -> LayoutMaker<IndividualLayout>
  where
    State == IndividualProperty.Frame<H, V>, V: AcceptsVerticalEdges, H: CompleteHorizontalAxis
  {
    .init(
      IndividualLayout(
        state.horizontal.facts,
        .edges(of: .bounds, top: top, bottom: bottom, CallSite(file: file, line: line))))
  }
}

extension AxisFacts where Axis == Horizontal {
  @inlinable
  static func edges(
    of area: ParentArea, leading: CGFloat, trailing: CGFloat, _ callSite: CallSite
  ) -> Self {
    .between(
      Horizontal.Leading(.edge(area, fraction: 0, offset: leading), callSite).place,
      Horizontal.Trailing(.edge(area, fraction: 1, offset: -trailing), callSite).place)
  }
}

extension AxisFacts where Axis == Vertical {
  @inlinable
  static func edges(
    of area: ParentArea, top: CGFloat, bottom: CGFloat, _ callSite: CallSite
  ) -> Self {
    .between(
      Vertical.Top(.edge(area, fraction: 0, offset: top), callSite).place,
      Vertical.Bottom(.edge(area, fraction: 1, offset: -bottom), callSite).place)
  }
}
