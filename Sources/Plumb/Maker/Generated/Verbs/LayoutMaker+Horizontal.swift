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

  /// Decides where the point at `part` of the width is: at a place that is measured.
  ///
  /// A place as a value: on another host, on the box around several, on the parent or one of its
  /// areas. Evaluating it calls nothing. A container lays the child out after what the place is on.
  /// A number does not compile; write `to:`. Two facts about the same part of the frame decide no
  /// length; they are reported, and the view keeps its frame. The horizontal axis then needs one
  /// more of left, center, right, leading, trailing or width; a fact too many does not compile.
  ///
  ///     maker.setHorizontal(at: 0.3, on: photo.plumb.left + 4)
  ///     maker.setHorizontal(at: 0.3, on: .measured { $0.left + 4 })
  @_alwaysEmitIntoClient @inline(always)
  public func setHorizontal(at part: CGFloat, on place: LayoutPlace<Horizontal>) -> LayoutMaker<
    State.AddingHorizontalPart
  > {
    .init(state.adding(Horizontal.Part(PartFact(part, place.source))))
  }
}
