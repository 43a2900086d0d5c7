// Written by Scripts/write-maker from its table. Do not edit.

import Foundation

extension LayoutMaker where State: TakesCenter {
  /// Decides the horizontal center: points to the right of the parent's x = 0.
  ///
  /// A constant in the parent's coordinates. It costs nothing when the layout is evaluated. The
  /// horizontal axis then needs one more of left, right, leading, trailing or width; a fact too
  /// many does not compile.
  @_alwaysEmitIntoClient @inline(always)
  public func setCenter(to center: CGFloat) -> LayoutMaker<State.AddingCenter> {
    .init(state.adding(Horizontal.Center(.constant(center))))
  }

  /// Decides the horizontal center: `offset` points along the axis from the parent's own, or an
  /// area's.
  ///
  /// A value: evaluating it calls nothing. The horizontal axis then needs one more of left, right,
  /// leading, trailing or width; a fact too many does not compile.
  ///
  ///     maker.setCenter(offset: 12)
  ///     maker.setCenter(offset: 12, from: .safeArea)
  @_alwaysEmitIntoClient @inline(always)
  public func setCenter(offset: CGFloat, from area: LayoutArea = .bounds) -> LayoutMaker<
    State.AddingCenter
  > {
    .init(state.adding(Horizontal.Center(.area(area, .middle, offset))))
  }

  /// Decides the horizontal center: at a place that is measured, and `offset` points further along
  /// the axis.
  ///
  /// A place as a value: on another host, on the box around several, on the parent or one of its
  /// areas. Evaluating it calls nothing. A container lays the child out after what the place is on.
  /// A number does not compile; write `to:`. The horizontal axis then needs one more of left,
  /// right, leading, trailing or width; a fact too many does not compile.
  ///
  ///     maker.setCenter(at: title.plumb.center, offset: 4)
  @_alwaysEmitIntoClient @inline(always)
  public func setCenter(at place: LayoutPlace<Horizontal>, offset: CGFloat = 0) -> LayoutMaker<
    State.AddingCenter
  > {
    .init(state.adding(Horizontal.Center(place.source.moved(by: offset))))
  }

  /// Decides the horizontal center: at a leading or trailing place that is measured, and `offset`
  /// points further along the writing direction.
  ///
  /// A place as a value: on another host, on the box around several, on the parent or one of its
  /// areas. Evaluating it calls nothing. A container lays the child out after what the place is on.
  /// A number does not compile; write `to:`. The horizontal axis then needs one more of left,
  /// right, leading, trailing or width; a fact too many does not compile.
  ///
  ///     maker.setCenter(at: photo.plumb.trailing)
  @_alwaysEmitIntoClient @inline(always) @_disfavoredOverload
  public func setCenter(at place: LayoutPlace<Directional>, offset: CGFloat = 0) -> LayoutMaker<
    State.AddingCenter
  > {
    .init(state.adding(Horizontal.Center(PositionSource(along: place.source.moved(by: offset)))))
  }

  /// Decides the horizontal center by the parent's guides.
  ///
  /// The closure runs each time the layout is evaluated. It gives a place on the same axis in the
  /// parent's coordinates, in points; places of other axes do not compile. The horizontal axis then
  /// needs one more of left, right, leading, trailing or width; a fact too many does not compile.
  ///
  ///     maker.setCenter(by: { $0.layoutMarginsGuide.center })
  @_alwaysEmitIntoClient @inline(always)
  public func setCenter(
    by center: @escaping (LayoutGuide.Parent<Horizontal>) -> Position<Horizontal>
  ) -> LayoutMaker<State.AddingCenter> {
    .init(state.adding(Horizontal.Center(.horizontal(center))))
  }

  /// Pins the horizontal center to a reference, to the box around several, or to one that is looked
  /// up.
  ///
  /// The closure runs each time the layout is evaluated, with the reference's guides in the
  /// parent's coordinates, whatever branch of the tree the reference is on. A reference that is
  /// gone, in another tree or the view itself, or that a look-up does not find, is reported, and
  /// the view keeps its frame. The horizontal axis then needs one more of left, right, leading,
  /// trailing or width; a fact too many does not compile.
  ///
  ///     maker.pinCenter(to: sibling, with: { $0.center })
  ///     maker.pinCenter(to: .lookup { [weak self] in self?.selected }, with: { $0.center })
  @_alwaysEmitIntoClient @inline(always)
  public func pinCenter(
    to reference: some LayoutReference,
    with center: @escaping (LayoutGuide.Reference<Horizontal>) -> Position<Horizontal>
  ) -> LayoutMaker<State.AddingCenter> {
    .init(
      state.adding(Horizontal.Center(PositionSource(reference.plumbReference, .horizontal(center))))
    )
  }
}
