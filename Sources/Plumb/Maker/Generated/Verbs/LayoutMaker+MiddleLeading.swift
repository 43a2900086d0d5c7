// Written by Scripts/write-maker from its table. Do not edit.

import Foundation

extension LayoutMaker where State: TakesMiddleLeading {
  /// Decides the middle leading point: the x as `setLeading(to:)` takes it, and the y as
  /// `setMiddle(to:)`.
  ///
  /// A constant in the parent's coordinates, in points. Each axis then needs one more fact. Does
  /// not compile if an axis is complete or has one of the two already.
  @_alwaysEmitIntoClient @inline(always)
  public func setMiddleLeading(to point: CGPoint) -> LayoutMaker<State.AddingMiddleLeading> {
    .init(state.adding(Horizontal.Leading(.constant(point.x)), Vertical.Middle(.constant(point.y))))
  }

  /// Decides the middle leading point: `inset` points inwards from the parent's own, on each edge.
  ///
  /// A value: evaluating it calls nothing. Each axis then needs one more fact. Does not compile if
  /// an axis is complete or has one of the two already.
  ///
  ///     maker.setMiddleLeading(inset: 8)
  @_alwaysEmitIntoClient @inline(always)
  public func setMiddleLeading(inset: CGFloat) -> LayoutMaker<State.AddingMiddleLeading> {
    .init(
      state.adding(
        Horizontal.Leading(.area(.bounds, .start, inset)),
        Vertical.Middle(.area(.bounds, .middle, 0))))
  }

  /// Decides the middle leading point: at a point that is measured on another host, on the box
  /// around several, on the parent or one of its areas.
  ///
  /// A value: evaluating it calls nothing. A container lays the child out after what the point is
  /// on. Each axis then needs one more fact. Does not compile if an axis is complete or has one of
  /// the two already.
  ///
  ///     maker.setMiddleLeading(at: photo.plumb.middleLeading)
  ///     maker.setMiddleLeading(at: .parent.safeArea.middleLeading)
  ///     maker.setMiddleLeading(at: .measured(on: photo) { $0.middleLeading })
  @_alwaysEmitIntoClient @inline(always)
  public func setMiddleLeading(at point: LayoutPlacePoint<Directional>) -> LayoutMaker<
    State.AddingMiddleLeading
  > {
    .init(state.adding(Horizontal.Leading(point.x.source), Vertical.Middle(point.y.source)))
  }
}
