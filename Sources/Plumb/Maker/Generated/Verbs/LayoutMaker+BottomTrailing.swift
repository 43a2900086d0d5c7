// Written by Scripts/write-maker from its table. Do not edit.

import Foundation

extension LayoutMaker where State: TakesBottomTrailing {
  /// Decides the bottom trailing point: the x as `setTrailing(to:)` takes it, and the y as
  /// `setBottom(to:)`.
  ///
  /// A constant in the parent's coordinates, in points. Each axis then needs one more fact. Does
  /// not compile if an axis is complete or has one of the two already.
  @_alwaysEmitIntoClient @inline(always)
  public func setBottomTrailing(to point: CGPoint) -> LayoutMaker<State.AddingBottomTrailing> {
    .init(
      state.adding(Horizontal.Trailing(.constant(point.x)), Vertical.Bottom(.constant(point.y))))
  }

  /// Decides the bottom trailing point: `inset` points inwards from the parent's own, on each edge.
  ///
  /// A value: evaluating it calls nothing. Each axis then needs one more fact. Does not compile if
  /// an axis is complete or has one of the two already.
  ///
  ///     maker.setBottomTrailing(inset: 8)
  @_alwaysEmitIntoClient @inline(always)
  public func setBottomTrailing(inset: CGFloat) -> LayoutMaker<State.AddingBottomTrailing> {
    .init(
      state.adding(
        Horizontal.Trailing(.area(.bounds, .end, -inset)),
        Vertical.Bottom(.area(.bounds, .end, -inset))))
  }

  /// Decides the bottom trailing point: at a point that is measured on another host, on the box
  /// around several, on the parent or one of its areas.
  ///
  /// A value: evaluating it calls nothing. A container lays the child out after what the point is
  /// on. Each axis then needs one more fact. Does not compile if an axis is complete or has one of
  /// the two already.
  ///
  ///     maker.setBottomTrailing(at: photo.plumb.bottomTrailing)
  ///     maker.setBottomTrailing(at: .parent.safeArea.bottomTrailing)
  ///     maker.setBottomTrailing(at: .measured(on: photo) { $0.bottomTrailing })
  @_alwaysEmitIntoClient @inline(always)
  public func setBottomTrailing(at point: LayoutPlacePoint<Directional>) -> LayoutMaker<
    State.AddingBottomTrailing
  > {
    .init(state.adding(Horizontal.Trailing(point.x.source), Vertical.Bottom(point.y.source)))
  }
}
