// Written by Scripts/write-maker from its table. Do not edit.

import Foundation

extension LayoutMaker where State: TakesBottomLeading {
  /// Decides the bottom leading point: the x as `setLeading(to:)` takes it, and the y as
  /// `setBottom(to:)`.
  ///
  /// A constant in the parent's coordinates, in points. Each axis then needs one more fact. Does
  /// not compile if an axis is complete or has one of the two already.
  @_alwaysEmitIntoClient @inline(always)
  public func setBottomLeading(to point: CGPoint) -> LayoutMaker<State.AddingBottomLeading> {
    .init(state.adding(Horizontal.Leading(.constant(point.x)), Vertical.Bottom(.constant(point.y))))
  }

  /// Decides the bottom leading point: `inset` points inwards from the parent's own, on each edge.
  ///
  /// A value: evaluating it calls nothing. Each axis then needs one more fact. Does not compile if
  /// an axis is complete or has one of the two already.
  ///
  ///     maker.setBottomLeading(inset: 8)
  @_alwaysEmitIntoClient @inline(always)
  public func setBottomLeading(inset: CGFloat) -> LayoutMaker<State.AddingBottomLeading> {
    .init(
      state.adding(
        Horizontal.Leading(.area(.bounds, .start, inset)),
        Vertical.Bottom(.area(.bounds, .end, -inset))))
  }

  /// Decides the bottom leading point: at a point that is measured on another host, on the box
  /// around several, on the parent or one of its areas.
  ///
  /// A value: evaluating it calls nothing. A container lays the child out after what the point is
  /// on. Each axis then needs one more fact. Does not compile if an axis is complete or has one of
  /// the two already.
  ///
  ///     maker.setBottomLeading(at: photo.plumb.bottomLeading)
  ///     maker.setBottomLeading(at: .parent.safeArea.bottomLeading)
  ///     maker.setBottomLeading(at: .measured(on: photo) { $0.bottomLeading })
  @_alwaysEmitIntoClient @inline(always)
  public func setBottomLeading(at point: LayoutPlacePoint<Directional>) -> LayoutMaker<
    State.AddingBottomLeading
  > {
    .init(state.adding(Horizontal.Leading(point.x.source), Vertical.Bottom(point.y.source)))
  }
}
