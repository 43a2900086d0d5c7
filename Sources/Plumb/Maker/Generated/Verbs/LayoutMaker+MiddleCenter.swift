// Written by Scripts/write-maker from its table. Do not edit.

import Foundation

extension LayoutMaker where State: TakesMiddleCenter {
  /// Decides the middle center point: the x as `setCenter(to:)` takes it, and the y as
  /// `setMiddle(to:)`.
  ///
  /// A constant in the parent's coordinates, in points. Each axis then needs one more fact. Does
  /// not compile if an axis is complete or has one of the two already.
  @_alwaysEmitIntoClient @inline(always)
  public func setMiddleCenter(to point: CGPoint) -> LayoutMaker<State.AddingMiddleCenter> {
    .init(state.adding(Horizontal.Center(.constant(point.x)), Vertical.Middle(.constant(point.y))))
  }

  /// Decides the middle center point: so far from the parent's own, or an area's, in points.
  ///
  /// A value: evaluating it calls nothing. Each axis then needs one more fact. Does not compile if
  /// an axis is complete or has one of the two already.
  ///
  ///     maker.setMiddleCenter(offset: .zero)
  @_alwaysEmitIntoClient @inline(always)
  public func setMiddleCenter(offset: CGPoint, from area: LayoutArea = .bounds) -> LayoutMaker<
    State.AddingMiddleCenter
  > {
    .init(
      state.adding(
        Horizontal.Center(.area(area, .middle, offset.x)),
        Vertical.Middle(.area(area, .middle, offset.y))))
  }

  /// Decides the middle center point: at a point that is measured on another host, on the box
  /// around several, on the parent or one of its areas.
  ///
  /// A value: evaluating it calls nothing. A container lays the child out after what the point is
  /// on. Each axis then needs one more fact. Does not compile if an axis is complete or has one of
  /// the two already.
  ///
  ///     maker.setMiddleCenter(at: photo.plumb.middleCenter)
  @_alwaysEmitIntoClient @inline(always)
  public func setMiddleCenter(at point: LayoutPlacePoint<Horizontal>) -> LayoutMaker<
    State.AddingMiddleCenter
  > {
    .init(state.adding(Horizontal.Center(point.x.source), Vertical.Middle(point.y.source)))
  }

  /// Decides the middle center point: at a leading or trailing point that is measured on another
  /// host, on the box around several, on the parent or one of its areas.
  ///
  /// A value: evaluating it calls nothing. A container lays the child out after what the point is
  /// on. Each axis then needs one more fact. Does not compile if an axis is complete or has one of
  /// the two already.
  ///
  ///     maker.setMiddleCenter(at: photo.plumb.topTrailing)
  @_alwaysEmitIntoClient @inline(always) @_disfavoredOverload
  public func setMiddleCenter(at point: LayoutPlacePoint<Directional>) -> LayoutMaker<
    State.AddingMiddleCenter
  > {
    .init(
      state.adding(
        Horizontal.Center(PositionSource(along: point.x.source)), Vertical.Middle(point.y.source)))
  }

  /// Decides the middle center point by the parent's guides.
  ///
  /// The closure runs once for each axis each time the layout is evaluated, and gives a point in
  /// the parent's coordinates. Each axis then needs one more fact. Does not compile if an axis is
  /// complete or has one of the two already.
  ///
  ///     maker.setMiddleCenter(by: { $0.safeAreaGuide.middleCenter })
  @_alwaysEmitIntoClient @inline(always)
  public func setMiddleCenter(
    by point: @escaping (LayoutGuide.Parent<LayoutGuide.Plane>) -> LayoutPoint<Horizontal>
  ) -> LayoutMaker<State.AddingMiddleCenter> {
    .init(
      state.adding(
        Horizontal.Center(.computed(.horizontal { point(PlaneGuide($0.base)).x })),
        Vertical.Middle(.computed(.vertical { point(PlaneGuide($0.base)).y }))))
  }

  /// Pins the middle center point to a reference, or to the box around several.
  ///
  /// The closure runs once for each axis each time the layout is evaluated, with the reference's
  /// guides in the parent's coordinates. A reference that is gone, in another tree or the view
  /// itself is reported, and the view keeps its frame. Each axis then needs one more fact. Does not
  /// compile if an axis is complete or has one of the two already.
  ///
  ///     maker.pinMiddleCenter(to: photo, with: { $0.middleCenter })
  @_alwaysEmitIntoClient @inline(always)
  public func pinMiddleCenter(
    to reference: some LayoutReference,
    with point: @escaping (LayoutGuide.Reference<LayoutGuide.Plane>) -> LayoutPoint<Horizontal>
  ) -> LayoutMaker<State.AddingMiddleCenter> {
    .init(
      state.adding(
        Horizontal.Center(
          PositionSource(
            reference.plumbReference, .horizontal({ point(PlaneGuide($0.base)).x }, isOfPoint: true)
          )),
        Vertical.Middle(
          PositionSource(
            reference.plumbReference, .vertical({ point(PlaneGuide($0.base)).y }, isOfPoint: true)))
      ))
  }

  /// Pins the middle center point to a reference that is looked up each time the layout is
  /// evaluated.
  ///
  /// If the look-up gives nil, the facts are reported and the view keeps its frame. Each axis then
  /// needs one more fact. Does not compile if an axis is complete or has one of the two already.
  @_alwaysEmitIntoClient @inline(always)
  public func pinMiddleCenter(
    by reference: @escaping () -> (any Layoutable)?,
    with point: @escaping (LayoutGuide.Reference<LayoutGuide.Plane>) -> LayoutPoint<Horizontal>
  ) -> LayoutMaker<State.AddingMiddleCenter> {
    .init(
      state.adding(
        Horizontal.Center(
          PositionSource(
            .lookup(reference), .horizontal({ point(PlaneGuide($0.base)).x }, isOfPoint: true))),
        Vertical.Middle(
          PositionSource(
            .lookup(reference), .vertical({ point(PlaneGuide($0.base)).y }, isOfPoint: true)))))
  }
}
