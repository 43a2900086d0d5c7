// Written by Scripts/write-maker from its table. Do not edit.

import Foundation

extension LayoutMaker where State: TakesMiddleTrailing {
  /// Decides the middle trailing point: the x as `setTrailing(to:)` takes it, and the y as
  /// `setMiddle(to:)`.
  ///
  /// A constant in the parent's coordinates, in points. Each axis then needs one more fact. Does
  /// not compile if an axis is complete or has one of the two already.
  @_alwaysEmitIntoClient @inline(always)
  public func setMiddleTrailing(to point: CGPoint) -> LayoutMaker<State.AddingMiddleTrailing> {
    .init(
      state.adding(Horizontal.Trailing(.constant(point.x)), Vertical.Middle(.constant(point.y))))
  }

  /// Decides the middle trailing point: `inset` points inwards from the parent's own, or an area's,
  /// on each edge.
  ///
  /// A value: evaluating it calls nothing. Each axis then needs one more fact. Does not compile if
  /// an axis is complete or has one of the two already.
  ///
  ///     maker.setMiddleTrailing(inset: 8)
  @_alwaysEmitIntoClient @inline(always)
  public func setMiddleTrailing(inset: CGFloat, from area: LayoutArea = .bounds) -> LayoutMaker<
    State.AddingMiddleTrailing
  > {
    .init(
      state.adding(
        Horizontal.Trailing(.area(area, .end, -inset)), Vertical.Middle(.area(area, .middle, 0))))
  }

  /// Decides the middle trailing point: at a point that is measured on another host, on the box
  /// around several, on the parent or one of its areas.
  ///
  /// A value: evaluating it calls nothing. A container lays the child out after what the point is
  /// on. Each axis then needs one more fact. Does not compile if an axis is complete or has one of
  /// the two already.
  ///
  ///     maker.setMiddleTrailing(at: photo.plumb.middleTrailing)
  @_alwaysEmitIntoClient @inline(always)
  public func setMiddleTrailing(at point: LayoutPlacePoint<Directional>) -> LayoutMaker<
    State.AddingMiddleTrailing
  > {
    .init(state.adding(Horizontal.Trailing(point.x.source), Vertical.Middle(point.y.source)))
  }

  /// Decides the middle trailing point by the parent's guides.
  ///
  /// The closure runs once for each axis each time the layout is evaluated, and gives a point in
  /// the parent's coordinates. Each axis then needs one more fact. Does not compile if an axis is
  /// complete or has one of the two already.
  ///
  ///     maker.setMiddleTrailing(by: { $0.safeAreaGuide.middleTrailing })
  @_alwaysEmitIntoClient @inline(always)
  public func setMiddleTrailing(
    by point:
      @escaping (LayoutGuide.Parent<LayoutGuide.DirectionalPlane>) -> LayoutPoint<Directional>
  ) -> LayoutMaker<State.AddingMiddleTrailing> {
    .init(
      state.adding(
        Horizontal.Trailing(.computed(.directional { point(DirectionalPlaneGuide($0.base)).x })),
        Vertical.Middle(.computed(.vertical { point(DirectionalPlaneGuide($0.base.turned)).y }))))
  }

  /// Pins the middle trailing point to a reference, or to the box around several.
  ///
  /// The closure runs once for each axis each time the layout is evaluated, with the reference's
  /// guides in the parent's coordinates. A reference that is gone, in another tree or the view
  /// itself is reported, and the view keeps its frame. Each axis then needs one more fact. Does not
  /// compile if an axis is complete or has one of the two already.
  ///
  ///     maker.pinMiddleTrailing(to: photo, with: { $0.middleTrailing })
  @_alwaysEmitIntoClient @inline(always)
  public func pinMiddleTrailing(
    to reference: some LayoutReference,
    with point:
      @escaping (LayoutGuide.Reference<LayoutGuide.DirectionalPlane>) -> LayoutPoint<Directional>
  ) -> LayoutMaker<State.AddingMiddleTrailing> {
    .init(
      state.adding(
        Horizontal.Trailing(
          PositionSource(
            reference.plumbReference,
            .directional({ point(DirectionalPlaneGuide($0.base)).x }, isOfPoint: true))),
        Vertical.Middle(
          .other(
            OtherPosition(
              .pinnedPoint(reference.plumbReference) { point(DirectionalPlaneGuide($0)) })))))
  }

  /// Pins the middle trailing point to a reference that is looked up each time the layout is
  /// evaluated.
  ///
  /// If the look-up gives nil, the facts are reported and the view keeps its frame. Each axis then
  /// needs one more fact. Does not compile if an axis is complete or has one of the two already.
  @_alwaysEmitIntoClient @inline(always)
  public func pinMiddleTrailing(
    by reference: @escaping () -> (any Layoutable)?,
    with point:
      @escaping (LayoutGuide.Reference<LayoutGuide.DirectionalPlane>) -> LayoutPoint<Directional>
  ) -> LayoutMaker<State.AddingMiddleTrailing> {
    .init(
      state.adding(
        Horizontal.Trailing(
          PositionSource(
            .lookup(reference),
            .directional({ point(DirectionalPlaneGuide($0.base)).x }, isOfPoint: true))),
        Vertical.Middle(
          .other(
            OtherPosition(.pinnedPoint(.lookup(reference)) { point(DirectionalPlaneGuide($0)) })))))
  }
}
