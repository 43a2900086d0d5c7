// Written by Scripts/write-maker from its table. Do not edit.

import Foundation

extension LayoutMaker where State: TakesMiddleLeading {
  /// Decides the middle leading point: the x as `setLeading(to:)` takes it, and the y as
  /// `setMiddle(to:)`.
  ///
  /// A constant in the parent's coordinates, in points. Each axis then needs one more fact. Does
  /// not compile if an axis is complete or has one of the two already.
  @_alwaysEmitIntoClient @inline(always)
  public func setMiddleLeading(to point: CGPoint) -> LayoutMaker<State.AddingMiddleLeading> {
    .init(state.adding(Horizontal.Leading(.constant(point.x)), Vertical.Middle(.constant(point.y))))
  }

  /// Decides the middle leading point: `inset` points inwards from the parent's own, or an area's,
  /// on each edge.
  ///
  /// A value: evaluating it calls nothing. Each axis then needs one more fact. Does not compile if
  /// an axis is complete or has one of the two already.
  ///
  ///     maker.setMiddleLeading(inset: 8)
  @_alwaysEmitIntoClient @inline(always)
  public func setMiddleLeading(inset: CGFloat, from area: LayoutArea = .bounds) -> LayoutMaker<
    State.AddingMiddleLeading
  > {
    .init(
      state.adding(
        Horizontal.Leading(.area(area, .start, inset)), Vertical.Middle(.area(area, .middle, 0))))
  }

  /// Decides the middle leading point: at a point that is measured on another host, on the box
  /// around several, on the parent or one of its areas.
  ///
  /// A value: evaluating it calls nothing. A container lays the child out after what the point is
  /// on. Each axis then needs one more fact. Does not compile if an axis is complete or has one of
  /// the two already.
  ///
  ///     maker.setMiddleLeading(at: photo.plumb.middleLeading)
  @_alwaysEmitIntoClient @inline(always)
  public func setMiddleLeading(at point: LayoutPlacePoint<Directional>) -> LayoutMaker<
    State.AddingMiddleLeading
  > {
    .init(state.adding(Horizontal.Leading(point.x.source), Vertical.Middle(point.y.source)))
  }

  /// Decides the middle leading point by the parent's guides.
  ///
  /// The closure runs once for each axis each time the layout is evaluated, and gives a point in
  /// the parent's coordinates. Each axis then needs one more fact. Does not compile if an axis is
  /// complete or has one of the two already.
  ///
  ///     maker.setMiddleLeading(by: { $0.safeAreaGuide.middleLeading })
  @_alwaysEmitIntoClient @inline(always)
  public func setMiddleLeading(
    by point:
      @escaping (LayoutGuide.Parent<LayoutGuide.DirectionalPlane>) -> LayoutPoint<Directional>
  ) -> LayoutMaker<State.AddingMiddleLeading> {
    .init(
      state.adding(
        Horizontal.Leading(.computed(.directional { point(DirectionalPlaneGuide($0.base)).x })),
        Vertical.Middle(.computed(.vertical { point(DirectionalPlaneGuide($0.base.turned)).y }))))
  }

  /// Pins the middle leading point to a reference, or to the box around several.
  ///
  /// The closure runs once for each axis each time the layout is evaluated, with the reference's
  /// guides in the parent's coordinates. A reference that is gone, in another tree or the view
  /// itself is reported, and the view keeps its frame. Each axis then needs one more fact. Does not
  /// compile if an axis is complete or has one of the two already.
  ///
  ///     maker.pinMiddleLeading(to: photo, with: { $0.middleLeading })
  @_alwaysEmitIntoClient @inline(always)
  public func pinMiddleLeading(
    to reference: some LayoutReference,
    with point:
      @escaping (LayoutGuide.Reference<LayoutGuide.DirectionalPlane>) -> LayoutPoint<Directional>
  ) -> LayoutMaker<State.AddingMiddleLeading> {
    .init(
      state.adding(
        Horizontal.Leading(
          PositionSource(
            reference.plumbReference,
            .directional({ point(DirectionalPlaneGuide($0.base)).x }, isOfPoint: true))),
        Vertical.Middle(
          .other(
            OtherPosition(
              .pinnedPoint(reference.plumbReference) { point(DirectionalPlaneGuide($0)) })))))
  }

  /// Pins the middle leading point to a reference that is looked up each time the layout is
  /// evaluated.
  ///
  /// If the look-up gives nil, the facts are reported and the view keeps its frame. Each axis then
  /// needs one more fact. Does not compile if an axis is complete or has one of the two already.
  @_alwaysEmitIntoClient @inline(always)
  public func pinMiddleLeading(
    by reference: @escaping () -> (any Layoutable)?,
    with point:
      @escaping (LayoutGuide.Reference<LayoutGuide.DirectionalPlane>) -> LayoutPoint<Directional>
  ) -> LayoutMaker<State.AddingMiddleLeading> {
    .init(
      state.adding(
        Horizontal.Leading(
          PositionSource(
            .lookup(reference),
            .directional({ point(DirectionalPlaneGuide($0.base)).x }, isOfPoint: true))),
        Vertical.Middle(
          .other(
            OtherPosition(.pinnedPoint(.lookup(reference)) { point(DirectionalPlaneGuide($0)) })))))
  }
}
