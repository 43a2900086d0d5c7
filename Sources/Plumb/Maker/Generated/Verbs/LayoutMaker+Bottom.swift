// Written by Scripts/write-maker from its table. Do not edit.

import Foundation

extension LayoutMaker where State: TakesBottom {
  /// Decides the bottom edge: points below the parent's y = 0.
  ///
  /// A constant in the parent's coordinates. It costs nothing when the layout is evaluated. The
  /// vertical axis then needs one more of top, middle or height; a fact too many does not compile.
  @_alwaysEmitIntoClient @inline(always)
  public func setBottom(to bottom: CGFloat) -> LayoutMaker<State.AddingBottom> {
    .init(state.adding(Vertical.Bottom(.constant(bottom))))
  }

  /// Decides the bottom edge: `inset` points inwards from the parent's own, or an area's.
  ///
  /// A value: evaluating it calls nothing. The vertical axis then needs one more of top, middle or
  /// height; a fact too many does not compile.
  ///
  ///     maker.setBottom(inset: 12)
  ///     maker.setBottom(inset: 12, from: .safeArea)
  @_alwaysEmitIntoClient @inline(always)
  public func setBottom(inset: CGFloat, from area: LayoutArea = .bounds) -> LayoutMaker<
    State.AddingBottom
  > {
    .init(state.adding(Vertical.Bottom(.area(area, .end, -inset))))
  }

  /// Decides the bottom edge: at a place that is measured, and `offset` points further along the
  /// axis.
  ///
  /// A place as a value: on another host, on the box around several, on the parent or one of its
  /// areas. Evaluating it calls nothing. A container lays the child out after what the place is on.
  /// A number does not compile; write `to:`. The vertical axis then needs one more of top, middle
  /// or height; a fact too many does not compile.
  ///
  ///     maker.setBottom(at: title.plumb.bottom, offset: 4)
  @_alwaysEmitIntoClient @inline(always)
  public func setBottom(at place: LayoutPlace<Vertical>, offset: CGFloat = 0) -> LayoutMaker<
    State.AddingBottom
  > {
    .init(state.adding(Vertical.Bottom(place.source.moved(by: offset))))
  }

  /// Decides the bottom edge by the parent's guides.
  ///
  /// The closure runs each time the layout is evaluated. It gives a place on the same axis in the
  /// parent's coordinates, in points; places of other axes do not compile. The vertical axis then
  /// needs one more of top, middle or height; a fact too many does not compile.
  ///
  ///     maker.setBottom(by: { $0.layoutMarginsGuide.bottom })
  @_alwaysEmitIntoClient @inline(always)
  public func setBottom(by bottom: @escaping (LayoutGuide.Parent<Vertical>) -> Position<Vertical>)
    -> LayoutMaker<State.AddingBottom>
  {
    .init(state.adding(Vertical.Bottom(.vertical(bottom))))
  }

  /// Pins the bottom edge to a reference, to the box around several, or to one that is looked up.
  ///
  /// The closure runs each time the layout is evaluated, with the reference's guides in the
  /// parent's coordinates, whatever branch of the tree the reference is on. A reference that is
  /// gone, in another tree or the view itself, or that a look-up does not find, is reported, and
  /// the view keeps its frame. The vertical axis then needs one more of top, middle or height; a
  /// fact too many does not compile.
  ///
  ///     maker.pinBottom(to: sibling, with: { $0.bottom })
  ///     maker.pinBottom(to: .lookup { [weak self] in self?.selected }, with: { $0.bottom })
  @_alwaysEmitIntoClient @inline(always)
  public func pinBottom(
    to reference: some LayoutReference,
    with bottom: @escaping (LayoutGuide.Reference<Vertical>) -> Position<Vertical>
  ) -> LayoutMaker<State.AddingBottom> {
    .init(
      state.adding(Vertical.Bottom(PositionSource(reference.plumbReference, .vertical(bottom)))))
  }
}
