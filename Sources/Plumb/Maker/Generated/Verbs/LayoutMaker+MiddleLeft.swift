// Written by Scripts/write-maker from its table. Do not edit.

import Foundation

extension LayoutMaker where State: TakesMiddleLeft {
  /// Decides the middle left point: the x as `setLeft(to:)` takes it, and the y as
  /// `setMiddle(to:)`.
  ///
  /// A constant in the parent's coordinates, in points. Each axis then needs one more fact. Does
  /// not compile if an axis is complete or has one of the two already.
  @_alwaysEmitIntoClient @inline(always)
  public func setMiddleLeft(to point: CGPoint) -> LayoutMaker<State.AddingMiddleLeft> {
    .init(state.adding(Horizontal.Left(.constant(point.x)), Vertical.Middle(.constant(point.y))))
  }

  /// Decides the middle left point: `inset` points inwards from the parent's own, on each edge.
  ///
  /// A value: evaluating it calls nothing. Each axis then needs one more fact. Does not compile if
  /// an axis is complete or has one of the two already.
  ///
  ///     maker.setMiddleLeft(inset: 8)
  @_alwaysEmitIntoClient @inline(always)
  public func setMiddleLeft(inset: CGFloat) -> LayoutMaker<State.AddingMiddleLeft> {
    .init(
      state.adding(
        Horizontal.Left(.area(.bounds, .start, inset)), Vertical.Middle(.area(.bounds, .middle, 0)))
    )
  }

  /// Decides the middle left point: at a point that is measured on another host, on the box around
  /// several, on the parent or one of its areas.
  ///
  /// A value: evaluating it calls nothing. A container lays the child out after what the point is
  /// on. Each axis then needs one more fact. Does not compile if an axis is complete or has one of
  /// the two already.
  ///
  ///     maker.setMiddleLeft(at: photo.plumb.middleLeft)
  ///     maker.setMiddleLeft(at: .parent.safeArea.middleLeft)
  ///     maker.setMiddleLeft(at: .measured(on: photo) { $0.middleLeft })
  @_alwaysEmitIntoClient @inline(always)
  public func setMiddleLeft(at point: LayoutPlacePoint<Horizontal>) -> LayoutMaker<
    State.AddingMiddleLeft
  > {
    .init(state.adding(Horizontal.Left(point.x.source), Vertical.Middle(point.y.source)))
  }
}
