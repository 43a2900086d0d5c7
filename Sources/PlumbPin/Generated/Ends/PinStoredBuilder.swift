// Written by Scripts/write-pin from its tables. Do not edit.

import Foundation
import Plumb

/// Ends the chain that a closure says, which is stored: position and size are named on both axes.
@resultBuilder
public enum PinStoredBuilder {
  /// Ends a chain with both lengths; margins move the view.
  @_alwaysEmitIntoClient @inline(always)
  public static func buildExpression<
    View: Layoutable, H: PinColumnState, V: PinRowState, Widths: PinLimiting, Heights: PinLimiting
  >(
    _ chain: PinChain<View, H, V, PinUnadjusted, PinLooseEdges, Widths, Heights>
  ) -> PinStoredLayout
  where
    H: PinHorizontalPlaced, V: PinVerticalPlaced, H: PinHorizontalSized, V: PinVerticalSized,
    H: PinHorizontalSound, V: PinVerticalSound
  {
    PinStoredLayout(chain.speech)
  }

  /// Ends a chain with both lengths; margins shrink the view.
  @_alwaysEmitIntoClient @inline(always)
  public static func buildExpression<
    View: Layoutable, H: PinColumnState, V: PinRowState, Widths: PinLimiting, Heights: PinLimiting
  >(
    _ chain: PinChain<View, H, V, PinUnadjusted, PinPinnedEdges, Widths, Heights>
  ) -> PinStoredLayout
  where
    H: PinHorizontalPlaced, V: PinVerticalPlaced, H: PinHorizontalSized, V: PinVerticalSized,
    H: PinHorizontalSoundPinned, V: PinVerticalSoundPinned, H.Ends == PinOpenEnds
  {
    PinStoredLayout(chain.speech)
  }

  /// Ends a chain with both lengths; margins shrink the view.
  @_alwaysEmitIntoClient @inline(always)
  public static func buildExpression<
    View: Layoutable, H: PinColumnState, V: PinRowState, Widths: PinLimiting, Heights: PinLimiting
  >(
    _ chain: PinChain<View, H, V, PinUnadjusted, PinPinnedEdges, Widths, Heights>
  ) -> PinStoredLayout
  where
    H: PinHorizontalPlaced, V: PinVerticalPlaced, H: PinHorizontalSized, V: PinVerticalSized,
    H: PinHorizontalSoundPinned, V: PinVerticalSoundPinned, H.Ends == PinBothEnds,
    V.Ends == PinOpenEnds
  {
    PinStoredLayout(chain.speech)
  }

  /// Ends a chain that fits the view to its width; margins move the view.
  @_alwaysEmitIntoClient @inline(always)
  public static func buildExpression<
    View: Layoutable, H: PinColumnState, V: PinRowState, Adjustment: PinAdjusting,
    Widths: PinLimiting, Heights: PinLimiting
  >(
    _ chain: PinChain<View, H, V, Adjustment, PinLooseEdges, Widths, Heights>
  ) -> PinStoredLayout
  where
    H: PinHorizontalPlaced, V: PinVerticalPlaced, Adjustment: PinFitOfWidth, H: PinHorizontalSized,
    H: PinHorizontalSound, V: PinVerticalSound
  {
    PinStoredLayout(chain.speech)
  }

  /// Ends a chain that fits the view to its width; margins shrink the view.
  @_alwaysEmitIntoClient @inline(always)
  public static func buildExpression<
    View: Layoutable, H: PinColumnState, V: PinRowState, Adjustment: PinAdjusting,
    Widths: PinLimiting, Heights: PinLimiting
  >(
    _ chain: PinChain<View, H, V, Adjustment, PinPinnedEdges, Widths, Heights>
  ) -> PinStoredLayout
  where
    H: PinHorizontalPlaced, V: PinVerticalPlaced, Adjustment: PinFitOfWidth, H: PinHorizontalSized,
    H: PinHorizontalSoundPinned, V: PinVerticalSoundPinned, H.Ends == PinOpenEnds
  {
    PinStoredLayout(chain.speech)
  }

