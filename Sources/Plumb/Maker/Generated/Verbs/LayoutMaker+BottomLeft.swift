// Written by Scripts/write-maker from its table. Do not edit.

import Foundation

extension LayoutMaker where State: TakesBottomLeft {
  /// Decides the bottom left point: the x as `setLeft(to:)` takes it, and the y as
  /// `setBottom(to:)`.
  ///
  /// A constant in the parent's coordinates, in points. Each axis then needs one more fact. Does
  /// not compile if an axis is complete or has one of the two already.
  @_alwaysEmitIntoClient @inline(always)
  public func setBottomLeft(to point: CGPoint) -> LayoutMaker<State.AddingBottomLeft> {
    .init(state.adding(Horizontal.Left(.constant(point.x)), Vertical.Bottom(.constant(point.y))))
  }

  /// Decides the bottom left point: `inset` points inwards from the parent's own, on each edge.
  ///
  /// A value: evaluating it calls nothing. Each axis then needs one more fact. Does not compile if
  /// an axis is complete or has one of the two already.
  ///
  ///     maker.setBottomLeft(inset: 8)
  @_alwaysEmitIntoClient @inline(always)
  public func setBottomLeft(inset: CGFloat) -> LayoutMaker<State.AddingBottomLeft> {
    .init(
      state.adding(
        Horizontal.Left(.area(.bounds, .start, inset)),
        Vertical.Bottom(.area(.bounds, .end, -inset))))
  }

  /// Decides the bottom left point: at a point that is measured on another host, on the box around
  /// several, on the parent or one of its areas.
  ///
  /// A value: evaluating it calls nothing. A container lays the child out after what the point is
  /// on. Each axis then needs one more fact. Does not compile if an axis is complete or has one of
  /// the two already.
  ///
  ///     maker.setBottomLeft(at: photo.plumb.bottomLeft)
  ///     maker.setBottomLeft(at: .parent.safeArea.bottomLeft)
  ///     maker.setBottomLeft(at: .measured(on: photo) { $0.bottomLeft })
  @_alwaysEmitIntoClient @inline(always)
  public func setBottomLeft(at point: LayoutPlacePoint<Horizontal>) -> LayoutMaker<
    State.AddingBottomLeft
  > {
    .init(state.adding(Horizontal.Left(point.x.source), Vertical.Bottom(point.y.source)))
  }
}
