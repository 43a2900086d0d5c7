// Written by Scripts/write-maker from its table. Do not edit.

import Foundation

extension LayoutMaker where State: TakesHorizontalPart {
  /// Decides where the point at `part` of the width is: points to the right of the parent's x = 0.
  ///
  /// Two facts about the same part of the frame decide no length; they are reported, and the view
  /// keeps its frame. The horizontal axis then needs one more of left, center, right, leading,
  /// trailing or width; a fact too many does not compile.
  ///
  ///     maker.setHorizontal(at: 0.3, to: 100)
  @_alwaysEmitIntoClient @inline(always)
  public func setHorizontal(at part: CGFloat, to x: CGFloat) -> LayoutMaker<
    State.AddingHorizontalPart
  > {
    .init(state.adding(Horizontal.Part(PartFact(part, .constant(x)))))
  }

  /// Decides where the point at `part` of the width is: at a place that is measured, and `offset`
  /// points further.
  ///
  /// A place as a value: on another host, on the box around several, on the parent or one of its
  /// areas. Evaluating it calls nothing. A container lays the child out after what the place is on.
  /// A number does not compile; write `to:`. Two facts about the same part of the frame decide no
  /// length; they are reported, and the view keeps its frame. The horizontal axis then needs one
  /// more of left, center, right, leading, trailing or width; a fact too many does not compile.
  @_alwaysEmitIntoClient @inline(always)
  public func setHorizontal(
    at part: CGFloat, on place: LayoutPlace<Horizontal>, offset: CGFloat = 0
  ) -> LayoutMaker<State.AddingHorizontalPart> {
    .init(state.adding(Horizontal.Part(PartFact(part, place.source.moved(by: offset)))))
  }

  /// Decides where the point at `part` of the width is by the parent's guides.
  ///
  /// The closure runs each time the layout is evaluated. It gives a place on the same axis in the
  /// parent's coordinates, in points; places of other axes do not compile. Two facts about the same
  /// part of the frame decide no length; they are reported, and the view keeps its frame. The
  /// horizontal axis then needs one more of left, center, right, leading, trailing or width; a fact
  /// too many does not compile.
  @_alwaysEmitIntoClient @inline(always)
  public func setHorizontal(
    at part: CGFloat, by x: @escaping (LayoutGuide.Parent<Horizontal>) -> Position<Horizontal>
  ) -> LayoutMaker<State.AddingHorizontalPart> {
    .init(state.adding(Horizontal.Part(PartFact(part, .computed(.horizontal(x))))))
  }

  /// Pins the point at `part` of the width to a reference, or to the box around several.
  ///
  /// The closure runs each time the layout is evaluated, with the reference's guides in the
  /// parent's coordinates, whatever branch of the tree the reference is on. A reference that is
  /// gone, in another tree or the view itself is reported, and the view keeps its frame. Two facts
  /// about the same part of the frame decide no length; they are reported, and the view keeps its
  /// frame. The horizontal axis then needs one more of left, center, right, leading, trailing or
  /// width; a fact too many does not compile.
  @_alwaysEmitIntoClient @inline(always)
  public func pinHorizontal(
    at part: CGFloat, to reference: some LayoutReference,
    with x: @escaping (LayoutGuide.Reference<Horizontal>) -> Position<Horizontal>
  ) -> LayoutMaker<State.AddingHorizontalPart> {
    .init(
      state.adding(
        Horizontal.Part(PartFact(part, PositionSource(reference.plumbReference, .horizontal(x))))))
  }

  /// Pins the point at `part` of the width to a reference that is looked up.
  ///
  /// The look-up runs each time the layout is evaluated. If it gives nil, the fact is reported and
  /// the view keeps its frame. Two facts about the same part of the frame decide no length; they
  /// are reported, and the view keeps its frame. The horizontal axis then needs one more of left,
  /// center, right, leading, trailing or width; a fact too many does not compile.
  @_alwaysEmitIntoClient @inline(always)
  public func pinHorizontal(
    at part: CGFloat, by reference: @escaping () -> (any Layoutable)?,
    with x: @escaping (LayoutGuide.Reference<Horizontal>) -> Position<Horizontal>
  ) -> LayoutMaker<State.AddingHorizontalPart> {
    .init(
      state.adding(
        Horizontal.Part(PartFact(part, PositionSource(.lookup(reference), .horizontal(x))))))
  }
}
