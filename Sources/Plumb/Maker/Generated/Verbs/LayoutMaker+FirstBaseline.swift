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
  /// parent's top.
  ///
  /// A value: evaluating it calls nothing. A child without lines of text (see ``BaselineHost``) is
  /// reported, and keeps its frame. The vertical axis then needs one more of height; a fact too
  /// many does not compile.
  ///
  ///     maker.setFirstBaseline(inset: 12)
  @_alwaysEmitIntoClient @inline(always)
  public func setFirstBaseline(inset: CGFloat) -> LayoutMaker<State.AddingFirstBaseline> {
    .init(state.adding(Vertical.FirstBaseline(.area(.bounds, .start, inset))))
  }

  /// Decides the baseline of the first line of the child's text: at a place that is measured.
  ///
  /// A place as a value: on another host, on the box around several, on the parent or one of its
  /// areas. Evaluating it calls nothing. A container lays the child out after what the place is on.
  /// A number does not compile; write `to:`. A child without lines of text (see ``BaselineHost``)
  /// is reported, and keeps its frame. The vertical axis then needs one more of height; a fact too
  /// many does not compile.
  ///
  ///     maker.setFirstBaseline(at: title.plumb.firstBaseline)
  ///     maker.setFirstBaseline(at: .measured { $0.top + 20 })
  @_alwaysEmitIntoClient @inline(always)
  public func setFirstBaseline(at place: LayoutPlace<Vertical>) -> LayoutMaker<
    State.AddingFirstBaseline
  > {
    .init(state.adding(Vertical.FirstBaseline(place.source)))
  }
}
