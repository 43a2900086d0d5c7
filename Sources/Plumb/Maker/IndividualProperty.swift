/// The states of a maker that decides the layout of one view.
public enum IndividualProperty {
  /// Nothing is decided on either axis.
  public typealias Initial = Frame<Horizontal.Open, Vertical.Open>

  /// The state of a frame, as a pair of two axis states. So calls may come in any order, and combinations need no
  /// states of their own.
  @frozen
  public struct Frame<H: HorizontalAxisState, V: VerticalAxisState> {
    @usableFromInline let horizontal: H
    @usableFromInline let vertical: V
    /// The adjustments of the frame. Empty until both axes are complete.
    @usableFromInline var adjustments = AdjustmentChain()

    @_alwaysEmitIntoClient @inline(always)
    init(_ horizontal: H, _ vertical: V) {
      self.horizontal = horizontal
      self.vertical = vertical
    }
  }
}

/// A complete layout: two facts for each axis, and adjustments of the frame.
///
/// It only consists of data and closures. Evaluating it moves nothing, and gives the same frame as long as the context
/// is the same.
///
/// Evaluation starts with the axis that does not depend on the other axis. Fitted lengths ask the child for its size
/// once; if both lengths are fitted, one call finds both. If one length is fitted, the child is also offered the
/// length of the other axis, or no limit if that length follows from a ratio.
public typealias IndividualLayout = IndividualProperty.Frame<Horizontal.Complete, Vertical.Complete>

extension IndividualLayout {
  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(always)
  public init(_ horizontal: AxisFacts<Horizontal>, _ vertical: AxisFacts<Vertical>) {
    self.init(Horizontal.Complete(horizontal), Vertical.Complete(vertical))
  }
}
