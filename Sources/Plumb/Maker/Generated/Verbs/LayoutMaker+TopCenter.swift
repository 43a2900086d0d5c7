// Written by Scripts/write-maker from its table. Do not edit.

import Foundation

extension LayoutMaker where State: TakesTopCenter {
  /// Decides the top center point: the x as `setCenter(to:)` takes it, and the y as `setTop(to:)`.
  ///
  /// A constant in the parent's coordinates, in points. Each axis then needs one more fact. Does
  /// not compile if an axis is complete or has one of the two already.
  @_alwaysEmitIntoClient @inline(always)
  public func setTopCenter(to point: CGPoint) -> LayoutMaker<State.AddingTopCenter> {
    .init(state.adding(Horizontal.Center(.constant(point.x)), Vertical.Top(.constant(point.y))))
  }

  /// Decides the top center point: `inset` points inwards from the parent's own, or an area's, on
  /// each edge.
  ///
  /// A value: evaluating it calls nothing. Each axis then needs one more fact. Does not compile if
  /// an axis is complete or has one of the two already.
  ///
  ///     maker.setTopCenter(inset: 8)
  @_alwaysEmitIntoClient @inline(always)
  public func setTopCenter(inset: CGFloat, from area: LayoutArea = .bounds) -> LayoutMaker<
    State.AddingTopCenter
  > {
    .init(
      state.adding(
        Horizontal.Center(.area(area, .middle, 0)), Vertical.Top(.area(area, .start, inset))))
  }

  /// Decides the top center point: at a point that is measured on another host, on the box around
  /// several, on the parent or one of its areas.
  ///
  /// A value: evaluating it calls nothing. A container lays the child out after what the point is
  /// on. Each axis then needs one more fact. Does not compile if an axis is complete or has one of
  /// the two already.
  ///
  ///     maker.setTopCenter(at: photo.plumb.topCenter)
  @_alwaysEmitIntoClient @inline(always)
  public func setTopCenter(at point: LayoutPlacePoint<Horizontal>) -> LayoutMaker<
    State.AddingTopCenter
  > {
    .init(state.adding(Horizontal.Center(point.x.source), Vertical.Top(point.y.source)))
  }

  /// Decides the top center point: at a leading or trailing point that is measured on another host,
  /// on the box around several, on the parent or one of its areas.
  ///
  /// A value: evaluating it calls nothing. A container lays the child out after what the point is
  /// on. Each axis then needs one more fact. Does not compile if an axis is complete or has one of
  /// the two already.
  ///
  ///     maker.setTopCenter(at: photo.plumb.topTrailing)
  @_alwaysEmitIntoClient @inline(always) @_disfavoredOverload
  public func setTopCenter(at point: LayoutPlacePoint<Directional>) -> LayoutMaker<
    State.AddingTopCenter
  > {
    .init(
      state.adding(
        Horizontal.Center(PositionSource(along: point.x.source)), Vertical.Top(point.y.source)))
  }

  /// Decides the top center point by the parent's guides.
  ///
  /// The closure runs once for each axis each time the layout is evaluated, and gives a point in
  /// the parent's coordinates. Each axis then needs one more fact. Does not compile if an axis is
  /// complete or has one of the two already.
  ///
  ///     maker.setTopCenter(by: { $0.safeAreaGuide.topCenter })
  @_alwaysEmitIntoClient @inline(always)
  public func setTopCenter(
    by point: @escaping (LayoutGuide.Parent<LayoutGuide.Plane>) -> LayoutPoint<Horizontal>
  ) -> LayoutMaker<State.AddingTopCenter> {
    .init(
      state.adding(
        Horizontal.Center(.computed(.horizontal { point(PlaneGuide($0.base)).x })),
        Vertical.Top(.computed(.vertical { point(PlaneGuide($0.base)).y }))))
  }

  /// Pins the top center point to a reference, or to the box around several.
  ///
  /// The closure runs once for each axis each time the layout is evaluated, with the reference's
  /// guides in the parent's coordinates. A reference that is gone, in another tree or the view
  /// itself is reported, and the view keeps its frame. Each axis then needs one more fact. Does not
  /// compile if an axis is complete or has one of the two already.
  ///
  ///     maker.pinTopCenter(to: photo, with: { $0.topCenter })
  @_alwaysEmitIntoClient @inline(always)
  public func pinTopCenter(
    to reference: some LayoutReference,
    with point: @escaping (LayoutGuide.Reference<LayoutGuide.Plane>) -> LayoutPoint<Horizontal>
  ) -> LayoutMaker<State.AddingTopCenter> {
    .init(
      state.adding(
        Horizontal.Center(
          PositionSource(
            reference.plumbReference, .horizontal({ point(PlaneGuide($0.base)).x }, isOfPoint: true)
          )),
        Vertical.Top(
          PositionSource(
            reference.plumbReference, .vertical({ point(PlaneGuide($0.base)).y }, isOfPoint: true)))
      ))
  }

  /// Pins the top center point to a reference that is looked up each time the layout is evaluated.
  ///
  /// If the look-up gives nil, the facts are reported and the view keeps its frame. Each axis then
  /// needs one more fact. Does not compile if an axis is complete or has one of the two already.
  @_alwaysEmitIntoClient @inline(always)
  public func pinTopCenter(
    by reference: @escaping () -> (any Layoutable)?,
    with point: @escaping (LayoutGuide.Reference<LayoutGuide.Plane>) -> LayoutPoint<Horizontal>
  ) -> LayoutMaker<State.AddingTopCenter> {
    .init(
      state.adding(
        Horizontal.Center(
          PositionSource(
            .lookup(reference), .horizontal({ point(PlaneGuide($0.base)).x }, isOfPoint: true))),
        Vertical.Top(
          PositionSource(
            .lookup(reference), .vertical({ point(PlaneGuide($0.base)).y }, isOfPoint: true)))))
  }
}
