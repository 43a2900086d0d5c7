// Written by Scripts/write-maker from its table. Do not edit.

import Foundation

extension LayoutMaker where State: TakesTopRight {
  /// Decides the top right point: the x as `setRight(to:)` takes it, and the y as `setTop(to:)`.
  ///
  /// A constant in the parent's coordinates, in points. Each axis then needs one more fact. Does
  /// not compile if an axis is complete or has one of the two already.
  @_alwaysEmitIntoClient @inline(always)
  public func setTopRight(to point: CGPoint) -> LayoutMaker<State.AddingTopRight> {
    .init(state.adding(Horizontal.Right(.constant(point.x)), Vertical.Top(.constant(point.y))))
  }

  /// Decides the top right point: `inset` points inwards from the parent's own, or an area's, on
  /// each edge.
  ///
  /// A value: evaluating it calls nothing. Each axis then needs one more fact. Does not compile if
  /// an axis is complete or has one of the two already.
  ///
  ///     maker.setTopRight(inset: 8)
  @_alwaysEmitIntoClient @inline(always)
  public func setTopRight(inset: CGFloat, from area: LayoutArea = .bounds) -> LayoutMaker<
    State.AddingTopRight
  > {
    .init(
      state.adding(
        Horizontal.Right(.area(area, .end, -inset)), Vertical.Top(.area(area, .start, inset))))
  }

  /// Decides the top right point: at a point that is measured on another host, on the box around
  /// several, on the parent or one of its areas.
  ///
  /// A value: evaluating it calls nothing. A container lays the child out after what the point is
  /// on. Each axis then needs one more fact. Does not compile if an axis is complete or has one of
  /// the two already.
  ///
  ///     maker.setTopRight(at: photo.plumb.topRight)
  @_alwaysEmitIntoClient @inline(always)
  public func setTopRight(at point: LayoutPlacePoint<Horizontal>) -> LayoutMaker<
    State.AddingTopRight
  > {
    .init(state.adding(Horizontal.Right(point.x.source), Vertical.Top(point.y.source)))
  }

  /// Decides the top right point by the parent's guides.
  ///
  /// The closure runs once for each axis each time the layout is evaluated, and gives a point in
  /// the parent's coordinates. Each axis then needs one more fact. Does not compile if an axis is
  /// complete or has one of the two already.
  ///
  ///     maker.setTopRight(by: { $0.safeAreaGuide.topRight })
  @_alwaysEmitIntoClient @inline(always)
  public func setTopRight(
    by point: @escaping (LayoutGuide.Parent<LayoutGuide.Plane>) -> LayoutPoint<Horizontal>
  ) -> LayoutMaker<State.AddingTopRight> {
    .init(
      state.adding(
        Horizontal.Right(.computed(.horizontal { point(PlaneGuide($0.base)).x })),
        Vertical.Top(.computed(.vertical { point(PlaneGuide($0.base)).y }))))
  }

  /// Pins the top right point to a reference, or to the box around several.
  ///
  /// The closure runs once for each axis each time the layout is evaluated, with the reference's
  /// guides in the parent's coordinates. A reference that is gone, in another tree or the view
  /// itself is reported, and the view keeps its frame. Each axis then needs one more fact. Does not
  /// compile if an axis is complete or has one of the two already.
  ///
  ///     maker.pinTopRight(to: photo, with: { $0.topRight })
  @_alwaysEmitIntoClient @inline(always)
  public func pinTopRight(
    to reference: some LayoutReference,
    with point: @escaping (LayoutGuide.Reference<LayoutGuide.Plane>) -> LayoutPoint<Horizontal>
  ) -> LayoutMaker<State.AddingTopRight> {
    .init(
      state.adding(
        Horizontal.Right(
          PositionSource(
            reference.plumbReference, .horizontal({ point(PlaneGuide($0.base)).x }, isOfPoint: true)
          )),
        Vertical.Top(
          PositionSource(
            reference.plumbReference, .vertical({ point(PlaneGuide($0.base)).y }, isOfPoint: true)))
      ))
  }

  /// Pins the top right point to a reference that is looked up each time the layout is evaluated.
  ///
  /// If the look-up gives nil, the facts are reported and the view keeps its frame. Each axis then
  /// needs one more fact. Does not compile if an axis is complete or has one of the two already.
  @_alwaysEmitIntoClient @inline(always)
  public func pinTopRight(
    by reference: @escaping () -> (any Layoutable)?,
    with point: @escaping (LayoutGuide.Reference<LayoutGuide.Plane>) -> LayoutPoint<Horizontal>
  ) -> LayoutMaker<State.AddingTopRight> {
    .init(
      state.adding(
        Horizontal.Right(
          PositionSource(
            .lookup(reference), .horizontal({ point(PlaneGuide($0.base)).x }, isOfPoint: true))),
        Vertical.Top(
          PositionSource(
            .lookup(reference), .vertical({ point(PlaneGuide($0.base)).y }, isOfPoint: true)))))
  }
}