  /// Ends a chain that fits the view to its width; margins shrink the view.
  @_alwaysEmitIntoClient @inline(always)
  public static func buildExpression<
    View: Layoutable, H: PinColumnState, V: PinRowState, Adjustment: PinAdjusting,
    Widths: PinLimiting, Heights: PinLimiting
  >(
    _ chain: PinChain<View, H, V, Adjustment, PinPinnedEdges, Widths, Heights>
  ) -> PinStoredLayout
  where
    H: PinHorizontalPlaced, V: PinVerticalPlaced, Adjustment: PinFitOfWidth, H: PinHorizontalSized,
    H: PinHorizontalSoundPinned, V: PinVerticalSoundPinned, H.Ends == PinBothEnds,
    V.Ends == PinOpenEnds
  {
    PinStoredLayout(chain.speech)
  }

  /// Ends a chain that fits the view to its height; margins move the view.
  @_alwaysEmitIntoClient @inline(always)
  public static func buildExpression<
    View: Layoutable, H: PinColumnState, V: PinRowState, Adjustment: PinAdjusting,
    Widths: PinLimiting, Heights: PinLimiting
  >(
    _ chain: PinChain<View, H, V, Adjustment, PinLooseEdges, Widths, Heights>
  ) -> PinStoredLayout
  where
    H: PinHorizontalPlaced, V: PinVerticalPlaced, Adjustment: PinFitOfHeight, V: PinVerticalSized,
    H: PinHorizontalSound, V: PinVerticalSound
  {
    PinStoredLayout(chain.speech)
  }

  /// Ends a chain that fits the view to its height; margins shrink the view.
  @_alwaysEmitIntoClient @inline(always)
  public static func buildExpression<
    View: Layoutable, H: PinColumnState, V: PinRowState, Adjustment: PinAdjusting,
    Widths: PinLimiting, Heights: PinLimiting
  >(
    _ chain: PinChain<View, H, V, Adjustment, PinPinnedEdges, Widths, Heights>
  ) -> PinStoredLayout
  where
    H: PinHorizontalPlaced, V: PinVerticalPlaced, Adjustment: PinFitOfHeight, V: PinVerticalSized,
    H: PinHorizontalSoundPinned, V: PinVerticalSoundPinned, H.Ends == PinOpenEnds
  {
    PinStoredLayout(chain.speech)
  }

  /// Ends a chain that fits the view to its height; margins shrink the view.
  @_alwaysEmitIntoClient @inline(always)
  public static func buildExpression<
    View: Layoutable, H: PinColumnState, V: PinRowState, Adjustment: PinAdjusting,
    Widths: PinLimiting, Heights: PinLimiting
  >(
    _ chain: PinChain<View, H, V, Adjustment, PinPinnedEdges, Widths, Heights>
  ) -> PinStoredLayout
  where
    H: PinHorizontalPlaced, V: PinVerticalPlaced, Adjustment: PinFitOfHeight, V: PinVerticalSized,
    H: PinHorizontalSoundPinned, V: PinVerticalSoundPinned, H.Ends == PinBothEnds,
    V.Ends == PinOpenEnds
  {
    PinStoredLayout(chain.speech)
  }

  /// Ends a chain that fits the view to its content; margins move the view.
  @_alwaysEmitIntoClient @inline(always)
  public static func buildExpression<
    View: Layoutable, H: PinColumnState, V: PinRowState, Widths: PinLimiting, Heights: PinLimiting
  >(
    _ chain: PinChain<View, H, V, PinFits.Content, PinLooseEdges, Widths, Heights>
  ) -> PinStoredLayout
  where H: PinHorizontalPlaced, V: PinVerticalPlaced, H: PinHorizontalSound, V: PinVerticalSound {
    PinStoredLayout(chain.speech)
  }

  /// Ends a chain that fits the view to its content; margins shrink the view.
  @_alwaysEmitIntoClient @inline(always)
  public static func buildExpression<
    View: Layoutable, H: PinColumnState, V: PinRowState, Widths: PinLimiting, Heights: PinLimiting
  >(
    _ chain: PinChain<View, H, V, PinFits.Content, PinPinnedEdges, Widths, Heights>
  ) -> PinStoredLayout
  where
    H: PinHorizontalPlaced, V: PinVerticalPlaced, H: PinHorizontalSoundPinned,
    V: PinVerticalSoundPinned, H.Ends == PinOpenEnds
  {
    PinStoredLayout(chain.speech)
  }

