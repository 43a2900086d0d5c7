// Written by Scripts/write-maker from its table. Do not edit.

import Foundation

extension LayoutMaker where State: TakesBottomCenter {
  /// Decides the bottom center point: the x as `setCenter(to:)` takes it, and the y as
  /// `setBottom(to:)`.
  ///
  /// A constant in the parent's coordinates, in points. Each axis then needs one more fact. Does
  /// not compile if an axis is complete or has one of the two already.
  @_alwaysEmitIntoClient @inline(always)
  public func setBottomCenter(to point: CGPoint) -> LayoutMaker<State.AddingBottomCenter> {
    .init(state.adding(Horizontal.Center(.constant(point.x)), Vertical.Bottom(.constant(point.y))))
  }

  /// Decides the bottom center point: `inset` points inwards from the parent's own, or an area's,
  /// on each edge.
  ///
  /// A value: evaluating it calls nothing. Each axis then needs one more fact. Does not compile if
  /// an axis is complete or has one of the two already.
  ///
  ///     maker.setBottomCenter(inset: 8)
  @_alwaysEmitIntoClient @inline(always)
  public func setBottomCenter(inset: CGFloat, from area: LayoutArea = .bounds) -> LayoutMaker<
    State.AddingBottomCenter
  > {
    .init(
      state.adding(
        Horizontal.Center(.area(area, .middle, 0)), Vertical.Bottom(.area(area, .end, -inset))))
  }

  /// Decides the bottom center point: at a point that is measured on another host, on the box
  /// around several, on the parent or one of its areas.
  ///
  /// A value: evaluating it calls nothing. A container lays the child out after what the point is
  /// on. Each axis then needs one more fact. Does not compile if an axis is complete or has one of
  /// the two already.
  ///
  ///     maker.setBottomCenter(at: photo.plumb.bottomCenter)
  @_alwaysEmitIntoClient @inline(always)
  public func setBottomCenter(at point: LayoutPlacePoint<Horizontal>) -> LayoutMaker<
    State.AddingBottomCenter
  > {
    .init(state.adding(Horizontal.Center(point.x.source), Vertical.Bottom(point.y.source)))
  }

  /// Decides the bottom center point: at a leading or trailing point that is measured on another
  /// host, on the box around several, on the parent or one of its areas.
  ///
  /// A value: evaluating it calls nothing. A container lays the child out after what the point is
  /// on. Each axis then needs one more fact. Does not compile if an axis is complete or has one of
  /// the two already.
  ///
  ///     maker.setBottomCenter(at: photo.plumb.topTrailing)
  @_alwaysEmitIntoClient @inline(always) @_disfavoredOverload
  public func setBottomCenter(at point: LayoutPlacePoint<Directional>) -> LayoutMaker<
    State.AddingBottomCenter
  > {
    .init(
      state.adding(
        Horizontal.Center(PositionSource(along: point.x.source)), Vertical.Bottom(point.y.source)))
  }

  /// Decides the bottom center point by the parent's guides.
  ///
  /// The closure runs once for each axis each time the layout is evaluated, and gives a point in
  /// the parent's coordinates. Each axis then needs one more fact. Does not compile if an axis is
  /// complete or has one of the two already.
  ///
  ///     maker.setBottomCenter(by: { $0.safeAreaGuide.bottomCenter })
  @_alwaysEmitIntoClient @inline(always)
  public func setBottomCenter(
    by point: @escaping (LayoutGuide.Parent<LayoutGuide.Plane>) -> LayoutPoint<Horizontal>
  ) -> LayoutMaker<State.AddingBottomCenter> {
    .init(
      state.adding(
        Horizontal.Center(.computed(.horizontal { point(PlaneGuide($0.base)).x })),
        Vertical.Bottom(.computed(.vertical { point(PlaneGuide($0.base)).y }))))
  }

  /// Pins the bottom center point to a reference, or to the box around several.
  ///
  /// The closure runs once for each axis each time the layout is evaluated, with the reference's
  /// guides in the parent's coordinates. A reference that is gone, in another tree or the view
  /// itself is reported, and the view keeps its frame. Each axis then needs one more fact. Does not
  /// compile if an axis is complete or has one of the two already.
  ///
  ///     maker.pinBottomCenter(to: photo, with: { $0.bottomCenter })
  @_alwaysEmitIntoClient @inline(always)
  public func pinBottomCenter(
    to reference: some LayoutReference,
    with point: @escaping (LayoutGuide.Reference<LayoutGuide.Plane>) -> LayoutPoint<Horizontal>
  ) -> LayoutMaker<State.AddingBottomCenter> {
    .init(
      state.adding(
        Horizontal.Center(
          PositionSource(
            reference.plumbReference, .horizontal({ point(PlaneGuide($0.base)).x }, isOfPoint: true)
          )),
        Vertical.Bottom(
          PositionSource(
            reference.plumbReference, .vertical({ point(PlaneGuide($0.base)).y }, isOfPoint: true)))
      ))
  }

  /// Pins the bottom center point to a reference that is looked up each time the layout is
  /// evaluated.
  ///
  /// If the look-up gives nil, the facts are reported and the view keeps its frame. Each axis then
  /// needs one more fact. Does not compile if an axis is complete or has one of the two already.
  @_alwaysEmitIntoClient @inline(always)
  public func pinBottomCenter(
    by reference: @escaping () -> (any Layoutable)?,
    with point: @escaping (LayoutGuide.Reference<LayoutGuide.Plane>) -> LayoutPoint<Horizontal>
  ) -> LayoutMaker<State.AddingBottomCenter> {
    .init(
      state.adding(
        Horizontal.Center(
          PositionSource(
            .lookup(reference), .horizontal({ point(PlaneGuide($0.base)).x }, isOfPoint: true))),
        Vertical.Bottom(
          PositionSource(
            .lookup(reference), .vertical({ point(PlaneGuide($0.base)).y }, isOfPoint: true)))))
  }
}
