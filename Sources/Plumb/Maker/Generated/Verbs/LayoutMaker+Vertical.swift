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

  /// Decides where the point at `part` of the height is: at a place that is measured.
  ///
  /// A place as a value: on another host, on the box around several, on the parent or one of its
  /// areas. Evaluating it calls nothing. A container lays the child out after what the place is on.
  /// A number does not compile; write `to:`. Two facts about the same part of the frame decide no
  /// length; they are reported, and the view keeps its frame. The vertical axis then needs one more
  /// of top, middle, bottom or height; a fact too many does not compile.
  ///
  ///     maker.setVertical(at: 0.3, on: photo.plumb.top + 4)
  ///     maker.setVertical(at: 0.3, on: .measured { $0.top + 4 })
  @_alwaysEmitIntoClient @inline(always)
  public func setVertical(at part: CGFloat, on place: LayoutPlace<Vertical>) -> LayoutMaker<
    State.AddingVerticalPart
  > {
    .init(state.adding(Vertical.Part(PartFact(part, place.source))))
  }
}