  /// Ends a chain that fits the view to its content; margins shrink the view.
  @_alwaysEmitIntoClient @inline(always)
  public static func buildExpression<
    View: Layoutable, H: PinColumnState, V: PinRowState, Widths: PinLimiting, Heights: PinLimiting
  >(
    _ chain: PinChain<View, H, V, PinFits.Content, PinPinnedEdges, Widths, Heights>
  ) -> PinStoredLayout
  where
    H: PinHorizontalPlaced, V: PinVerticalPlaced, H: PinHorizontalSoundPinned,
    V: PinVerticalSoundPinned, H.Ends == PinBothEnds, V.Ends == PinOpenEnds
  {
    PinStoredLayout(chain.speech)
  }

  /// Ends a chain that gives the height as a ratio of the width; margins move the view.
  @_alwaysEmitIntoClient @inline(always)
  public static func buildExpression<
    View: Layoutable, H: PinColumnState, V: PinRowState, Widths: PinLimiting, Heights: PinLimiting
  >(
    _ chain: PinChain<View, H, V, PinRatio, PinLooseEdges, Widths, Heights>
  ) -> PinStoredLayout
  where
    H.Length == PinKnown, V.Length == PinUnknown, H: PinHorizontalPlaced, V: PinVerticalPlaced,
    H: PinHorizontalSound, V: PinVerticalSound
  {
    PinStoredLayout(chain.speech)
  }

  /// Ends a chain that gives the height as a ratio of the width; margins shrink the view.
  @_alwaysEmitIntoClient @inline(always)
  public static func buildExpression<
    View: Layoutable, H: PinColumnState, V: PinRowState, Widths: PinLimiting, Heights: PinLimiting
  >(
    _ chain: PinChain<View, H, V, PinRatio, PinPinnedEdges, Widths, Heights>
  ) -> PinStoredLayout
  where
    H.Length == PinKnown, V.Length == PinUnknown, H: PinHorizontalPlaced, V: PinVerticalPlaced,
    H: PinHorizontalSoundPinned, V: PinVerticalSoundPinned, H.Ends == PinOpenEnds
  {
    PinStoredLayout(chain.speech)
  }

  /// Ends a chain that gives the height as a ratio of the width; margins shrink the view.
  @_alwaysEmitIntoClient @inline(always)
  public static func buildExpression<
    View: Layoutable, H: PinColumnState, V: PinRowState, Widths: PinLimiting, Heights: PinLimiting
  >(
    _ chain: PinChain<View, H, V, PinRatio, PinPinnedEdges, Widths, Heights>
  ) -> PinStoredLayout
  where
    H.Length == PinKnown, V.Length == PinUnknown, H: PinHorizontalPlaced, V: PinVerticalPlaced,
    H: PinHorizontalSoundPinned, V: PinVerticalSoundPinned, H.Ends == PinBothEnds,
    V.Ends == PinOpenEnds
  {
    PinStoredLayout(chain.speech)
  }

  /// Ends a chain that gives the width as a ratio of the height; margins move the view.
  @_alwaysEmitIntoClient @inline(always)
  public static func buildExpression<
    View: Layoutable, H: PinColumnState, V: PinRowState, Widths: PinLimiting, Heights: PinLimiting
  >(
    _ chain: PinChain<View, H, V, PinRatio, PinLooseEdges, Widths, Heights>
  ) -> PinStoredLayout
  where
    H.Length == PinUnknown, V.Length == PinKnown, H: PinHorizontalPlaced, V: PinVerticalPlaced,
    H: PinHorizontalSound, V: PinVerticalSound
  {
    PinStoredLayout(chain.speech)
  }

  /// Ends a chain that gives the width as a ratio of the height; margins shrink the view.
  @_alwaysEmitIntoClient @inline(always)
  public static func buildExpression<
    View: Layoutable, H: PinColumnState, V: PinRowState, Widths: PinLimiting, Heights: PinLimiting
  >(
    _ chain: PinChain<View, H, V, PinRatio, PinPinnedEdges, Widths, Heights>
  ) -> PinStoredLayout
  where
    H.Length == PinUnknown, V.Length == PinKnown, H: PinHorizontalPlaced, V: PinVerticalPlaced,
    H: PinHorizontalSoundPinned, V: PinVerticalSoundPinned, H.Ends == PinOpenEnds
  {
    PinStoredLayout(chain.speech)
  }

