// Written by Scripts/write-maker from its table. Do not edit.

import Foundation

extension LayoutMaker where State: TakesMiddleRight {
  /// Decides the middle right point: the x as `setRight(to:)` takes it, and the y as
  /// `setMiddle(to:)`.
  ///
  /// A constant in the parent's coordinates, in points. Each axis then needs one more fact. Does
  /// not compile if an axis is complete or has one of the two already.
  @_alwaysEmitIntoClient @inline(always)
  public func setMiddleRight(to point: CGPoint) -> LayoutMaker<State.AddingMiddleRight> {
    .init(state.adding(Horizontal.Right(.constant(point.x)), Vertical.Middle(.constant(point.y))))
  }

  /// Decides the middle right point: `inset` points inwards from the parent's own, on each edge.
  ///
  /// A value: evaluating it calls nothing. Each axis then needs one more fact. Does not compile if
  /// an axis is complete or has one of the two already.
  ///
  ///     maker.setMiddleRight(inset: 8)
  @_alwaysEmitIntoClient @inline(always)
  public func setMiddleRight(inset: CGFloat) -> LayoutMaker<State.AddingMiddleRight> {
    .init(
      state.adding(
        Horizontal.Right(.area(.bounds, .end, -inset)), Vertical.Middle(.area(.bounds, .middle, 0)))
    )
  }

  /// Decides the middle right point: at a point that is measured on another host, on the box around
  /// several, on the parent or one of its areas.
  ///
  /// A value: evaluating it calls nothing. A container lays the child out after what the point is
  /// on. Each axis then needs one more fact. Does not compile if an axis is complete or has one of
  /// the two already.
  ///
  ///     maker.setMiddleRight(at: photo.plumb.middleRight)
  ///     maker.setMiddleRight(at: .parent.safeArea.middleRight)
  ///     maker.setMiddleRight(at: .measured(on: photo) { $0.middleRight })
  @_alwaysEmitIntoClient @inline(always)
  public func setMiddleRight(at point: LayoutPlacePoint<Horizontal>) -> LayoutMaker<
    State.AddingMiddleRight
  > {
    .init(state.adding(Horizontal.Right(point.x.source), Vertical.Middle(point.y.source)))
  }
}
