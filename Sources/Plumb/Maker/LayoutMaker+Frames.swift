import Foundation

extension LayoutMaker where State: TakesHorizontalEdges & TakesVerticalEdges {
  /// Sets the whole frame to a constant, in the parent's coordinates, in points.
  ///
  /// A negative length is reported when the layout is evaluated, and becomes 0. Does not compile after any fact.
  @_alwaysEmitIntoClient @inline(always)
  public func setFrame(to frame: CGRect) -> LayoutMaker<IndividualLayout> {
    .init(
      IndividualLayout(
        AxisFacts(.start(.constant(frame.origin.x)), .length(.constant(frame.size.width))),
        AxisFacts(.start(.constant(frame.origin.y)), .length(.constant(frame.size.height)))))
  }

  /// Sets the whole frame to one that a closure computes from the parent's guides, in the parent's coordinates.
  ///
  /// Each evaluation runs the closure four times, once for each fact. Does not compile after any fact.
  ///
  ///     maker.setFrame(by: { $0.safeAreaGuide.frame(inside: LayoutInsets(all: 16)) })
  @_alwaysEmitIntoClient @inline(always)
  public func setFrame(
    by frame: @escaping (LayoutGuide.Parent<LayoutGuide.Plane>) -> CGRect
  ) -> LayoutMaker<IndividualLayout> {
    .init(
      IndividualLayout(
        AxisFacts(
          .start(.horizontal { Position(frame(PlaneGuide($0.base)).origin.x) }),
          .length(.computed(.horizontal { frame(PlaneGuide($0.base)).size.width }))),
        AxisFacts(
          .start(.vertical { Position(frame(PlaneGuide($0.base)).origin.y) }),
          .length(.computed(.vertical { frame(PlaneGuide($0.base)).size.height })))))
  }

  /// Sets the frame to the parent's bounds minus `insets`. The sides follow the writing direction.
  ///
  /// The insets are constants: evaluating them calls no closure. Does not compile after any fact.
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

  /// Sets the frame to the parent's safe area minus `insets`. Otherwise like ``stickOnParent(withInsets:)``.
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
  /// Sets the leading and trailing edges to insets from the parent's edges, in points.
  ///
  /// The insets are constants: evaluating them calls no closure. Completes the horizontal axis; does not compile
  /// after any horizontal fact.
  @_alwaysEmitIntoClient @inline(always)
  public func stickOnParentHorizontally(
    leading: CGFloat = 0, trailing: CGFloat = 0
  ) -> LayoutMaker<State.AddingHorizontalEdges> {
    .init(state.adding(Horizontal.Complete(.edges(of: .bounds, leading, trailing))))
  }
}

extension LayoutMaker where State: TakesVerticalEdges {
  /// Sets the top and bottom edges to insets from the parent's edges, in points.
  ///
  /// The insets are constants: evaluating them calls no closure. Completes the vertical axis; does not compile after
  /// any vertical fact.
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
