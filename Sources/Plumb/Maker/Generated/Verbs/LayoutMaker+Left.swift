// Written by Scripts/write-maker from its table. Do not edit.

import Foundation

extension LayoutMaker where State: TakesLeft {
  /// Decides the left edge: points to the right of the parent's x = 0.
  ///
  /// A constant in the parent's coordinates. It costs nothing when the layout is evaluated. The
  /// horizontal axis then needs one more of center, right or width; a fact too many does not
  /// compile.
  @_alwaysEmitIntoClient @inline(always)
  public func setLeft(to left: CGFloat) -> LayoutMaker<State.AddingLeft> {
    .init(state.adding(Horizontal.Left(.constant(left))))
  }

  /// Decides the left edge: `inset` points inwards from the parent's own, or an area's.
  ///
  /// A value: evaluating it calls nothing. The horizontal axis then needs one more of center, right
  /// or width; a fact too many does not compile.
  ///
  ///     maker.setLeft(inset: 12)
  ///     maker.setLeft(inset: 12, from: .safeArea)
  @_alwaysEmitIntoClient @inline(always)
  public func setLeft(inset: CGFloat, from area: LayoutArea = .bounds) -> LayoutMaker<
    State.AddingLeft
  > {
    .init(state.adding(Horizontal.Left(.area(area, .start, inset))))
  }

  /// Decides the left edge: at a place that is measured, and `offset` points further along the
  /// axis.
  ///
  /// A place as a value: on another host, on the box around several, on the parent or one of its
  /// areas. Evaluating it calls nothing. A container lays the child out after what the place is on.
  /// A number does not compile; write `to:`. The horizontal axis then needs one more of center,
  /// right or width; a fact too many does not compile.
  ///
  ///     maker.setLeft(at: title.plumb.left, offset: 4)
  @_alwaysEmitIntoClient @inline(always)
  public func setLeft(at place: LayoutPlace<Horizontal>, offset: CGFloat = 0) -> LayoutMaker<
    State.AddingLeft
  > {
    .init(state.adding(Horizontal.Left(place.source.moved(by: offset))))
  }

  /// Decides the left edge by the parent's guides.
  ///
  /// The closure runs each time the layout is evaluated. It gives a place on the same axis in the
  /// parent's coordinates, in points; places of other axes do not compile. The horizontal axis then
  /// needs one more of center, right or width; a fact too many does not compile.
  ///
  ///     maker.setLeft(by: { $0.layoutMarginsGuide.left })
  @_alwaysEmitIntoClient @inline(always)
  public func setLeft(by left: @escaping (LayoutGuide.Parent<Horizontal>) -> Position<Horizontal>)
    -> LayoutMaker<State.AddingLeft>
  {
    .init(state.adding(Horizontal.Left(.horizontal(left))))
  }

  /// Pins the left edge to a reference, to the box around several, or to one that is looked up.
  ///
  /// The closure runs each time the layout is evaluated, with the reference's guides in the
  /// parent's coordinates, whatever branch of the tree the reference is on. A reference that is
  /// gone, in another tree or the view itself, or that a look-up does not find, is reported, and
  /// the view keeps its frame. The horizontal axis then needs one more of center, right or width; a
  /// fact too many does not compile.
  ///
  ///     maker.pinLeft(to: sibling, with: { $0.left })
  ///     maker.pinLeft(to: .lookup { [weak self] in self?.selected }, with: { $0.left })
  @_alwaysEmitIntoClient @inline(always)
  public func pinLeft(
    to reference: some LayoutReference,
    with left: @escaping (LayoutGuide.Reference<Horizontal>) -> Position<Horizontal>
  ) -> LayoutMaker<State.AddingLeft> {
    .init(
      state.adding(Horizontal.Left(PositionSource(reference.plumbReference, .horizontal(left)))))
  }
}
