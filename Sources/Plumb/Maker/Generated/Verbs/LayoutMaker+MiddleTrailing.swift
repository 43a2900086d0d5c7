// Written by Scripts/write-maker from its table. Do not edit.

import Foundation

extension LayoutMaker where State: TakesMiddleTrailing {
  /// Decides the middle trailing point: the x as `setTrailing(to:)` takes it, and the y as
  /// `setMiddle(to:)`.
  ///
  /// A constant in the parent's coordinates, in points. Each axis then needs one more fact. Does
  /// not compile if an axis is complete or has one of the two already.
  @_alwaysEmitIntoClient @inline(always)
  public func setMiddleTrailing(to point: CGPoint) -> LayoutMaker<State.AddingMiddleTrailing> {
    .init(
      state.adding(Horizontal.Trailing(.constant(point.x)), Vertical.Middle(.constant(point.y))))
  }

  /// Decides the middle trailing point: `inset` points inwards from the parent's own, on each edge.
  ///
  /// A value: evaluating it calls nothing. Each axis then needs one more fact. Does not compile if
  /// an axis is complete or has one of the two already.
  ///
  ///     maker.setMiddleTrailing(inset: 8)
  @_alwaysEmitIntoClient @inline(always)
  public func setMiddleTrailing(inset: CGFloat) -> LayoutMaker<State.AddingMiddleTrailing> {
    .init(
      state.adding(
        Horizontal.Trailing(.area(.bounds, .end, -inset)),
        Vertical.Middle(.area(.bounds, .middle, 0))))
  }

  /// Decides the middle trailing point: at a point that is measured on another host, on the box
  /// around several, on the parent or one of its areas.
  ///
  /// A value: evaluating it calls nothing. A container lays the child out after what the point is
  /// on. Each axis then needs one more fact. Does not compile if an axis is complete or has one of
  /// the two already.
  ///
  ///     maker.setMiddleTrailing(at: photo.plumb.middleTrailing)
  ///     maker.setMiddleTrailing(at: .parent.safeArea.middleTrailing)
  ///     maker.setMiddleTrailing(at: .measured(on: photo) { $0.middleTrailing })
  @_alwaysEmitIntoClient @inline(always)
  public func setMiddleTrailing(at point: LayoutPlacePoint<Directional>) -> LayoutMaker<
    State.AddingMiddleTrailing
  > {
    .init(state.adding(Horizontal.Trailing(point.x.source), Vertical.Middle(point.y.source)))
  }
}
