// Written by Scripts/write-maker from its table. Do not edit.

import Foundation

extension LayoutMaker where State: TakesTop {
  /// Decides the top edge: points below the parent's y = 0.
  ///
  /// A constant in the parent's coordinates. It costs nothing when the layout is evaluated. The
  /// vertical axis then needs one more of middle, bottom or height; a fact too many does not
  /// compile.
  @_alwaysEmitIntoClient @inline(always)
  public func setTop(to top: CGFloat) -> LayoutMaker<State.AddingTop> {
    .init(state.adding(Vertical.Top(.constant(top))))
  }

  /// Decides the top edge: `inset` points inwards from the parent's own, or an area's.
  ///
  /// A value: evaluating it calls nothing. The vertical axis then needs one more of middle, bottom
  /// or height; a fact too many does not compile.
  ///
  ///     maker.setTop(inset: 12)
  ///     maker.setTop(inset: 12, from: .safeArea)
  @_alwaysEmitIntoClient @inline(always)
  public func setTop(inset: CGFloat, from area: LayoutArea = .bounds) -> LayoutMaker<
    State.AddingTop
  > {
    .init(state.adding(Vertical.Top(.area(area, .start, inset))))
  }

  /// Decides the top edge: at a place that is measured, and `offset` points further along the axis.
  ///
  /// A place as a value: on another host, on the box around several, on the parent or one of its
  /// areas. Evaluating it calls nothing. A container lays the child out after what the place is on.
  /// A number does not compile; write `to:`. The vertical axis then needs one more of middle,
  /// bottom or height; a fact too many does not compile.
  ///
  ///     maker.setTop(at: title.plumb.top, offset: 4)
  @_alwaysEmitIntoClient @inline(always)
  public func setTop(at place: LayoutPlace<Vertical>, offset: CGFloat = 0) -> LayoutMaker<
    State.AddingTop
  > {
    .init(state.adding(Vertical.Top(place.source.moved(by: offset))))
  }

  /// Decides the top edge by the parent's guides.
  ///
  /// The closure runs each time the layout is evaluated. It gives a place on the same axis in the
  /// parent's coordinates, in points; places of other axes do not compile. The vertical axis then
  /// needs one more of middle, bottom or height; a fact too many does not compile.
  ///
  ///     maker.setTop(by: { $0.layoutMarginsGuide.top })
  @_alwaysEmitIntoClient @inline(always)
  public func setTop(by top: @escaping (LayoutGuide.Parent<Vertical>) -> Position<Vertical>)
    -> LayoutMaker<State.AddingTop>
  {
    .init(state.adding(Vertical.Top(.vertical(top))))
  }

  /// Pins the top edge to a reference, to the box around several, or to one that is looked up.
  ///
  /// The closure runs each time the layout is evaluated, with the reference's guides in the
  /// parent's coordinates, whatever branch of the tree the reference is on. A reference that is
  /// gone, in another tree or the view itself, or that a look-up does not find, is reported, and
  /// the view keeps its frame. The vertical axis then needs one more of middle, bottom or height; a
  /// fact too many does not compile.
  ///
  ///     maker.pinTop(to: sibling, with: { $0.top })
  ///     maker.pinTop(to: .lookup { [weak self] in self?.selected }, with: { $0.top })
  @_alwaysEmitIntoClient @inline(always)
  public func pinTop(
    to reference: some LayoutReference,
    with top: @escaping (LayoutGuide.Reference<Vertical>) -> Position<Vertical>
  ) -> LayoutMaker<State.AddingTop> {
    .init(state.adding(Vertical.Top(PositionSource(reference.plumbReference, .vertical(top)))))
  }
}
