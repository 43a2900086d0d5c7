// Written by Scripts/write-maker from its table. Do not edit.

import Foundation

extension LayoutMaker where State: TakesFirstBaseline {
  /// Decides the baseline of the first line of the child's text: points below the parent's y = 0.
  ///
  /// A constant in the parent's coordinates. It costs nothing when the layout is evaluated. A child
  /// without lines of text (see ``BaselineHost``) is reported, and keeps its frame. The vertical
  /// axis then needs one more of height; a fact too many does not compile.
  @_alwaysEmitIntoClient @inline(always)
  public func setFirstBaseline(to firstBaseline: CGFloat) -> LayoutMaker<State.AddingFirstBaseline>
  {
    .init(state.adding(Vertical.FirstBaseline(.constant(firstBaseline))))
  }

  /// Decides the baseline of the first line of the child's text: `inset` points inwards from the
  /// parent's top, or an area's.
  ///
  /// A value: evaluating it calls nothing. A child without lines of text (see ``BaselineHost``) is
  /// reported, and keeps its frame. The vertical axis then needs one more of height; a fact too
  /// many does not compile.
  ///
  ///     maker.setFirstBaseline(inset: 12)
  ///     maker.setFirstBaseline(inset: 12, from: .safeArea)
  @_alwaysEmitIntoClient @inline(always)
  public func setFirstBaseline(inset: CGFloat, from area: LayoutArea = .bounds) -> LayoutMaker<
    State.AddingFirstBaseline
  > {
    .init(state.adding(Vertical.FirstBaseline(.area(area, .start, inset))))
  }

  /// Decides the baseline of the first line of the child's text: at a place that is measured, and
  /// `offset` points further along the axis.
  ///
  /// A place as a value: on another host, on the box around several, on the parent or one of its
  /// areas. Evaluating it calls nothing. A container lays the child out after what the place is on.
  /// A number does not compile; write `to:`. A child without lines of text (see ``BaselineHost``)
  /// is reported, and keeps its frame. The vertical axis then needs one more of height; a fact too
  /// many does not compile.
  ///
  ///     maker.setFirstBaseline(at: title.plumb.firstBaseline, offset: 4)
  @_alwaysEmitIntoClient @inline(always)
  public func setFirstBaseline(at place: LayoutPlace<Vertical>, offset: CGFloat = 0) -> LayoutMaker<
    State.AddingFirstBaseline
  > {
    .init(state.adding(Vertical.FirstBaseline(place.source.moved(by: offset))))
  }

  /// Decides the baseline of the first line of the child's text by the parent's guides.
  ///
  /// The closure runs each time the layout is evaluated. It gives a place on the same axis in the
  /// parent's coordinates, in points; places of other axes do not compile. A child without lines of
  /// text (see ``BaselineHost``) is reported, and keeps its frame. The vertical axis then needs one
  /// more of height; a fact too many does not compile.
  ///
  ///     maker.setFirstBaseline(by: { $0.layoutMarginsGuide.top })
  @_alwaysEmitIntoClient @inline(always)
  public func setFirstBaseline(
    by firstBaseline: @escaping (LayoutGuide.Parent<Vertical>) -> Position<Vertical>
  ) -> LayoutMaker<State.AddingFirstBaseline> {
    .init(state.adding(Vertical.FirstBaseline(.computed(.vertical(firstBaseline)))))
  }

  /// Pins the baseline of the first line of the child's text to a reference, or to the box around
  /// several.
  ///
  /// The closure runs each time the layout is evaluated, with the reference's guides in the
  /// parent's coordinates, whatever branch of the tree the reference is on. A reference that is
  /// gone, in another tree or the view itself is reported, and the view keeps its frame. A child
  /// without lines of text (see ``BaselineHost``) is reported, and keeps its frame. The vertical
  /// axis then needs one more of height; a fact too many does not compile.
  ///
  ///     maker.pinFirstBaseline(to: sibling, with: { $0.top })
  @_alwaysEmitIntoClient @inline(always)
  public func pinFirstBaseline(
    to reference: some LayoutReference,
    with firstBaseline: @escaping (LayoutGuide.Reference<Vertical>) -> Position<Vertical>
  ) -> LayoutMaker<State.AddingFirstBaseline> {
    .init(
      state.adding(
        Vertical.FirstBaseline(PositionSource(reference.plumbReference, .vertical(firstBaseline)))))
  }

  /// Pins the baseline of the first line of the child's text to a reference that is looked up.
  ///
  /// The look-up runs each time the layout is evaluated. If it gives nil, the fact is reported and
  /// the view keeps its frame. A child without lines of text (see ``BaselineHost``) is reported,
  /// and keeps its frame. The vertical axis then needs one more of height; a fact too many does not
  /// compile.
  ///
  ///     maker.pinFirstBaseline(by: { [weak self] in self?.selected }, with: { $0.top })
  @_alwaysEmitIntoClient @inline(always)
  public func pinFirstBaseline(
    by reference: @escaping () -> (any Layoutable)?,
    with firstBaseline: @escaping (LayoutGuide.Reference<Vertical>) -> Position<Vertical>
  ) -> LayoutMaker<State.AddingFirstBaseline> {
    .init(
      state.adding(
        Vertical.FirstBaseline(PositionSource(.lookup(reference), .vertical(firstBaseline)))))
  }
}
