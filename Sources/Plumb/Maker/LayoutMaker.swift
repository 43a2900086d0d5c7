/// Decides a frame, fact by fact, and carries in its type what has been decided so far.
///
///     maker                       // LayoutMaker<IndividualProperty.Initial>
///       .setLeft(to: 8)           // LayoutMaker<Frame<Horizontal.Left, Vertical.Open>>
///       .setTop(to: 8)            // LayoutMaker<Frame<Horizontal.Left, Vertical.Top>>
///       .setWidth(to: 100)        // LayoutMaker<Frame<Horizontal.LeftAndWidth, Vertical.Top>>
///       .fitHeight()              // LayoutMaker<IndividualLayout>: complete
///
/// Each axis takes two facts, in any order, and the axes do not wait for each other. Only a complete
/// maker can be laid out; one that is not, and a fact too many, do not compile, and the message says
/// which axis, what it holds and what would mend it.
///
/// A maker is a value. It can be kept, handed to a function and forked; the original stays as it was.
///
///     let inMargins = maker.setLeft(by: { $0.layoutMarginsGuide.left })
///                          .setRight(by: { $0.layoutMarginsGuide.right })
///     let title = inMargins.setTop(to: 8).fitHeight()
///     let body = inMargins.pinTop(to: titleLabel, with: { $0.bottom + 4 }).fitHeight()
@frozen
public struct LayoutMaker<State> {
  @usableFromInline let state: State

  @inlinable @inline(always)
  init(_ state: State) {
    self.state = state
  }
}

extension LayoutMaker where State == IndividualProperty.Initial {
  /// A maker with nothing decided.
  @inlinable @inline(always)
  public init() {
    state = IndividualProperty.Frame(horizontal: Horizontal.Open(), vertical: Vertical.Open())
  }
}

extension LayoutMaker where State: Adjustable {
  /// The layout that the maker has made. Does not compile before both axes are complete.
  @inlinable @inline(always)
  public var layout: IndividualLayout { state.adjustable }
}

/// The states of a maker of the layout of one view.
public enum IndividualProperty {
  /// Nothing decided yet on either axis.
  public typealias Initial = Frame<Horizontal.Open, Vertical.Open>

  /// What is decided of a frame: the product of what is decided of its two axes, so that the order
  /// of calls is free and no state has to be written for a combination.
  @frozen
  public struct Frame<H: HorizontalAxisState, V: VerticalAxisState> {
    @usableFromInline let horizontal: H
    @usableFromInline let vertical: V

    @inlinable @inline(always)
    init(horizontal: H, vertical: V) {
      self.horizontal = horizontal
      self.vertical = vertical
    }
  }
}

extension LayoutMaker where State == IndividualLayout {
  /// The complete maker that a frame with two complete axes is.
  @inlinable @inline(always)
  init<H: CompleteHorizontalAxis, V: CompleteVerticalAxis>(
    completing frame: IndividualProperty.Frame<H, V>
  ) {
    state = IndividualLayout(frame.horizontal.facts, frame.vertical.facts)
  }
}
