// Written by Scripts/write-maker from its table. Do not edit.

import Foundation

extension LayoutMaker where State: TakesHeight {
  /// Decides the height, in points.
  ///
  /// A constant. A negative one is reported when the layout is evaluated, and taken as 0. The
  /// vertical axis then needs one of top, middle or bottom; a fact too many does not compile.
  @_alwaysEmitIntoClient @inline(always)
  public func setHeight(to height: CGFloat) -> LayoutMaker<State.AddingHeight> {
    .init(state.adding(Vertical.Height(.constant(height))))
  }

  /// Decides the height: a part of the parent's own.
  ///
  /// A value: evaluating it calls nothing. The vertical axis then needs one of top, middle or
  /// bottom; a fact too many does not compile.
  ///
  ///     maker.setHeight(part: 0.5)
  @_alwaysEmitIntoClient @inline(always)
  public func setHeight(part: CGFloat) -> LayoutMaker<State.AddingHeight> {
    .init(state.adding(Vertical.Height(.areaPart(.bounds, part))))
  }

  /// Decides the height: a length that is measured, on another host, on the box around several, on
  /// the parent or one of its areas.
  ///
  /// A value: evaluating it calls nothing. A container lays the child out after what the length is
  /// measured on. The vertical axis then needs one of top, middle or bottom; a fact too many does
  /// not compile.
  ///
  ///     maker.setHeight(like: photo.plumb.height * 2)
  ///     maker.setHeight(like: .parent.safeArea.height - 16)
  @_alwaysEmitIntoClient @inline(always)
  public func setHeight(like length: LayoutLength<Vertical>) -> LayoutMaker<State.AddingHeight> {
    .init(state.adding(Vertical.Height(length.source)))
  }

  /// Decides the height by the parent's guides.
  ///
  /// The closure runs each time the layout is evaluated, and gives a length in points. The vertical
  /// axis then needs one of top, middle or bottom; a fact too many does not compile.
  ///
  ///     maker.setHeight(by: { $0.height / 2 })
  @_alwaysEmitIntoClient @inline(always)
  public func setHeight(by height: @escaping (LayoutGuide.Parent<Vertical>) -> CGFloat)
    -> LayoutMaker<State.AddingHeight>
  {
    .init(state.adding(Vertical.Height(.computed(.vertical(height)))))
  }

  /// Decides the height by the guides of a reference, or of the box around several.
  ///
  /// The closure runs each time the layout is evaluated, and gives a length in points. A container
  /// lays the child out after the reference. A reference that is gone, in another tree or the view
  /// itself is reported, and the view keeps its frame. The vertical axis then needs one of top,
  /// middle or bottom; a fact too many does not compile.
  ///
  ///     maker.pinHeight(to: photo, with: { $0.height * 2 })
  @_alwaysEmitIntoClient @inline(always)
  public func pinHeight(
    to reference: some LayoutReference,
    with height: @escaping (LayoutGuide.Reference<Vertical>) -> CGFloat
  ) -> LayoutMaker<State.AddingHeight> {
    .init(state.adding(Vertical.Height(LengthSource(reference.plumbReference, .vertical(height)))))
  }

  /// Makes the height what the child asks for.
  ///
  /// The child is asked for the size that fits, once each time the layout is evaluated. It is
  /// offered the other length if that is decided without asking the child, and no limit otherwise.
  /// The vertical axis then needs one of top, middle or bottom; a fact too many does not compile.
  @_alwaysEmitIntoClient @inline(always)
  public func fitHeight() -> LayoutMaker<State.AddingHeight> {
    .init(state.adding(Vertical.Height(.fitted)))
  }

  /// Makes the height what the child asks for when it is offered what the closure gives.
  ///
  /// The closure runs each time the layout is evaluated. Otherwise as fitting without an offer. The
  /// vertical axis then needs one of top, middle or bottom; a fact too many does not compile.
  ///
  ///     maker.fitHeight(by: { $0.height * 0.7 })
  @_alwaysEmitIntoClient @inline(always)
  public func fitHeight(by offer: @escaping (LayoutGuide.Parent<Vertical>) -> CGFloat)
    -> LayoutMaker<State.AddingHeight>
  {
    .init(state.adding(Vertical.Height(.other(OtherLength(.fittedBy(.vertical(offer)))))))
  }
}

extension LayoutMaker where State: TakesHeightAtRatio {
  /// Makes the height follow the width, at a ratio.
  ///
  /// The ratio is the width divided by the height, 16 / 9 say, in both verbs. Does not compile if
  /// the width follows the height already. The vertical axis then needs one of top, middle or
  /// bottom; a fact too many does not compile.
  @_alwaysEmitIntoClient @inline(always)
  public func setHeight(toWidth ratio: CGFloat) -> LayoutMaker<State.AddingHeightAtRatio> {
    .init(state.adding(following: Vertical.Height(.ratio(ratio))))
  }
}
