// Written by Scripts/write-maker from its table. Do not edit.

import Foundation

extension LayoutMaker where State: TakesMiddle {
  /// Decides the vertical middle: points below the parent's y = 0.
  ///
  /// A constant in the parent's coordinates. It costs nothing when the layout is evaluated. The
  /// vertical axis then needs one more of top, bottom or height; a fact too many does not compile.
  @_alwaysEmitIntoClient @inline(always)
  public func setMiddle(to middle: CGFloat) -> LayoutMaker<State.AddingMiddle> {
    .init(state.adding(Vertical.Middle(.constant(middle))))
  }

  /// Decides the vertical middle: `offset` points along the axis from the parent's own, or an
  /// area's.
  ///
  /// A value: evaluating it calls nothing. The vertical axis then needs one more of top, bottom or
  /// height; a fact too many does not compile.
  ///
  ///     maker.setMiddle(offset: 12)
  ///     maker.setMiddle(offset: 12, from: .safeArea)
  @_alwaysEmitIntoClient @inline(always)
  public func setMiddle(offset: CGFloat, from area: LayoutArea = .bounds) -> LayoutMaker<
    State.AddingMiddle
  > {
    .init(state.adding(Vertical.Middle(.area(area, .middle, offset))))
  }

  /// Decides the vertical middle: at a place that is measured, and `offset` points further along
  /// the axis.
  ///
  /// A place as a value: on another host, on the box around several, on the parent or one of its
  /// areas. Evaluating it calls nothing. A container lays the child out after what the place is on.
  /// A number does not compile; write `to:`. The vertical axis then needs one more of top, bottom
  /// or height; a fact too many does not compile.
  ///
  ///     maker.setMiddle(at: title.plumb.middle, offset: 4)
  @_alwaysEmitIntoClient @inline(always)
  public func setMiddle(at place: LayoutPlace<Vertical>, offset: CGFloat = 0) -> LayoutMaker<
    State.AddingMiddle
  > {
    .init(state.adding(Vertical.Middle(place.source.moved(by: offset))))
  }

  /// Decides the vertical middle by the parent's guides.
  ///
  /// The closure runs each time the layout is evaluated. It gives a place on the same axis in the
  /// parent's coordinates, in points; places of other axes do not compile. The vertical axis then
  /// needs one more of top, bottom or height; a fact too many does not compile.
  ///
  ///     maker.setMiddle(by: { $0.layoutMarginsGuide.middle })
  @_alwaysEmitIntoClient @inline(always)
  public func setMiddle(by middle: @escaping (LayoutGuide.Parent<Vertical>) -> Position<Vertical>)
    -> LayoutMaker<State.AddingMiddle>
  {
    .init(state.adding(Vertical.Middle(.vertical(middle))))
  }

  /// Pins the vertical middle to a reference, to the box around several, or to one that is looked
  /// up.
  ///
  /// The closure runs each time the layout is evaluated, with the reference's guides in the
  /// parent's coordinates, whatever branch of the tree the reference is on. A reference that is
  /// gone, in another tree or the view itself, or that a look-up does not find, is reported, and
  /// the view keeps its frame. The vertical axis then needs one more of top, bottom or height; a
  /// fact too many does not compile.
  ///
  ///     maker.pinMiddle(to: sibling, with: { $0.middle })
  ///     maker.pinMiddle(to: .lookup { [weak self] in self?.selected }, with: { $0.middle })
  @_alwaysEmitIntoClient @inline(always)
  public func pinMiddle(
    to reference: some LayoutReference,
    with middle: @escaping (LayoutGuide.Reference<Vertical>) -> Position<Vertical>
  ) -> LayoutMaker<State.AddingMiddle> {
    .init(
      state.adding(Vertical.Middle(PositionSource(reference.plumbReference, .vertical(middle)))))
  }
}
