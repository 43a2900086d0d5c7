// Written by Scripts/write-maker from its table. Do not edit.

import Foundation

extension LayoutMaker where State: TakesVerticalPart {
  /// Decides where the point at `part` of the height is: points below the parent's y = 0.
  ///
  /// Two facts about the same part of the frame decide no length; they are reported, and the view
  /// keeps its frame. The vertical axis then needs one more of top, middle, bottom or height; a
  /// fact too many does not compile.
  ///
  ///     maker.setVertical(at: 0.3, to: 100)
  @_alwaysEmitIntoClient @inline(always)
  public func setVertical(at part: CGFloat, to y: CGFloat) -> LayoutMaker<State.AddingVerticalPart>
  {
    .init(state.adding(Vertical.Part(PartFact(part, .constant(y)))))
  }

  /// Decides where the point at `part` of the height is: at a place that is measured, and `offset`
  /// points further.
  ///
  /// A place as a value: on another host, on the box around several, on the parent or one of its
  /// areas. Evaluating it calls nothing. A container lays the child out after what the place is on.
  /// A number does not compile; write `to:`. Two facts about the same part of the frame decide no
  /// length; they are reported, and the view keeps its frame. The vertical axis then needs one more
  /// of top, middle, bottom or height; a fact too many does not compile.
  @_alwaysEmitIntoClient @inline(always)
  public func setVertical(at part: CGFloat, on place: LayoutPlace<Vertical>, offset: CGFloat = 0)
    -> LayoutMaker<State.AddingVerticalPart>
  {
    .init(state.adding(Vertical.Part(PartFact(part, place.source.moved(by: offset)))))
  }

  /// Decides where the point at `part` of the height is by the parent's guides.
  ///
  /// The closure runs each time the layout is evaluated. It gives a place on the same axis in the
  /// parent's coordinates, in points; places of other axes do not compile. Two facts about the same
  /// part of the frame decide no length; they are reported, and the view keeps its frame. The
  /// vertical axis then needs one more of top, middle, bottom or height; a fact too many does not
  /// compile.
  @_alwaysEmitIntoClient @inline(always)
  public func setVertical(
    at part: CGFloat, by y: @escaping (LayoutGuide.Parent<Vertical>) -> Position<Vertical>
  ) -> LayoutMaker<State.AddingVerticalPart> {
    .init(state.adding(Vertical.Part(PartFact(part, .computed(.vertical(y))))))
  }

  /// Pins the point at `part` of the height to a reference, or to the box around several.
  ///
  /// The closure runs each time the layout is evaluated, with the reference's guides in the
  /// parent's coordinates, whatever branch of the tree the reference is on. A reference that is
  /// gone, in another tree or the view itself is reported, and the view keeps its frame. Two facts
  /// about the same part of the frame decide no length; they are reported, and the view keeps its
  /// frame. The vertical axis then needs one more of top, middle, bottom or height; a fact too many
  /// does not compile.
  @_alwaysEmitIntoClient @inline(always)
  public func pinVertical(
    at part: CGFloat, to reference: some LayoutReference,
    with y: @escaping (LayoutGuide.Reference<Vertical>) -> Position<Vertical>
  ) -> LayoutMaker<State.AddingVerticalPart> {
    .init(
      state.adding(
        Vertical.Part(PartFact(part, PositionSource(reference.plumbReference, .vertical(y))))))
  }

  /// Pins the point at `part` of the height to a reference that is looked up.
  ///
  /// The look-up runs each time the layout is evaluated. If it gives nil, the fact is reported and
  /// the view keeps its frame. Two facts about the same part of the frame decide no length; they
  /// are reported, and the view keeps its frame. The vertical axis then needs one more of top,
  /// middle, bottom or height; a fact too many does not compile.
  @_alwaysEmitIntoClient @inline(always)
  public func pinVertical(
    at part: CGFloat, by reference: @escaping () -> (any Layoutable)?,
    with y: @escaping (LayoutGuide.Reference<Vertical>) -> Position<Vertical>
  ) -> LayoutMaker<State.AddingVerticalPart> {
    .init(
      state.adding(Vertical.Part(PartFact(part, PositionSource(.lookup(reference), .vertical(y))))))
  }
}
