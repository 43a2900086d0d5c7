import Plumb

/// A chain of calls that gives a view its place and size in one line.
///
///     title.plumb.pin { $0.below(of: photo).horizontally(8).sizeToFit(.width) }          // at once
///     card.plumb.setPin(for: title) { $0.below(of: photo).horizontally(8).sizeToFit(.width) }
///
/// The chain's type carries the facts given so far: which edges, centers and lengths are named, whether the view is
/// justified, how its size is adjusted, and its limits. A call that contradicts them does not compile, and editors do
/// not offer it: the same fact twice, an edge beside the center of its axis, two adjustments of the size. The order of
/// calls is free. So an error that only the complete chain shows, such as justifying without both edges, is refused at
/// the end of the chain.
///
/// A chain that is applied at once leaves unnamed facts as they are. A stored chain must name position and size on
/// both axes. Then it is a layout like any other: ordered by its references, measured on trial, explained and put on
/// the pixel grid.
///
/// A chain is a value. It can be kept, passed to a function and forked.
@frozen
public struct PinChain<
  View: Layoutable, H: PinColumnState, V: PinRowState, Adjustment: PinAdjusting, Edges: PinEdging,
  Widths: PinLimiting, Heights: PinLimiting
> {
  @usableFromInline let speech: PinSpeech

  @_alwaysEmitIntoClient @inline(always)
  init(_ speech: PinSpeech) {
    self.speech = speech
  }

  /// The chain with one more item. The type of the result carries the chain's new state.
  @_alwaysEmitIntoClient @inline(always)
  func becoming<
    H2: PinColumnState, V2: PinRowState, A2: PinAdjusting, E2: PinEdging, W2: PinLimiting,
    T2: PinLimiting
  >(_ item: @autoclosure () -> some PinItem) -> PinChain<View, H2, V2, A2, E2, W2, T2> {
    PinChain<View, H2, V2, A2, E2, W2, T2>(speech.saying(item()))
  }

  /// The chain with one more item that changes its values, for less frequent calls. The result has the new state.
  @usableFromInline
  func becoming<
    H2: PinColumnState, V2: PinRowState, A2: PinAdjusting, E2: PinEdging, W2: PinLimiting,
    T2: PinLimiting
  >(
    _ change: @escaping (inout PinValues) -> Void
  ) -> PinChain<View, H2, V2, A2, E2, W2, T2> {
    becoming(PinChange(change))
  }
}

/// An empty chain, which a closure begins with.
public typealias PinStart<View: Layoutable> = PinChain<
  View, PinColumns.Open, PinRows.Open, PinUnadjusted, PinLooseEdges, PinUnlimited, PinUnlimited
>

/// The result of a closure that is applied at once.
@frozen
public struct PinLayout {
  @usableFromInline let speech: PinSpeech

  @_alwaysEmitIntoClient @inline(always)
  init(_ speech: PinSpeech) {
    self.speech = speech
  }
}

/// The result of a closure that is stored: a chain that names position and size on both axes.
public struct PinStoredLayout {
  let values: PinValues

  @usableFromInline
  init(_ speech: PinSpeech) {
    values = speech.values
  }
}

/// The result of an `if` without `else`. No closure may end with it.
public struct PinHalfChoice {}

extension PinAlign {
  /// The type of `isFirst ? $0.top(8) : $0.bottom(8)`: one of two chains. No closure accepts it.
  // Nested here, so that editors do not offer it in every expression.
  @_documentation(visibility: internal)
  public protocol ChosenChain {}
}

extension PinChain: PinAlign.ChosenChain {}
