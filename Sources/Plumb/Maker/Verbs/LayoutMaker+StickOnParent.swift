import Foundation

extension LayoutMaker {
  /// Makes the frame the parent's bounds without `insets`, whose sides follow the writing direction.
  ///
  /// Evaluated against the bounds as they are then. Does not compile after any fact.
  ///
  ///     maker.stickOnParent(withInsets: LayoutInsets(all: 8))
  @inlinable @inline(always)
  public func stickOnParent<H, V>(
    withInsets insets: LayoutInsets = .zero
  ) -> LayoutMaker<IndividualLayout>
  where State == IndividualProperty.Frame<H, V>, H: AcceptsHorizontalEdges, V: AcceptsVerticalEdges
  {
    .init(
      IndividualLayout(
        .edges(
          leading: { $0.leading + insets.leading },
          trailing: { $0.trailing - insets.trailing }),
        .edges(top: { $0.top + insets.top }, bottom: { $0.bottom - insets.bottom })))
  }

  /// Makes the frame the parent's safe area without `insets`; otherwise as
  /// ``stickOnParent(withInsets:)``.
  @inlinable @inline(always)
  public func stickOnParentSafeArea<H, V>(
    withInsets insets: LayoutInsets = .zero
  ) -> LayoutMaker<IndividualLayout>
  where State == IndividualProperty.Frame<H, V>, H: AcceptsHorizontalEdges, V: AcceptsVerticalEdges
  {
    .init(
      IndividualLayout(
        .edges(
          leading: { $0.safeAreaGuide.leading + insets.leading },
          trailing: { $0.safeAreaGuide.trailing - insets.trailing }),
        .edges(
          top: { $0.safeAreaGuide.top + insets.top },
          bottom: { $0.safeAreaGuide.bottom - insets.bottom })))
  }

  /// Decides the leading and the trailing edge at once: so many points inside the parent's.
  ///
  /// Completes the horizontal axis; does not compile after any horizontal fact.
  @inlinable @inline(always)
  public func stickOnParentHorizontally<H, V>(
    leading: CGFloat = 0, trailing: CGFloat = 0
  ) -> LayoutMaker<IndividualProperty.Frame<Horizontal.LeadingAndTrailing, V>>
  where State == IndividualProperty.Frame<H, V>, H: AcceptsHorizontalEdges {
    .init(
      .init(
        horizontal: .init(
          facts: .edges(leading: { $0.leading + leading }, trailing: { $0.trailing - trailing })),
        vertical: state.vertical))
  }

  /// Completes the layout; otherwise as the verb of the same name.
  @inlinable @inline(always)
  public func stickOnParentHorizontally<H, V>(
    leading: CGFloat = 0, trailing: CGFloat = 0
  ) -> LayoutMaker<IndividualLayout>
  where State == IndividualProperty.Frame<H, V>, H: AcceptsHorizontalEdges, V: CompleteVerticalAxis
  {
    .init(
      IndividualLayout(
        .edges(leading: { $0.leading + leading }, trailing: { $0.trailing - trailing }),
        state.vertical.facts))
  }

  /// Decides the top and the bottom edge at once: so many points inside the parent's.
  ///
  /// Completes the vertical axis; does not compile after any vertical fact.
  @inlinable @inline(always)
  public func stickOnParentVertically<H, V>(
    top: CGFloat = 0, bottom: CGFloat = 0
  ) -> LayoutMaker<IndividualProperty.Frame<H, Vertical.TopAndBottom>>
  where State == IndividualProperty.Frame<H, V>, V: AcceptsVerticalEdges {
    .init(
      .init(
        horizontal: state.horizontal,
        vertical: .init(facts: .edges(top: { $0.top + top }, bottom: { $0.bottom - bottom }))))
  }

  /// Completes the layout; otherwise as the verb of the same name.
  @inlinable @inline(always)
  public func stickOnParentVertically<H, V>(
    top: CGFloat = 0, bottom: CGFloat = 0
  ) -> LayoutMaker<IndividualLayout>
  where State == IndividualProperty.Frame<H, V>, V: AcceptsVerticalEdges, H: CompleteHorizontalAxis
  {
    .init(
      IndividualLayout(
        state.horizontal.facts,
        .edges(top: { $0.top + top }, bottom: { $0.bottom - bottom })))
  }
}

extension AxisFacts where Axis == Horizontal {
  @inlinable @inline(always)
  static func edges(
    leading: @escaping (ParentGuide<Directional>) -> Position<Directional>,
    trailing: @escaping (ParentGuide<Directional>) -> Position<Directional>
  ) -> Self {
    .init(.leading(.parent(leading)), .position(.trailing(.parent(trailing))))
  }
}

extension AxisFacts where Axis == Vertical {
  @inlinable @inline(always)
  static func edges(
    top: @escaping (ParentGuide<Vertical>) -> Position<Vertical>,
    bottom: @escaping (ParentGuide<Vertical>) -> Position<Vertical>
  ) -> Self {
    .init(.top(.parent(top)), .position(.bottom(.parent(bottom))))
  }
}
