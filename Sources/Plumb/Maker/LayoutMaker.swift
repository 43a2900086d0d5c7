/// A builder that decides a frame fact by fact, and carries the decided facts in its type.
///
///     maker                       // LayoutMaker<IndividualProperty.Initial>
///       .setLeft(to: 8)           // LayoutMaker<Frame<Horizontal.Left, Vertical.Open>>
///       .setTop(to: 8)            // LayoutMaker<Frame<Horizontal.Left, Vertical.Top>>
///       .setWidth(to: 100)        // LayoutMaker<Frame<Horizontal.Complete, Vertical.Top>>
///       .fitHeight()              // LayoutMaker<IndividualLayout>: complete
///
/// Each axis takes two facts, in any order, and the axes are independent. Editors offer only the verbs that may
/// follow. Only a complete maker can be laid out. An incomplete maker, or a fact too many, does not compile: the
/// message names the axis, the facts it has, and the fix.
///
/// A maker is a value. It can be kept, passed to a function and forked; the original does not change.
///
///     let inMargins = maker.setLeft(inset: 0, from: .layoutMargins)
///                          .setRight(inset: 0, from: .layoutMargins)
///     let title = inMargins.setTop(to: 8).fitHeight()
///     let body = inMargins.setTop(at: titleLabel.plumb.bottom, offset: 4).fitHeight()
@frozen
public struct LayoutMaker<State> {
  @usableFromInline let state: State

  @_alwaysEmitIntoClient @inline(always)
  init(_ state: State) {
    self.state = state
  }
}

extension LayoutMaker where State == IndividualProperty.Initial {
  /// A maker with nothing decided.
  @_alwaysEmitIntoClient @inline(always)
  public init() {
    state = IndividualProperty.Frame(Horizontal.Open(), Vertical.Open())
  }
}

extension LayoutMaker where State == IndividualLayout {
  /// A maker with a layout from a front end.
  @_spi(PlumbFrontEnd)
  public init(layout: IndividualLayout) { self.init(layout) }

  /// The complete layout.
  @_alwaysEmitIntoClient @inline(always)
  public var layout: IndividualLayout { state }
}

@available(
  *, unavailable,
  message: "underspecified frame: the horizontal axis needs two facts before there is a layout"
)
extension LayoutMaker where State: HorizontallyIncomplete {
  @_alwaysEmitIntoClient public var layout: IndividualLayout { unreachable() }
}

@available(
  *, unavailable,
  message: "underspecified frame: the vertical axis needs two facts before there is a layout"
)
extension LayoutMaker where State: HorizontallyComplete & VerticallyIncomplete {
  @_alwaysEmitIntoClient public var layout: IndividualLayout { unreachable() }
}
