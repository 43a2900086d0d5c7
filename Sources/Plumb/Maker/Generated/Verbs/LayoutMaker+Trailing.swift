// Written by Scripts/write-maker from its table. Do not edit.

import Foundation

extension LayoutMaker where State: TakesTrailing {
  /// Decides the trailing edge: points inwards from the parent's leading edge, which right-to-left
  /// is x = width − this.
  ///
  /// A constant in the parent's coordinates. It costs nothing when the layout is evaluated. The
  /// horizontal axis then needs one more of leading, center or width; a fact too many does not
  /// compile.
  @_alwaysEmitIntoClient @inline(always)
  public func setTrailing(to trailing: CGFloat) -> LayoutMaker<State.AddingTrailing> {
    .init(state.adding(Horizontal.Trailing(.constant(trailing))))
  }

  /// Decides the trailing edge: `inset` points inwards from the parent's own, or an area's.
  ///
  /// A value: evaluating it calls nothing. The horizontal axis then needs one more of leading,
  /// center or width; a fact too many does not compile.
  ///
  ///     maker.setTrailing(inset: 12)
  ///     maker.setTrailing(inset: 12, from: .safeArea)
  @_alwaysEmitIntoClient @inline(always)
  public func setTrailing(inset: CGFloat, from area: LayoutArea = .bounds) -> LayoutMaker<
    State.AddingTrailing
  > {
    .init(state.adding(Horizontal.Trailing(.area(area, .end, -inset))))
  }

  /// Decides the trailing edge: at a place that is measured, and `offset` points further along the
  /// axis.
  ///
  /// A place as a value: on another host, on the box around several, on the parent or one of its
  /// areas. Evaluating it calls nothing. A container lays the child out after what the place is on.
  /// A number does not compile; write `to:`. The horizontal axis then needs one more of leading,
  /// center or width; a fact too many does not compile.
  ///
  ///     maker.setTrailing(at: title.plumb.trailing, offset: 4)
  @_alwaysEmitIntoClient @inline(always)
  public func setTrailing(at place: LayoutPlace<Directional>, offset: CGFloat = 0) -> LayoutMaker<
    State.AddingTrailing
  > {
    .init(state.adding(Horizontal.Trailing(place.source.moved(by: offset))))
  }

  /// Decides the trailing edge by the parent's guides.
  ///
  /// The closure runs each time the layout is evaluated. It gives a place on the same axis in the
  /// parent's coordinates, in points; places of other axes do not compile. The horizontal axis then
  /// needs one more of leading, center or width; a fact too many does not compile.
  ///
  ///     maker.setTrailing(by: { $0.layoutMarginsGuide.trailing })
  @_alwaysEmitIntoClient @inline(always)
  public func setTrailing(
    by trailing: @escaping (LayoutGuide.Parent<Directional>) -> Position<Directional>
  ) -> LayoutMaker<State.AddingTrailing> {
    .init(state.adding(Horizontal.Trailing(.directional(trailing))))
  }

  /// Pins the trailing edge to a reference, to the box around several, or to one that is looked up.
  ///
  /// The closure runs each time the layout is evaluated, with the reference's guides in the
  /// parent's coordinates, whatever branch of the tree the reference is on. A reference that is
  /// gone, in another tree or the view itself, or that a look-up does not find, is reported, and
  /// the view keeps its frame. The horizontal axis then needs one more of leading, center or width;
  /// a fact too many does not compile.
  ///
  ///     maker.pinTrailing(to: sibling, with: { $0.trailing })
  ///     maker.pinTrailing(to: .lookup { [weak self] in self?.selected }, with: { $0.trailing })
  @_alwaysEmitIntoClient @inline(always)
  public func pinTrailing(
    to reference: some LayoutReference,
    with trailing: @escaping (LayoutGuide.Reference<Directional>) -> Position<Directional>
  ) -> LayoutMaker<State.AddingTrailing> {
    .init(
      state.adding(
        Horizontal.Trailing(PositionSource(reference.plumbReference, .directional(trailing)))))
  }
}
