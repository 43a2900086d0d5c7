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

  /// Decides the top right point: `inset` points inwards from the parent's own, on each edge.
  ///
  /// A value: evaluating it calls nothing. Each axis then needs one more fact. Does not compile if
  /// an axis is complete or has one of the two already.
  ///
  ///     maker.setTopRight(inset: 8)
  @_alwaysEmitIntoClient @inline(always)
  public func setTopRight(inset: CGFloat) -> LayoutMaker<State.AddingTopRight> {
    .init(
      state.adding(
        Horizontal.Right(.area(.bounds, .end, -inset)), Vertical.Top(.area(.bounds, .start, inset)))
    )
  }

  /// Decides the top right point: at a point that is measured on another host, on the box around
  /// several, on the parent or one of its areas.
  ///
  /// A value: evaluating it calls nothing. A container lays the child out after what the point is
  /// on. Each axis then needs one more fact. Does not compile if an axis is complete or has one of
  /// the two already.
  ///
  ///     maker.setTopRight(at: photo.plumb.topRight)
  ///     maker.setTopRight(at: .parent.safeArea.topRight)
  ///     maker.setTopRight(at: .measured(on: photo) { $0.topRight })
  @_alwaysEmitIntoClient @inline(always)
  public func setTopRight(at point: LayoutPlacePoint<Horizontal>) -> LayoutMaker<
    State.AddingTopRight
  > {
    .init(state.adding(Horizontal.Right(point.x.source), Vertical.Top(point.y.source)))
  }
}
