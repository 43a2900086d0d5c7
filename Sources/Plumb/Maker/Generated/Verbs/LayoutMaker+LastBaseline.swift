// Written by Scripts/write-maker from its table. Do not edit.

import Foundation

extension LayoutMaker where State: TakesLastBaseline {
  /// Decides the baseline of the last line of the child's text: points below the parent's y = 0.
  ///
  /// A constant in the parent's coordinates. It costs nothing when the layout is evaluated. A child
  /// without lines of text (see ``BaselineHost``) is reported, and keeps its frame. The vertical
  /// axis then needs one more of height; a fact too many does not compile.
  @_alwaysEmitIntoClient @inline(always)
  public func setLastBaseline(to lastBaseline: CGFloat) -> LayoutMaker<State.AddingLastBaseline> {
    .init(state.adding(Vertical.LastBaseline(.constant(lastBaseline))))
  }

  /// Decides the baseline of the last line of the child's text: `inset` points inwards from the
  /// parent's bottom.
  ///
  /// A value: evaluating it calls nothing. A child without lines of text (see ``BaselineHost``) is
  /// reported, and keeps its frame. The vertical axis then needs one more of height; a fact too
  /// many does not compile.
  ///
  ///     maker.setLastBaseline(inset: 12)
  @_alwaysEmitIntoClient @inline(always)
  public func setLastBaseline(inset: CGFloat) -> LayoutMaker<State.AddingLastBaseline> {
    .init(state.adding(Vertical.LastBaseline(.area(.bounds, .end, -inset))))
  }

  /// Decides the baseline of the last line of the child's text: at a place that is measured.
  ///
  /// A place as a value: on another host, on the box around several, on the parent or one of its
  /// areas. Evaluating it calls nothing. A container lays the child out after what the place is on.
  /// A number does not compile; write `to:`. A child without lines of text (see ``BaselineHost``)
  /// is reported, and keeps its frame. The vertical axis then needs one more of height; a fact too
  /// many does not compile.
  ///
  ///     maker.setLastBaseline(at: title.plumb.lastBaseline)
  ///     maker.setLastBaseline(at: .measured { $0.bottom + 20 })
  @_alwaysEmitIntoClient @inline(always)
  public func setLastBaseline(at place: LayoutPlace<Vertical>) -> LayoutMaker<
    State.AddingLastBaseline
  > {
    .init(state.adding(Vertical.LastBaseline(place.source)))
  }
}
