// Written by Scripts/write-maker from its table. Do not edit.

import Foundation

extension LayoutMaker where State: TakesRight {
  /// Decides the right edge: points to the right of the parent's x = 0.
  ///
  /// A constant in the parent's coordinates. It costs nothing when the layout is evaluated. The
  /// horizontal axis then needs one more of left, center or width; a fact too many does not
  /// compile.
  @_alwaysEmitIntoClient @inline(always)
  public func setRight(to right: CGFloat) -> LayoutMaker<State.AddingRight> {
    .init(state.adding(Horizontal.Right(.constant(right))))
  }

  /// Decides the right edge: `inset` points inwards from the parent's own, or an area's.
  ///
  /// A value: evaluating it calls nothing. The horizontal axis then needs one more of left, center
  /// or width; a fact too many does not compile.
  ///
  ///     maker.setRight(inset: 12)
  ///     maker.setRight(inset: 12, from: .safeArea)
  @_alwaysEmitIntoClient @inline(always)
  public func setRight(inset: CGFloat, from area: LayoutArea = .bounds) -> LayoutMaker<
    State.AddingRight
  > {
    .init(state.adding(Horizontal.Right(.area(area, .end, -inset))))
  }

  /// Decides the right edge: at a place that is measured, and `offset` points further along the
  /// axis.
  ///
  /// A place as a value: on another host, on the box around several, on the parent or one of its
  /// areas. Evaluating it calls nothing. A container lays the child out after what the place is on.
  /// A number does not compile; write `to:`. The horizontal axis then needs one more of left,
  /// center or width; a fact too many does not compile.
  ///
  ///     maker.setRight(at: title.plumb.right, offset: 4)
  @_alwaysEmitIntoClient @inline(always)
  public func setRight(at place: LayoutPlace<Horizontal>, offset: CGFloat = 0) -> LayoutMaker<
    State.AddingRight
  > {
    .init(state.adding(Horizontal.Right(place.source.moved(by: offset))))
  }

  /// Decides the right edge by the parent's guides.
  ///
  /// The closure runs each time the layout is evaluated. It gives a place on the same axis in the
  /// parent's coordinates, in points; places of other axes do not compile. The horizontal axis then
  /// needs one more of left, center or width; a fact too many does not compile.
  ///
  ///     maker.setRight(by: { $0.layoutMarginsGuide.right })
  @_alwaysEmitIntoClient @inline(always)
  public func setRight(by right: @escaping (LayoutGuide.Parent<Horizontal>) -> Position<Horizontal>)
    -> LayoutMaker<State.AddingRight>
  {
    .init(state.adding(Horizontal.Right(.horizontal(right))))
  }

  /// Pins the right edge to a reference, to the box around several, or to one that is looked up.
  ///
  /// The closure runs each time the layout is evaluated, with the reference's guides in the
  /// parent's coordinates, whatever branch of the tree the reference is on. A reference that is
  /// gone, in another tree or the view itself, or that a look-up does not find, is reported, and
  /// the view keeps its frame. The horizontal axis then needs one more of left, center or width; a
  /// fact too many does not compile.
  ///
  ///     maker.pinRight(to: sibling, with: { $0.right })
  ///     maker.pinRight(to: .lookup { [weak self] in self?.selected }, with: { $0.right })
  @_alwaysEmitIntoClient @inline(always)
  public func pinRight(
    to reference: some LayoutReference,
    with right: @escaping (LayoutGuide.Reference<Horizontal>) -> Position<Horizontal>
  ) -> LayoutMaker<State.AddingRight> {
    .init(
      state.adding(Horizontal.Right(PositionSource(reference.plumbReference, .horizontal(right)))))
  }
}
