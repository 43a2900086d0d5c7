import Foundation

extension LayoutMaker where State: TakesHorizontalEdges & TakesVerticalEdges {
  /// Decides the whole frame, in the parent's coordinates, in points.
  ///
  /// A constant. A negative length is reported when the layout is evaluated, and taken as 0. Does not
  /// compile after any fact.
  @_alwaysEmitIntoClient @inline(always)
  public func setFrame(to frame: CGRect) -> LayoutMaker<IndividualLayout> {
    .init(
      IndividualLayout(
        AxisFacts(.start(.constant(frame.origin.x)), .length(.constant(frame.size.width))),
        AxisFacts(.start(.constant(frame.origin.y)), .length(.constant(frame.size.height)))))
  }

  /// Decides the whole frame by the parent's guides, in the parent's coordinates.
  ///
  /// The closure runs once for each of the four facts each time the layout is evaluated. Does not
  /// compile after any fact.
  ///
  ///     maker.setFrame(by: { $0.safeAreaGuide.frame(inside: LayoutInsets(all: 16)) })
  @_alwaysEmitIntoClient @inline(always)
  public func setFrame(
    by frame: @escaping (LayoutGuide.Parent<LayoutGuide.Plane>) -> CGRect
  ) -> LayoutMaker<IndividualLayout> {
    .init(
      IndividualLayout(
        AxisFacts(
          .start(.computed(.horizontal { Position(frame(PlaneGuide($0.base)).origin.x) })),
          .length(.computed(.horizontal { frame(PlaneGuide($0.base)).size.width }))),
        AxisFacts(
          .start(.computed(.vertical { Position(frame(PlaneGuide($0.base)).origin.y) })),
          .length(.computed(.vertical { frame(PlaneGuide($0.base)).size.height })))))
  }

  /// Makes the frame the parent's bounds without `insets`, whose sides follow the writing direction.
  ///
  /// A value: evaluating it calls nothing. Does not compile after any fact.
  ///
  ///     maker.stickOnParent(withInsets: LayoutInsets(all: 8))
  @_alwaysEmitIntoClient @inline(always)
  public func stickOnParent(
    withInsets insets: LayoutInsets = .zero
  ) -> LayoutMaker<IndividualLayout> {
    .init(
      IndividualLayout(
        .edges(of: .bounds, insets.leading, insets.trailing),
        .edges(of: .bounds, insets.top, insets.bottom)))
  }

  /// Makes the frame the parent's safe area without `insets`; otherwise as
  /// ``stickOnParent(withInsets:)``.
  @_alwaysEmitIntoClient @inline(always)
  public func stickOnParentSafeArea(
    withInsets insets: LayoutInsets = .zero
  ) -> LayoutMaker<IndividualLayout> {
    .init(
      IndividualLayout(
        .edges(of: .safeArea, insets.leading, insets.trailing),
        .edges(of: .safeArea, insets.top, insets.bottom)))
  }
}

extension LayoutMaker where State: TakesHorizontalEdges {
  /// Decides the leading and the trailing edge: so many points inside the parent's.
  ///
  /// A value: evaluating it calls nothing. Completes the horizontal axis; does not compile after any
  /// horizontal fact.
  @_alwaysEmitIntoClient @inline(always)
  public func stickOnParentHorizontally(
    leading: CGFloat = 0, trailing: CGFloat = 0
  ) -> LayoutMaker<State.AddingHorizontalEdges> {
    .init(state.adding(Horizontal.Complete(.edges(of: .bounds, leading, trailing))))
  }
}

extension LayoutMaker where State: TakesVerticalEdges {
  /// Decides the top and the bottom edge: so many points inside the parent's.
  ///
  /// A value: evaluating it calls nothing. Completes the vertical axis; does not compile after any
  /// vertical fact.
  @_alwaysEmitIntoClient @inline(always)
  public func stickOnParentVertically(
    top: CGFloat = 0, bottom: CGFloat = 0
  ) -> LayoutMaker<State.AddingVerticalEdges> {
    .init(state.adding(Vertical.Complete(.edges(of: .bounds, top, bottom))))
  }
}

extension AxisFacts where Axis == Horizontal {
  @_alwaysEmitIntoClient @inline(always)
  static func edges(
    of area: LayoutArea, _ leading: CGFloat, _ trailing: CGFloat
  ) -> AxisFacts<Horizontal> {
    AxisFacts(
      .leading(.area(area, .start, leading)),
      .position(.trailing(.area(area, .end, -trailing))))
  }
}

extension AxisFacts where Axis == Vertical {
  @_alwaysEmitIntoClient @inline(always)
  static func edges(of area: LayoutArea, _ top: CGFloat, _ bottom: CGFloat) -> AxisFacts<Vertical> {
    AxisFacts(.start(.area(area, .start, top)), .position(.end(.area(area, .end, -bottom))))
  }
}
