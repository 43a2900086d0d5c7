import Plumb

/// Says in one line where a view stands and how large it is.
///
///     title.plumb.pin { $0.below(of: photo).horizontally(8).sizeToFit(.width) }          // at once
///     card.plumb.setPin(for: title) { $0.below(of: photo).horizontally(8).sizeToFit(.width) }
///
/// A chain carries in its type what has been said: which edges, centers and lengths of each axis are
/// named, whether the view is justified, how its size is adjusted and which limits it has. What would
/// contradict that is not offered by editors and does not compile: a thing said twice, an edge beside
/// its center, two ways to adjust the size. The order of calls is free, so what only the whole chain
/// shows is refused at its end: justifying without both edges, say.
///
/// At once, what a chain does not name stays as it is. A stored chain must name position and size on both
/// axes. Then it is a layout like any other: ordered by what it is pinned to, tried for a size, explained
/// and put on the pixel grid.
///
/// A chain is a value. It can be kept, passed to a function and forked.
@frozen
public struct PinChain<
  View: Layoutable, H: PinColumnState, V: PinRowState, Adjustment: PinAdjusting, Edges: PinEdging,
  Widths: PinLimiting, Heights: PinLimiting
> {
  @usableFromInline let speech: PinSpeech

  @inlinable @inline(always)
  init(_ speech: PinSpeech) {
    self.speech = speech
  }

  /// The same chain in another state.
  @inlinable @inline(always)
  func becoming<
    H2: PinColumnState, V2: PinRowState, A2: PinAdjusting, E2: PinEdging, W2: PinLimiting,
    T2: PinLimiting
  >(_ item: @autoclosure () -> some PinItem) -> PinChain<View, H2, V2, A2, E2, W2, T2> {
    PinChain<View, H2, V2, A2, E2, W2, T2>(speech.saying(item()))
  }

  /// The chain with what is not so frequent, in another state.
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

/// A chain in which nothing is said yet.
public typealias PinStart<View: Layoutable> = PinChain<
  View, PinColumns.Open, PinRows.Open, PinUnadjusted, PinLooseEdges, PinUnlimited, PinUnlimited
>

/// What a closure says with a chain: what is left when it is over.
@frozen
public struct PinLayout {
  @usableFromInline let speech: PinSpeech

  @inlinable @inline(always)
  init(_ speech: PinSpeech) {
    self.speech = speech
  }
}

/// What a closure says with a chain that names position and size on both axes.
public struct PinStoredLayout {
  let values: PinValues

  @usableFromInline
  init(_ speech: PinSpeech) {
    values = speech.values
  }
}

/// What an `if` without `else` says: nothing where it does not hold. No closure ends with it.
public struct PinHalfChoice {}

extension PinAlign {
  /// What `isFirst ? $0.top(8) : $0.bottom(8)` is: one of two chains. No closure takes it.
  // It is in here so that editors do not offer it wherever an expression may stand.
  @_documentation(visibility: internal)
  public protocol ChosenChain {}
}

extension PinChain: PinAlign.ChosenChain {}
