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

  /// Decides the top center point: `inset` points inwards from the parent's own, on each edge.
  ///
  /// A value: evaluating it calls nothing. Each axis then needs one more fact. Does not compile if
  /// an axis is complete or has one of the two already.
  ///
  ///     maker.setTopCenter(inset: 8)
  @_alwaysEmitIntoClient @inline(always)
  public func setTopCenter(inset: CGFloat) -> LayoutMaker<State.AddingTopCenter> {
    .init(
      state.adding(
        Horizontal.Center(.area(.bounds, .middle, 0)), Vertical.Top(.area(.bounds, .start, inset))))
  }

  /// Decides the top center point: at a point that is measured on another host, on the box around
  /// several, on the parent or one of its areas.
  ///
  /// A value: evaluating it calls nothing. A container lays the child out after what the point is
  /// on. Each axis then needs one more fact. Does not compile if an axis is complete or has one of
  /// the two already.
  ///
  ///     maker.setTopCenter(at: photo.plumb.topCenter)
  ///     maker.setTopCenter(at: .parent.safeArea.topCenter)
  ///     maker.setTopCenter(at: .measured(on: photo) { $0.topCenter })
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
}
