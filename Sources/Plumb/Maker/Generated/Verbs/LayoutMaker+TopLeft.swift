// Written by Scripts/write-maker from its table. Do not edit.

import Foundation

extension LayoutMaker where State: TakesTopLeft {
  /// Decides the top left point: the x as `setLeft(to:)` takes it, and the y as `setTop(to:)`.
  ///
  /// A constant in the parent's coordinates, in points. Each axis then needs one more fact. Does
  /// not compile if an axis is complete or has one of the two already.
  @_alwaysEmitIntoClient @inline(always)
  public func setTopLeft(to point: CGPoint) -> LayoutMaker<State.AddingTopLeft> {
    .init(state.adding(Horizontal.Left(.constant(point.x)), Vertical.Top(.constant(point.y))))
  }

  /// Decides the top left point: `inset` points inwards from the parent's own, on each edge.
  ///
  /// A value: evaluating it calls nothing. Each axis then needs one more fact. Does not compile if
  /// an axis is complete or has one of the two already.
  ///
  ///     maker.setTopLeft(inset: 8)
  @_alwaysEmitIntoClient @inline(always)
  public func setTopLeft(inset: CGFloat) -> LayoutMaker<State.AddingTopLeft> {
    .init(
      state.adding(
        Horizontal.Left(.area(.bounds, .start, inset)), Vertical.Top(.area(.bounds, .start, inset)))
    )
  }

  /// Decides the top left point: at a point that is measured on another host, on the box around
  /// several, on the parent or one of its areas.
  ///
  /// A value: evaluating it calls nothing. A container lays the child out after what the point is
  /// on. Each axis then needs one more fact. Does not compile if an axis is complete or has one of
  /// the two already.
  ///
  ///     maker.setTopLeft(at: photo.plumb.topLeft)
  ///     maker.setTopLeft(at: .parent.safeArea.topLeft)
  ///     maker.setTopLeft(at: .measured(on: photo) { $0.topLeft })
  @_alwaysEmitIntoClient @inline(always)
  public func setTopLeft(at point: LayoutPlacePoint<Horizontal>) -> LayoutMaker<State.AddingTopLeft>
  {
    .init(state.adding(Horizontal.Left(point.x.source), Vertical.Top(point.y.source)))
  }
}
