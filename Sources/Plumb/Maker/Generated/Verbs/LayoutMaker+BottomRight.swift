// Written by Scripts/write-maker from its table. Do not edit.

import Foundation

extension LayoutMaker where State: TakesBottomRight {
  /// Decides the bottom right point: the x as `setRight(to:)` takes it, and the y as
  /// `setBottom(to:)`.
  ///
  /// A constant in the parent's coordinates, in points. Each axis then needs one more fact. Does
  /// not compile if an axis is complete or has one of the two already.
  @_alwaysEmitIntoClient @inline(always)
  public func setBottomRight(to point: CGPoint) -> LayoutMaker<State.AddingBottomRight> {
    .init(state.adding(Horizontal.Right(.constant(point.x)), Vertical.Bottom(.constant(point.y))))
  }

  /// Decides the bottom right point: `inset` points inwards from the parent's own, on each edge.
  ///
  /// A value: evaluating it calls nothing. Each axis then needs one more fact. Does not compile if
  /// an axis is complete or has one of the two already.
  ///
  ///     maker.setBottomRight(inset: 8)
  @_alwaysEmitIntoClient @inline(always)
  public func setBottomRight(inset: CGFloat) -> LayoutMaker<State.AddingBottomRight> {
    .init(
      state.adding(
        Horizontal.Right(.area(.bounds, .end, -inset)),
        Vertical.Bottom(.area(.bounds, .end, -inset))))
  }

  /// Decides the bottom right point: at a point that is measured on another host, on the box around
  /// several, on the parent or one of its areas.
  ///
  /// A value: evaluating it calls nothing. A container lays the child out after what the point is
  /// on. Each axis then needs one more fact. Does not compile if an axis is complete or has one of
  /// the two already.
  ///
  ///     maker.setBottomRight(at: photo.plumb.bottomRight)
  ///     maker.setBottomRight(at: .parent.safeArea.bottomRight)
  ///     maker.setBottomRight(at: .measured(on: photo) { $0.bottomRight })
  @_alwaysEmitIntoClient @inline(always)
  public func setBottomRight(at point: LayoutPlacePoint<Horizontal>) -> LayoutMaker<
    State.AddingBottomRight
  > {
    .init(state.adding(Horizontal.Right(point.x.source), Vertical.Bottom(point.y.source)))
  }
}
