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

  /// Decides the middle center point: so far from the parent's own, in points.
  ///
  /// A value: evaluating it calls nothing. Each axis then needs one more fact. Does not compile if
  /// an axis is complete or has one of the two already.
  ///
  ///     maker.setMiddleCenter(offset: .zero)
  @_alwaysEmitIntoClient @inline(always)
  public func setMiddleCenter(offset: CGPoint) -> LayoutMaker<State.AddingMiddleCenter> {
    .init(
      state.adding(
        Horizontal.Center(.area(.bounds, .middle, offset.x)),
        Vertical.Middle(.area(.bounds, .middle, offset.y))))
  }

  /// Decides the middle center point: at a point that is measured on another host, on the box
  /// around several, on the parent or one of its areas.
  ///
  /// A value: evaluating it calls nothing. A container lays the child out after what the point is
  /// on. Each axis then needs one more fact. Does not compile if an axis is complete or has one of
  /// the two already.
  ///
  ///     maker.setMiddleCenter(at: photo.plumb.middleCenter)
  ///     maker.setMiddleCenter(at: .parent.safeArea.middleCenter)
  ///     maker.setMiddleCenter(at: .measured(on: photo) { $0.middleCenter })
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
}
