// Written by Scripts/write-maker from its table. Do not edit.

import Foundation

extension LayoutMaker where State: TakesBottomTrailing {
  /// Decides the bottom trailing point: the x as `setTrailing(to:)` takes it, and the y as
  /// `setBottom(to:)`.
  ///
  /// A constant in the parent's coordinates, in points. Each axis then needs one more fact. Does
  /// not compile if an axis is complete or has one of the two already.
  @_alwaysEmitIntoClient @inline(always)
  public func setBottomTrailing(to point: CGPoint) -> LayoutMaker<State.AddingBottomTrailing> {
    .init(
      state.adding(Horizontal.Trailing(.constant(point.x)), Vertical.Bottom(.constant(point.y))))
  }

  /// Decides the bottom trailing point: `inset` points inwards from the parent's own, or an area's,
  /// on each edge.
  ///
  /// A value: evaluating it calls nothing. Each axis then needs one more fact. Does not compile if
  /// an axis is complete or has one of the two already.
  ///
  ///     maker.setBottomTrailing(inset: 8)
  @_alwaysEmitIntoClient @inline(always)
  public func setBottomTrailing(inset: CGFloat, from area: LayoutArea = .bounds) -> LayoutMaker<
    State.AddingBottomTrailing
  > {
    .init(
      state.adding(
        Horizontal.Trailing(.area(area, .end, -inset)), Vertical.Bottom(.area(area, .end, -inset))))
  }

  /// Decides the bottom trailing point: at a point that is measured on another host, on the box
  /// around several, on the parent or one of its areas.
  ///
  /// A value: evaluating it calls nothing. A container lays the child out after what the point is
  /// on. Each axis then needs one more fact. Does not compile if an axis is complete or has one of
  /// the two already.
  ///
  ///     maker.setBottomTrailing(at: photo.plumb.bottomTrailing)
  @_alwaysEmitIntoClient @inline(always)
  public func setBottomTrailing(at point: LayoutPlacePoint<Directional>) -> LayoutMaker<
    State.AddingBottomTrailing
  > {
    .init(state.adding(Horizontal.Trailing(point.x.source), Vertical.Bottom(point.y.source)))
  }

  /// Decides the bottom trailing point by the parent's guides.
  ///
  /// The closure runs once for each axis each time the layout is evaluated, and gives a point in
  /// the parent's coordinates. Each axis then needs one more fact. Does not compile if an axis is
  /// complete or has one of the two already.
  ///
  ///     maker.setBottomTrailing(by: { $0.safeAreaGuide.bottomTrailing })
  @_alwaysEmitIntoClient @inline(always)
  public func setBottomTrailing(
    by point:
      @escaping (LayoutGuide.Parent<LayoutGuide.DirectionalPlane>) -> LayoutPoint<Directional>
  ) -> LayoutMaker<State.AddingBottomTrailing> {
    .init(
      state.adding(
        Horizontal.Trailing(.computed(.directional { point(DirectionalPlaneGuide($0.base)).x })),
        Vertical.Bottom(.computed(.vertical { point(DirectionalPlaneGuide($0.base.turned)).y }))))
  }

  /// Pins the bottom trailing point to a reference, or to the box around several.
  ///
  /// The closure runs once for each axis each time the layout is evaluated, with the reference's
  /// guides in the parent's coordinates. A reference that is gone, in another tree or the view
  /// itself is reported, and the view keeps its frame. Each axis then needs one more fact. Does not
  /// compile if an axis is complete or has one of the two already.
  ///
  ///     maker.pinBottomTrailing(to: photo, with: { $0.bottomTrailing })
  @_alwaysEmitIntoClient @inline(always)
  public func pinBottomTrailing(
    to reference: some LayoutReference,
    with point:
      @escaping (LayoutGuide.Reference<LayoutGuide.DirectionalPlane>) -> LayoutPoint<Directional>
  ) -> LayoutMaker<State.AddingBottomTrailing> {
    .init(
      state.adding(
        Horizontal.Trailing(
          PositionSource(
            reference.plumbReference,
            .directional({ point(DirectionalPlaneGuide($0.base)).x }, isOfPoint: true))),
        Vertical.Bottom(
          .other(
            OtherPosition(
              .pinnedPoint(reference.plumbReference) { point(DirectionalPlaneGuide($0)) })))))
  }

  /// Pins the bottom trailing point to a reference that is looked up each time the layout is
  /// evaluated.
  ///
  /// If the look-up gives nil, the facts are reported and the view keeps its frame. Each axis then
  /// needs one more fact. Does not compile if an axis is complete or has one of the two already.
  @_alwaysEmitIntoClient @inline(always)
  public func pinBottomTrailing(
    by reference: @escaping () -> (any Layoutable)?,
    with point:
      @escaping (LayoutGuide.Reference<LayoutGuide.DirectionalPlane>) -> LayoutPoint<Directional>
  ) -> LayoutMaker<State.AddingBottomTrailing> {
    .init(
      state.adding(
        Horizontal.Trailing(
          PositionSource(
            .lookup(reference),
            .directional({ point(DirectionalPlaneGuide($0.base)).x }, isOfPoint: true))),
        Vertical.Bottom(
          .other(
            OtherPosition(.pinnedPoint(.lookup(reference)) { point(DirectionalPlaneGuide($0)) })))))
  }
}
