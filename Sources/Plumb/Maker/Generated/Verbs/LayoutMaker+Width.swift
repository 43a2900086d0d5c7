// Written by Scripts/write-maker from its table. Do not edit.

import Foundation

extension LayoutMaker where State: TakesWidth {
  /// Decides the width, in points.
  ///
  /// A constant. A negative one is reported when the layout is evaluated, and taken as 0. The
  /// horizontal axis then needs one of left, center, right, leading or trailing; a fact too many
  /// does not compile.
  @_alwaysEmitIntoClient @inline(always)
  public func setWidth(to width: CGFloat) -> LayoutMaker<State.AddingWidth> {
    .init(state.adding(Horizontal.Width(.constant(width))))
  }

  /// Decides the width: a part of the parent's own.
  ///
  /// A value: evaluating it calls nothing. The horizontal axis then needs one of left, center,
  /// right, leading or trailing; a fact too many does not compile.
  ///
  ///     maker.setWidth(part: 0.5)
  @_alwaysEmitIntoClient @inline(always)
  public func setWidth(part: CGFloat) -> LayoutMaker<State.AddingWidth> {
    .init(state.adding(Horizontal.Width(.areaPart(.bounds, part))))
  }

  /// Decides the width: a length that is measured, on another host, on the box around several, on
  /// the parent or one of its areas.
  ///
  /// A value: evaluating it calls nothing. A container lays the child out after what the length is
  /// measured on. The horizontal axis then needs one of left, center, right, leading or trailing; a
  /// fact too many does not compile.
  ///
  ///     maker.setWidth(like: photo.plumb.width * 2)
  ///     maker.setWidth(like: .parent.safeArea.width - 16)
  @_alwaysEmitIntoClient @inline(always)
  public func setWidth(like length: LayoutLength<Horizontal>) -> LayoutMaker<State.AddingWidth> {
    .init(state.adding(Horizontal.Width(length.source)))
  }

  /// Decides the width by the parent's guides.
  ///
  /// The closure runs each time the layout is evaluated, and gives a length in points. The
  /// horizontal axis then needs one of left, center, right, leading or trailing; a fact too many
  /// does not compile.
  ///
  ///     maker.setWidth(by: { $0.width / 2 })
  @_alwaysEmitIntoClient @inline(always)
  public func setWidth(by width: @escaping (LayoutGuide.Parent<Horizontal>) -> CGFloat)
    -> LayoutMaker<State.AddingWidth>
  {
    .init(state.adding(Horizontal.Width(.computed(.horizontal(width)))))
  }

  /// Decides the width by the guides of a reference, or of the box around several.
  ///
  /// The closure runs each time the layout is evaluated, and gives a length in points. A container
  /// lays the child out after the reference. A reference that is gone, in another tree or the view
  /// itself is reported, and the view keeps its frame. The horizontal axis then needs one of left,
  /// center, right, leading or trailing; a fact too many does not compile.
  ///
  ///     maker.pinWidth(to: photo, with: { $0.width * 2 })
  @_alwaysEmitIntoClient @inline(always)
  public func pinWidth(
    to reference: some LayoutReference,
    with width: @escaping (LayoutGuide.Reference<Horizontal>) -> CGFloat
  ) -> LayoutMaker<State.AddingWidth> {
    .init(
      state.adding(Horizontal.Width(LengthSource(reference.plumbReference, .horizontal(width)))))
  }

  /// Makes the width what the child asks for.
  ///
  /// The child is asked for the size that fits, once each time the layout is evaluated. It is
  /// offered the other length if that is decided without asking the child, and no limit otherwise.
  /// The horizontal axis then needs one of left, center, right, leading or trailing; a fact too
  /// many does not compile.
  @_alwaysEmitIntoClient @inline(always)
  public func fitWidth() -> LayoutMaker<State.AddingWidth> {
    .init(state.adding(Horizontal.Width(.fitted)))
  }

  /// Makes the width what the child asks for when it is offered what the closure gives.
  ///
  /// The closure runs each time the layout is evaluated. Otherwise as fitting without an offer. The
  /// horizontal axis then needs one of left, center, right, leading or trailing; a fact too many
  /// does not compile.
  ///
  ///     maker.fitWidth(by: { $0.width * 0.7 })
  @_alwaysEmitIntoClient @inline(always)
  public func fitWidth(by offer: @escaping (LayoutGuide.Parent<Horizontal>) -> CGFloat)
    -> LayoutMaker<State.AddingWidth>
  {
    .init(state.adding(Horizontal.Width(.other(OtherLength(.fittedBy(.horizontal(offer)))))))
  }
}

extension LayoutMaker where State: TakesWidthAtRatio {
  /// Makes the width follow the height, at a ratio.
  ///
  /// The ratio is the width divided by the height, 16 / 9 say, in both verbs. Does not compile if
  /// the height follows the width already. The horizontal axis then needs one of left, center,
  /// right, leading or trailing; a fact too many does not compile.
  @_alwaysEmitIntoClient @inline(always)
  public func setWidth(toHeight ratio: CGFloat) -> LayoutMaker<State.AddingWidthAtRatio> {
    .init(state.adding(following: Horizontal.Width(.ratio(ratio))))
  }
}
