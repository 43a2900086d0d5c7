// Written by Scripts/write-maker from its table. Do not edit.

import Foundation

extension LayoutMaker where State: TakesLeading {
  /// Decides the leading edge: points inwards from the parent's leading edge, which right-to-left
  /// is x = width − this.
  ///
  /// A constant in the parent's coordinates. It costs nothing when the layout is evaluated. The
  /// horizontal axis then needs one more of center, trailing or width; a fact too many does not
  /// compile.
  @_alwaysEmitIntoClient @inline(always)
  public func setLeading(to leading: CGFloat) -> LayoutMaker<State.AddingLeading> {
    .init(state.adding(Horizontal.Leading(.constant(leading))))
  }

  /// Decides the leading edge: `inset` points inwards from the parent's own, or an area's.
  ///
  /// A value: evaluating it calls nothing. The horizontal axis then needs one more of center,
  /// trailing or width; a fact too many does not compile.
  ///
  ///     maker.setLeading(inset: 12)
  ///     maker.setLeading(inset: 12, from: .safeArea)
  @_alwaysEmitIntoClient @inline(always)
  public func setLeading(inset: CGFloat, from area: LayoutArea = .bounds) -> LayoutMaker<
    State.AddingLeading
  > {
    .init(state.adding(Horizontal.Leading(.area(area, .start, inset))))
  }

  /// Decides the leading edge: at a place that is measured, and `offset` points further along the
  /// axis.
  ///
  /// A place as a value: on another host, on the box around several, on the parent or one of its
  /// areas. Evaluating it calls nothing. A container lays the child out after what the place is on.
  /// A number does not compile; write `to:`. The horizontal axis then needs one more of center,
  /// trailing or width; a fact too many does not compile.
  ///
  ///     maker.setLeading(at: title.plumb.leading, offset: 4)
  @_alwaysEmitIntoClient @inline(always)
  public func setLeading(at place: LayoutPlace<Directional>, offset: CGFloat = 0) -> LayoutMaker<
    State.AddingLeading
  > {
    .init(state.adding(Horizontal.Leading(place.source.moved(by: offset))))
  }

  /// Decides the leading edge by the parent's guides.
  ///
  /// The closure runs each time the layout is evaluated. It gives a place on the same axis in the
  /// parent's coordinates, in points; places of other axes do not compile. The horizontal axis then
  /// needs one more of center, trailing or width; a fact too many does not compile.
  ///
  ///     maker.setLeading(by: { $0.layoutMarginsGuide.leading })
  @_alwaysEmitIntoClient @inline(always)
  public func setLeading(
    by leading: @escaping (LayoutGuide.Parent<Directional>) -> Position<Directional>
  ) -> LayoutMaker<State.AddingLeading> {
    .init(state.adding(Horizontal.Leading(.directional(leading))))
  }

  /// Pins the leading edge to a reference, to the box around several, or to one that is looked up.
  ///
  /// The closure runs each time the layout is evaluated, with the reference's guides in the
  /// parent's coordinates, whatever branch of the tree the reference is on. A reference that is
  /// gone, in another tree or the view itself, or that a look-up does not find, is reported, and
  /// the view keeps its frame. The horizontal axis then needs one more of center, trailing or
  /// width; a fact too many does not compile.
  ///
  ///     maker.pinLeading(to: sibling, with: { $0.leading })
  ///     maker.pinLeading(to: .lookup { [weak self] in self?.selected }, with: { $0.leading })
  @_alwaysEmitIntoClient @inline(always)
  public func pinLeading(
    to reference: some LayoutReference,
    with leading: @escaping (LayoutGuide.Reference<Directional>) -> Position<Directional>
  ) -> LayoutMaker<State.AddingLeading> {
    .init(
      state.adding(
        Horizontal.Leading(PositionSource(reference.plumbReference, .directional(leading)))))
  }
}