  /// Ends a chain that gives the width as a ratio of the height; margins shrink the view.
  @_alwaysEmitIntoClient @inline(always)
  public static func buildExpression<
    View: Layoutable, H: PinColumnState, V: PinRowState, Widths: PinLimiting, Heights: PinLimiting
  >(
    _ chain: PinChain<View, H, V, PinRatio, PinPinnedEdges, Widths, Heights>
  ) -> PinStoredLayout
  where
    H.Length == PinUnknown, V.Length == PinKnown, H: PinHorizontalPlaced, V: PinVerticalPlaced,
    H: PinHorizontalSoundPinned, V: PinVerticalSoundPinned, H.Ends == PinBothEnds,
    V.Ends == PinOpenEnds
  {
    PinStoredLayout(chain.speech)
  }

  @available(
    *, unavailable,
    message:
      "incomplete chain: a stored chain names its horizontal position; add left, right, hCenter, start or end"
  )
  public static func buildExpression<
    View: Layoutable, H: PinColumnState, V: PinRowState, Adjustment: PinAdjusting, Edges: PinEdging,
    Widths: PinLimiting, Heights: PinLimiting
  >(
    _ chain: PinChain<View, H, V, Adjustment, Edges, Widths, Heights>
  ) -> PinStoredLayout where H: PinHorizontalUnpinned {
    unreachable()
  }

  @available(
    *, unavailable,
    message:
      "incomplete chain: a stored chain names its vertical position; add top, bottom or vCenter"
  )
  public static func buildExpression<
    View: Layoutable, H: PinColumnState, V: PinRowState, Adjustment: PinAdjusting, Edges: PinEdging,
    Widths: PinLimiting, Heights: PinLimiting
  >(
    _ chain: PinChain<View, H, V, Adjustment, Edges, Widths, Heights>
  ) -> PinStoredLayout where H: PinHorizontalPlaced, V: PinVerticalUnpinned {
    unreachable()
  }

  @available(
    *, unavailable,
    message:
      "incomplete chain: a stored chain names its width; add width, both edges, sizeToFit or aspectRatio"
  )
  public static func buildExpression<
    View: Layoutable, H: PinColumnState, V: PinRowState, Edges: PinEdging, Widths: PinLimiting,
    Heights: PinLimiting
  >(
    _ chain: PinChain<View, H, V, PinUnadjusted, Edges, Widths, Heights>
  ) -> PinStoredLayout where H: PinHorizontalPlaced, V: PinVerticalPlaced, H.Length == PinUnknown {
    unreachable()
  }

  @available(
    *, unavailable,
    message:
      "incomplete chain: a stored chain names its height; add height, both edges, sizeToFit or aspectRatio"
  )
  public static func buildExpression<
    View: Layoutable, H: PinColumnState, V: PinRowState, Edges: PinEdging, Widths: PinLimiting,
    Heights: PinLimiting
  >(
    _ chain: PinChain<View, H, V, PinUnadjusted, Edges, Widths, Heights>
  ) -> PinStoredLayout
  where H: PinHorizontalPlaced, V: PinVerticalPlaced, H.Length == PinKnown, V.Length == PinUnknown {
    unreachable()
  }

  @available(
    *, unavailable,
    message: "incomplete chain: sizeToFit starts from the width; add width or both edges"
  )
  public static func buildExpression<
    View: Layoutable, H: PinColumnState, V: PinRowState, Adjustment: PinAdjusting, Edges: PinEdging,
    Widths: PinLimiting, Heights: PinLimiting
  >(
    _ chain: PinChain<View, H, V, Adjustment, Edges, Widths, Heights>
  ) -> PinStoredLayout
  where
    H: PinHorizontalPlaced, V: PinVerticalPlaced, Adjustment: PinFitOfWidth, H.Length == PinUnknown
  {
    unreachable()
  }

  @available(
    *, unavailable,
    message: "incomplete chain: sizeToFit starts from the height; add height or both edges"
  )
  public static func buildExpression<
    View: Layoutable, H: PinColumnState, V: PinRowState, Adjustment: PinAdjusting, Edges: PinEdging,
    Widths: PinLimiting, Heights: PinLimiting
  >(
    _ chain: PinChain<View, H, V, Adjustment, Edges, Widths, Heights>
  ) -> PinStoredLayout
  where
    H: PinHorizontalPlaced, V: PinVerticalPlaced, Adjustment: PinFitOfHeight, V.Length == PinUnknown
  {
    unreachable()
  }

