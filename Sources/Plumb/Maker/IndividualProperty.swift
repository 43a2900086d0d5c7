/// The states of a maker of the layout of one view.
public enum IndividualProperty {
  /// Nothing is decided yet on either axis.
  public typealias Initial = Frame<Horizontal.Open, Vertical.Open>

  /// What is decided of a frame: the product of what is decided of its two axes. So the order of
  /// calls is free, and nobody writes a state for each combination.
  @frozen
  public struct Frame<H: HorizontalAxisState, V: VerticalAxisState> {
    @usableFromInline let horizontal: H
    @usableFromInline let vertical: V
    /// What is done to the frame afterwards; nothing before both axes are complete.
    @usableFromInline var adjustments = AdjustmentChain()

    @_alwaysEmitIntoClient @inline(always)
    init(_ horizontal: H, _ vertical: V) {
      self.horizontal = horizontal
      self.vertical = vertical
    }
  }
}

/// A complete layout: two facts for each axis, and what is done to the frame afterwards.
///
/// It is data and closures and nothing else. Evaluating it against a context moves nothing, and gives
/// the same frame as long as the context is the same.
///
/// Evaluation begins with the axis that needs nothing of the other. A fitted length asks the child for
/// the size that fits once: with the other axis's length if that is decided by then, and without a
/// limit if it is not.
public typealias IndividualLayout = IndividualProperty.Frame<Horizontal.Complete, Vertical.Complete>

extension IndividualLayout {
  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(always)
  public init(_ horizontal: AxisFacts<Horizontal>, _ vertical: AxisFacts<Vertical>) {
    self.init(Horizontal.Complete(horizontal), Vertical.Complete(vertical))
  }
}
