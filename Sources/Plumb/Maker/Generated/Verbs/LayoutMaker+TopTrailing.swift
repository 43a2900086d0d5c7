// Written by Scripts/write-maker from its table. Do not edit.

import Foundation

extension LayoutMaker where State: TakesTopTrailing {
  /// Decides the top trailing point: the x as `setTrailing(to:)` takes it, and the y as
  /// `setTop(to:)`.
  ///
  /// A constant in the parent's coordinates, in points. Each axis then needs one more fact. Does
  /// not compile if an axis is complete or has one of the two already.
  @_alwaysEmitIntoClient @inline(always)
  public func setTopTrailing(to point: CGPoint) -> LayoutMaker<State.AddingTopTrailing> {
    .init(state.adding(Horizontal.Trailing(.constant(point.x)), Vertical.Top(.constant(point.y))))
  }

  /// Decides the top trailing point: `inset` points inwards from the parent's own, or an area's, on
  /// each edge.
  ///
  /// A value: evaluating it calls nothing. Each axis then needs one more fact. Does not compile if
  /// an axis is complete or has one of the two already.
  ///
  ///     maker.setTopTrailing(inset: 8)
  @_alwaysEmitIntoClient @inline(always)
  public func setTopTrailing(inset: CGFloat, from area: LayoutArea = .bounds) -> LayoutMaker<
    State.AddingTopTrailing
  > {
    .init(
      state.adding(
        Horizontal.Trailing(.area(area, .end, -inset)), Vertical.Top(.area(area, .start, inset))))
  }

  /// Decides the top trailing point: at a point that is measured on another host, on the box around
  /// several, on the parent or one of its areas.
  ///
  /// A value: evaluating it calls nothing. A container lays the child out after what the point is
  /// on. Each axis then needs one more fact. Does not compile if an axis is complete or has one of
  /// the two already.
  ///
  ///     maker.setTopTrailing(at: photo.plumb.topTrailing)
  @_alwaysEmitIntoClient @inline(always)
  public func setTopTrailing(at point: LayoutPlacePoint<Directional>) -> LayoutMaker<
    State.AddingTopTrailing
  > {
    .init(state.adding(Horizontal.Trailing(point.x.source), Vertical.Top(point.y.source)))
  }

  /// Decides the top trailing point by the parent's guides.
  ///
  /// The closure runs once for each axis each time the layout is evaluated, and gives a point in
  /// the parent's coordinates. Each axis then needs one more fact. Does not compile if an axis is
  /// complete or has one of the two already.
  ///
  ///     maker.setTopTrailing(by: { $0.safeAreaGuide.topTrailing })
  @_alwaysEmitIntoClient @inline(always)
  public func setTopTrailing(
    by point:
      @escaping (LayoutGuide.Parent<LayoutGuide.DirectionalPlane>) -> LayoutPoint<Directional>
  ) -> LayoutMaker<State.AddingTopTrailing> {
    .init(
      state.adding(
        Horizontal.Trailing(.computed(.directional { point(DirectionalPlaneGuide($0.base)).x })),
        Vertical.Top(.computed(.vertical { point(DirectionalPlaneGuide($0.base.turned)).y }))))
  }

  /// Pins the top trailing point to a reference, or to the box around several.
  ///
  /// The closure runs once for each axis each time the layout is evaluated, with the reference's
  /// guides in the parent's coordinates. A reference that is gone, in another tree or the view
  /// itself is reported, and the view keeps its frame. Each axis then needs one more fact. Does not
  /// compile if an axis is complete or has one of the two already.
  ///
  ///     maker.pinTopTrailing(to: photo, with: { $0.topTrailing })
  @_alwaysEmitIntoClient @inline(always)
  public func pinTopTrailing(
    to reference: some LayoutReference,
    with point:
      @escaping (LayoutGuide.Reference<LayoutGuide.DirectionalPlane>) -> LayoutPoint<Directional>
  ) -> LayoutMaker<State.AddingTopTrailing> {
    .init(
      state.adding(
        Horizontal.Trailing(
          PositionSource(
            reference.plumbReference,
            .directional({ point(DirectionalPlaneGuide($0.base)).x }, isOfPoint: true))),
        Vertical.Top(
          .other(
            OtherPosition(
              .pinnedPoint(reference.plumbReference) { point(DirectionalPlaneGuide($0)) })))))
  }

  /// Pins the top trailing point to a reference that is looked up each time the layout is
  /// evaluated.
  ///
  /// If the look-up gives nil, the facts are reported and the view keeps its frame. Each axis then
  /// needs one more fact. Does not compile if an axis is complete or has one of the two already.
  @_alwaysEmitIntoClient @inline(always)
  public func pinTopTrailing(
    by reference: @escaping () -> (any Layoutable)?,
    with point:
      @escaping (LayoutGuide.Reference<LayoutGuide.DirectionalPlane>) -> LayoutPoint<Directional>
  ) -> LayoutMaker<State.AddingTopTrailing> {
    .init(
      state.adding(
        Horizontal.Trailing(
          PositionSource(
            .lookup(reference),
            .directional({ point(DirectionalPlaneGuide($0.base)).x }, isOfPoint: true))),
        Vertical.Top(
          .other(
            OtherPosition(.pinnedPoint(.lookup(reference)) { point(DirectionalPlaneGuide($0)) })))))
  }
}