  @available(
    *, unavailable,
    message:
      "aspectRatio needs a width or a height to start from; add width, height, or both edges of an axis"
  )
  @_disfavoredOverload
  public static func buildExpression<
    View: Layoutable, H: PinColumnState, V: PinRowState, Edges: PinEdging, Widths: PinLimiting,
    Heights: PinLimiting
  >(
    _ chain: PinChain<View, H, V, PinRatio, Edges, Widths, Heights>?
  ) -> PinStoredLayout where H.Length == PinUnknown, V.Length == PinUnknown {
    unreachable()
  }

  @available(
    *, unavailable, message: "aspectRatio beside a width and a height; leave out one of the three"
  )
  @_disfavoredOverload
  public static func buildExpression<
    View: Layoutable, H: PinColumnState, V: PinRowState, Edges: PinEdging, Widths: PinLimiting,
    Heights: PinLimiting
  >(
    _ chain: PinChain<View, H, V, PinRatio, Edges, Widths, Heights>?
  ) -> PinStoredLayout where H.Length == PinKnown, V.Length == PinKnown {
    unreachable()
  }

  @available(*, unavailable, message: "pinEdges has nothing to do: all four edges are pinned")
  public static func buildExpression<
    View: Layoutable, H: PinColumnState, V: PinRowState, Adjustment: PinAdjusting,
    Widths: PinLimiting, Heights: PinLimiting
  >(
    _ chain: PinChain<View, H, V, Adjustment, PinPinnedEdges, Widths, Heights>
  ) -> PinStoredLayout
  where Adjustment: PinWithoutRatio, H.Ends == PinBothEnds, V.Ends == PinBothEnds {
    unreachable()
  }

  @available(
    *, unavailable,
    message: "justify places the view between left and right; say both, or leave it out"
  )
  @_disfavoredOverload
  public static func buildExpression<
    View: Layoutable, H: PinColumnState, V: PinRowState, Adjustment: PinAdjusting, Edges: PinEdging,
    Widths: PinLimiting, Heights: PinLimiting
  >(
    _ chain: PinChain<View, H, V, Adjustment, Edges, Widths, Heights>?
  ) -> PinStoredLayout {
    unreachable()
  }

  @available(
    *, unavailable,
    message:
      "two chains that say different things have different types; write if and else: if isFirst { $0.top(8) } else { $0.bottom(8) }"
  )
  @_disfavoredOverload
  public static func buildExpression(_ chains: (any PinAlign.ChosenChain)??) -> PinStoredLayout {
    unreachable()
  }

  @available(*, unavailable, message: "the closure gives its chain back: $0.top(8).left(8)")
  public static func buildExpression(_ nothing: Void) -> PinStoredLayout { unreachable() }

  /// What a chain made before says.
  @_alwaysEmitIntoClient @inline(always)
  public static func buildExpression(_ layout: PinStoredLayout) -> PinStoredLayout { layout }

  /// The one chain of a closure.
  @_alwaysEmitIntoClient @inline(always)
  public static func buildBlock(_ layout: PinStoredLayout) -> PinStoredLayout { layout }

  /// The chain of the first branch of an `if` or a `switch`.
  @_alwaysEmitIntoClient @inline(always)
  public static func buildEither(first layout: PinStoredLayout) -> PinStoredLayout { layout }

  /// The chain of another branch.
  @_alwaysEmitIntoClient @inline(always)
  public static func buildEither(second layout: PinStoredLayout) -> PinStoredLayout { layout }

  /// The chain of a branch for newer systems.
  @_alwaysEmitIntoClient @inline(always)
  public static func buildLimitedAvailability(_ layout: PinStoredLayout) -> PinStoredLayout {
    layout
  }

  /// What an `if` without `else` says, which is no chain.
  public static func buildOptional(_ layout: PinStoredLayout?) -> PinHalfChoice { PinHalfChoice() }

  @available(
    *, unavailable,
    message: "an if without else says nothing where it does not hold; add else, with a whole chain"
  )
  public static func buildBlock(_ half: PinHalfChoice) -> PinStoredLayout { unreachable() }

  @available(
    *, unavailable,
    message: "the closure says nothing; say where the view stands: $0.top(8).left(8)"
  )
  public static func buildBlock() -> PinStoredLayout { unreachable() }

  @available(*, unavailable, message: "a view has one chain; join the calls with dots")
  public static func buildBlock(_ first: Any, _ second: Any, _ others: Any...) -> PinStoredLayout {
    unreachable()
  }
}
