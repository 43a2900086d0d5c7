// Written by Scripts/write-maker from its table. Do not edit.

import Foundation

extension LayoutMaker where State: TakesTopLeading {
  /// Decides the top leading point: the x as `setLeading(to:)` takes it, and the y as
  /// `setTop(to:)`.
  ///
  /// A constant in the parent's coordinates, in points. Each axis then needs one more fact. Does
  /// not compile if an axis is complete or has one of the two already.
  @_alwaysEmitIntoClient @inline(always)
  public func setTopLeading(to point: CGPoint) -> LayoutMaker<State.AddingTopLeading> {
    .init(state.adding(Horizontal.Leading(.constant(point.x)), Vertical.Top(.constant(point.y))))
  }

  /// Decides the top leading point: `inset` points inwards from the parent's own, on each edge.
  ///
  /// A value: evaluating it calls nothing. Each axis then needs one more fact. Does not compile if
  /// an axis is complete or has one of the two already.
  ///
  ///     maker.setTopLeading(inset: 8)
  @_alwaysEmitIntoClient @inline(always)
  public func setTopLeading(inset: CGFloat) -> LayoutMaker<State.AddingTopLeading> {
    .init(
      state.adding(
        Horizontal.Leading(.area(.bounds, .start, inset)),
        Vertical.Top(.area(.bounds, .start, inset))))
  }

  /// Decides the top leading point: at a point that is measured on another host, on the box around
  /// several, on the parent or one of its areas.
  ///
  /// A value: evaluating it calls nothing. A container lays the child out after what the point is
  /// on. Each axis then needs one more fact. Does not compile if an axis is complete or has one of
  /// the two already.
  ///
  ///     maker.setTopLeading(at: photo.plumb.topLeading)
  ///     maker.setTopLeading(at: .parent.safeArea.topLeading)
  ///     maker.setTopLeading(at: .measured(on: photo) { $0.topLeading })
  @_alwaysEmitIntoClient @inline(always)
  public func setTopLeading(at point: LayoutPlacePoint<Directional>) -> LayoutMaker<
    State.AddingTopLeading
  > {
    .init(state.adding(Horizontal.Leading(point.x.source), Vertical.Top(point.y.source)))
  }
}
