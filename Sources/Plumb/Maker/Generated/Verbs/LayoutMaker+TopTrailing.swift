// Written by Scripts/write-maker from its table. Do not edit.

import Foundation

extension LayoutMaker where State: TakesTopTrailing {
  /// Decides the top trailing point: the x as `setTrailing(to:)` takes it, and the y as
  /// `setTop(to:)`.
  ///
  /// A constant in the parent's coordinates, in points. Each axis then needs one more fact. Does
  /// not compile if an axis is complete or has one of the two already.
  @_alwaysEmitIntoClient @inline(always)
  public func setTopTrailing(to point: CGPoint) -> LayoutMaker<State.AddingTopTrailing> {
    .init(state.adding(Horizontal.Trailing(.constant(point.x)), Vertical.Top(.constant(point.y))))
  }

  /// Decides the top trailing point: `inset` points inwards from the parent's own, on each edge.
  ///
  /// A value: evaluating it calls nothing. Each axis then needs one more fact. Does not compile if
  /// an axis is complete or has one of the two already.
  ///
  ///     maker.setTopTrailing(inset: 8)
  @_alwaysEmitIntoClient @inline(always)
  public func setTopTrailing(inset: CGFloat) -> LayoutMaker<State.AddingTopTrailing> {
    .init(
      state.adding(
        Horizontal.Trailing(.area(.bounds, .end, -inset)),
        Vertical.Top(.area(.bounds, .start, inset))))
  }

  /// Decides the top trailing point: at a point that is measured on another host, on the box around
  /// several, on the parent or one of its areas.
  ///
  /// A value: evaluating it calls nothing. A container lays the child out after what the point is
  /// on. Each axis then needs one more fact. Does not compile if an axis is complete or has one of
  /// the two already.
  ///
  ///     maker.setTopTrailing(at: photo.plumb.topTrailing)
  ///     maker.setTopTrailing(at: .parent.safeArea.topTrailing)
  ///     maker.setTopTrailing(at: .measured(on: photo) { $0.topTrailing })
  @_alwaysEmitIntoClient @inline(always)
  public func setTopTrailing(at point: LayoutPlacePoint<Directional>) -> LayoutMaker<
    State.AddingTopTrailing
  > {
    .init(state.adding(Horizontal.Trailing(point.x.source), Vertical.Top(point.y.source)))
  }
}
