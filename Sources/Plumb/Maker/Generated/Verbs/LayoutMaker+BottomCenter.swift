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

  /// Decides the bottom center point: `inset` points inwards from the parent's own, on each edge.
  ///
  /// A value: evaluating it calls nothing. Each axis then needs one more fact. Does not compile if
  /// an axis is complete or has one of the two already.
  ///
  ///     maker.setBottomCenter(inset: 8)
  @_alwaysEmitIntoClient @inline(always)
  public func setBottomCenter(inset: CGFloat) -> LayoutMaker<State.AddingBottomCenter> {
    .init(
      state.adding(
        Horizontal.Center(.area(.bounds, .middle, 0)), Vertical.Bottom(.area(.bounds, .end, -inset))
      ))
  }

  /// Decides the bottom center point: at a point that is measured on another host, on the box
  /// around several, on the parent or one of its areas.
  ///
  /// A value: evaluating it calls nothing. A container lays the child out after what the point is
  /// on. Each axis then needs one more fact. Does not compile if an axis is complete or has one of
  /// the two already.
  ///
  ///     maker.setBottomCenter(at: photo.plumb.bottomCenter)
  ///     maker.setBottomCenter(at: .parent.safeArea.bottomCenter)
  ///     maker.setBottomCenter(at: .measured(on: photo) { $0.bottomCenter })
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
}
