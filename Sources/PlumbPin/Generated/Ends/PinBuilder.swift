// Written by Scripts/write-pin from its tables. Do not edit.

import Foundation
import Plumb

/// Ends the chain that a closure says, which is applied at once.
@resultBuilder
public enum PinBuilder {
  /// Ends a chain that says something of the horizontal axis, without a ratio; margins move the view.
  @_alwaysEmitIntoClient @inline(always)
  public static func buildExpression<
    View: Layoutable, H: PinColumnState, V: PinRowState, Adjustment: PinAdjusting,
    Widths: PinLimiting, Heights: PinLimiting
  >(
    _ chain: PinChain<View, H, V, Adjustment, PinLooseEdges, Widths, Heights>
  ) -> PinLayout
  where
    Adjustment: PinWithoutRatio, H: PinHorizontalSaid, H: PinHorizontalSound, V: PinVerticalSound
  {
    PinLayout(chain.speech)
  }

  /// Ends a chain that says something of the horizontal axis, without a ratio; margins shrink the view.
  @_alwaysEmitIntoClient @inline(always)
  public static func buildExpression<
    View: Layoutable, H: PinColumnState, V: PinRowState, Adjustment: PinAdjusting,
    Widths: PinLimiting, Heights: PinLimiting
  >(
    _ chain: PinChain<View, H, V, Adjustment, PinPinnedEdges, Widths, Heights>
  ) -> PinLayout
  where
    Adjustment: PinWithoutRatio, H: PinHorizontalSaid, H: PinHorizontalSoundPinned,
    V: PinVerticalSoundPinned, H.Ends == PinOpenEnds
  {
    PinLayout(chain.speech)
  }

  /// Ends a chain that says something of the horizontal axis, without a ratio; margins shrink the view.
  @_alwaysEmitIntoClient @inline(always)
  public static func buildExpression<
    View: Layoutable, H: PinColumnState, V: PinRowState, Adjustment: PinAdjusting,
    Widths: PinLimiting, Heights: PinLimiting
  >(
    _ chain: PinChain<View, H, V, Adjustment, PinPinnedEdges, Widths, Heights>
  ) -> PinLayout
  where
    Adjustment: PinWithoutRatio, H: PinHorizontalSaid, H: PinHorizontalSoundPinned,
    V: PinVerticalSoundPinned, H.Ends == PinBothEnds, V.Ends == PinOpenEnds
  {
    PinLayout(chain.speech)
  }

  /// Ends a chain that says something of the vertical axis, without a ratio; margins move the view.
  @_alwaysEmitIntoClient @inline(always)
  public static func buildExpression<
    View: Layoutable, H: PinColumnState, V: PinRowState, Adjustment: PinAdjusting,
    Widths: PinLimiting, Heights: PinLimiting
  >(
    _ chain: PinChain<View, H, V, Adjustment, PinLooseEdges, Widths, Heights>
  ) -> PinLayout
  where
    Adjustment: PinWithoutRatio, H: PinHorizontalUnsaid, V: PinVerticalSaid, H: PinHorizontalSound,
    V: PinVerticalSound
  {
    PinLayout(chain.speech)
  }

  /// Ends a chain that says something of the vertical axis, without a ratio; margins shrink the view.
  @_alwaysEmitIntoClient @inline(always)
  public static func buildExpression<
    View: Layoutable, H: PinColumnState, V: PinRowState, Adjustment: PinAdjusting,
    Widths: PinLimiting, Heights: PinLimiting
  >(
    _ chain: PinChain<View, H, V, Adjustment, PinPinnedEdges, Widths, Heights>
  ) -> PinLayout
  where
    Adjustment: PinWithoutRatio, H: PinHorizontalUnsaid, V: PinVerticalSaid,
    H: PinHorizontalSoundPinned, V: PinVerticalSoundPinned, H.Ends == PinOpenEnds
  {
    PinLayout(chain.speech)
  }

  /// Ends a chain that says something of the vertical axis, without a ratio; margins shrink the view.
  @_alwaysEmitIntoClient @inline(always)
  public static func buildExpression<
    View: Layoutable, H: PinColumnState, V: PinRowState, Adjustment: PinAdjusting,
    Widths: PinLimiting, Heights: PinLimiting
  >(
    _ chain: PinChain<View, H, V, Adjustment, PinPinnedEdges, Widths, Heights>
  ) -> PinLayout
  where
    Adjustment: PinWithoutRatio, H: PinHorizontalUnsaid, V: PinVerticalSaid,
    H: PinHorizontalSoundPinned, V: PinVerticalSoundPinned, H.Ends == PinBothEnds,
    V.Ends == PinOpenEnds
  {
    PinLayout(chain.speech)
  }

  /// Ends a chain that fits the view and says nothing else; margins do nothing.
  @_alwaysEmitIntoClient @inline(always)
  public static func buildExpression<
    View: Layoutable, H: PinColumnState, V: PinRowState, Adjustment: PinAdjusting, Edges: PinEdging,
    Widths: PinLimiting, Heights: PinLimiting
  >(
    _ chain: PinChain<View, H, V, Adjustment, Edges, Widths, Heights>
  ) -> PinLayout where H: PinHorizontalUnsaid, V: PinVerticalUnsaid, Adjustment: PinFit {
    PinLayout(chain.speech)
  }

  /// Ends a chain that limits the width and says nothing of an axis; margins do nothing.
  @_alwaysEmitIntoClient @inline(always)
  public static func buildExpression<
    View: Layoutable, H: PinColumnState, V: PinRowState, Edges: PinEdging, Widths: PinLimiting,
    Heights: PinLimiting
  >(
    _ chain: PinChain<View, H, V, PinUnadjusted, Edges, Widths, Heights>
  ) -> PinLayout where H: PinHorizontalUnsaid, V: PinVerticalUnsaid, Widths: PinLimited {
    PinLayout(chain.speech)
  }

  /// Ends a chain that limits the height and says nothing of an axis; margins do nothing.
  @_alwaysEmitIntoClient @inline(always)
  public static func buildExpression<
    View: Layoutable, H: PinColumnState, V: PinRowState, Edges: PinEdging, Widths: PinLimiting,
    Heights: PinLimiting
  >(
    _ chain: PinChain<View, H, V, PinUnadjusted, Edges, Widths, Heights>
  ) -> PinLayout
  where H: PinHorizontalUnsaid, V: PinVerticalUnsaid, Widths: PinNotLimited, Heights: PinLimited {
    PinLayout(chain.speech)
  }

  /// Ends a chain that gives the height as a ratio of the width; margins move the view.
  @_alwaysEmitIntoClient @inline(always)
  public static func buildExpression<
    View: Layoutable, H: PinColumnState, V: PinRowState, Widths: PinLimiting, Heights: PinLimiting
  >(
    _ chain: PinChain<View, H, V, PinRatio, PinLooseEdges, Widths, Heights>
  ) -> PinLayout
  where H.Length == PinKnown, V.Length == PinUnknown, H: PinHorizontalSound, V: PinVerticalSound {
    PinLayout(chain.speech)
  }

  /// Ends a chain that gives the height as a ratio of the width; margins shrink the view.
  @_alwaysEmitIntoClient @inline(always)
  public static func buildExpression<
    View: Layoutable, H: PinColumnState, V: PinRowState, Widths: PinLimiting, Heights: PinLimiting
  >(
    _ chain: PinChain<View, H, V, PinRatio, PinPinnedEdges, Widths, Heights>
  ) -> PinLayout
  where
    H.Length == PinKnown, V.Length == PinUnknown, H: PinHorizontalSoundPinned,
    V: PinVerticalSoundPinned, H.Ends == PinOpenEnds
  {
    PinLayout(chain.speech)
  }

  /// Ends a chain that gives the height as a ratio of the width; margins shrink the view.
  @_alwaysEmitIntoClient @inline(always)
  public static func buildExpression<
    View: Layoutable, H: PinColumnState, V: PinRowState, Widths: PinLimiting, Heights: PinLimiting
  >(
    _ chain: PinChain<View, H, V, PinRatio, PinPinnedEdges, Widths, Heights>
  ) -> PinLayout
  where
    H.Length == PinKnown, V.Length == PinUnknown, H: PinHorizontalSoundPinned,
    V: PinVerticalSoundPinned, H.Ends == PinBothEnds, V.Ends == PinOpenEnds
  {
    PinLayout(chain.speech)
  }

  /// Ends a chain that gives the width as a ratio of the height; margins move the view.
  @_alwaysEmitIntoClient @inline(always)
  public static func buildExpression<
    View: Layoutable, H: PinColumnState, V: PinRowState, Widths: PinLimiting, Heights: PinLimiting
  >(
    _ chain: PinChain<View, H, V, PinRatio, PinLooseEdges, Widths, Heights>
  ) -> PinLayout
  where H.Length == PinUnknown, V.Length == PinKnown, H: PinHorizontalSound, V: PinVerticalSound {
    PinLayout(chain.speech)
  }

  /// Ends a chain that gives the width as a ratio of the height; margins shrink the view.
  @_alwaysEmitIntoClient @inline(always)
  public static func buildExpression<
    View: Layoutable, H: PinColumnState, V: PinRowState, Widths: PinLimiting, Heights: PinLimiting
  >(
    _ chain: PinChain<View, H, V, PinRatio, PinPinnedEdges, Widths, Heights>
  ) -> PinLayout
  where
    H.Length == PinUnknown, V.Length == PinKnown, H: PinHorizontalSoundPinned,
    V: PinVerticalSoundPinned, H.Ends == PinOpenEnds
  {
    PinLayout(chain.speech)
  }

  /// Ends a chain that gives the width as a ratio of the height; margins shrink the view.
  @_alwaysEmitIntoClient @inline(always)
  public static func buildExpression<
    View: Layoutable, H: PinColumnState, V: PinRowState, Widths: PinLimiting, Heights: PinLimiting
  >(
    _ chain: PinChain<View, H, V, PinRatio, PinPinnedEdges, Widths, Heights>
  ) -> PinLayout
  where
    H.Length == PinUnknown, V.Length == PinKnown, H: PinHorizontalSoundPinned,
    V: PinVerticalSoundPinned, H.Ends == PinBothEnds, V.Ends == PinOpenEnds
  {
    PinLayout(chain.speech)
  }

  @available(
    *, unavailable, message: "the chain says nothing; say where the view stands: $0.top(8).left(8)"
  )
  public static func buildExpression<
    View: Layoutable, H: PinColumnState, V: PinRowState, Edges: PinEdging, Widths: PinLimiting,
    Heights: PinLimiting
  >(
    _ chain: PinChain<View, H, V, PinUnadjusted, Edges, Widths, Heights>
  ) -> PinLayout
  where H: PinHorizontalUnsaid, V: PinVerticalUnsaid, Widths: PinNotLimited, Heights: PinNotLimited
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
  ) -> PinLayout where H.Length == PinUnknown, V.Length == PinUnknown {
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
  ) -> PinLayout where H.Length == PinKnown, V.Length == PinKnown {
    unreachable()
  }

  @available(*, unavailable, message: "pinEdges has nothing to do: all four edges are pinned")
  public static func buildExpression<
    View: Layoutable, H: PinColumnState, V: PinRowState, Adjustment: PinAdjusting,
    Widths: PinLimiting, Heights: PinLimiting
  >(
    _ chain: PinChain<View, H, V, Adjustment, PinPinnedEdges, Widths, Heights>
  ) -> PinLayout where Adjustment: PinWithoutRatio, H.Ends == PinBothEnds, V.Ends == PinBothEnds {
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
  ) -> PinLayout {
    unreachable()
  }

  @available(
    *, unavailable,
    message:
      "two chains that say different things have different types; write if and else: if isFirst { $0.top(8) } else { $0.bottom(8) }"
  )
  @_disfavoredOverload
  public static func buildExpression(_ chains: (any PinAlign.ChosenChain)??) -> PinLayout {
    unreachable()
  }

  @available(*, unavailable, message: "the closure gives its chain back: $0.top(8).left(8)")
  public static func buildExpression(_ nothing: Void) -> PinLayout { unreachable() }

  /// What a chain made before says.
  @_alwaysEmitIntoClient @inline(always)
  public static func buildExpression(_ layout: PinLayout) -> PinLayout { layout }

  /// The one chain of a closure.
  @_alwaysEmitIntoClient @inline(always)
  public static func buildBlock(_ layout: PinLayout) -> PinLayout { layout }

  /// The chain of the first branch of an `if` or a `switch`.
  @_alwaysEmitIntoClient @inline(always)
  public static func buildEither(first layout: PinLayout) -> PinLayout { layout }

  /// The chain of another branch.
  @_alwaysEmitIntoClient @inline(always)
  public static func buildEither(second layout: PinLayout) -> PinLayout { layout }

  /// The chain of a branch for newer systems.
  @_alwaysEmitIntoClient @inline(always)
  public static func buildLimitedAvailability(_ layout: PinLayout) -> PinLayout { layout }

  /// What an `if` without `else` says, which is no chain.
  public static func buildOptional(_ layout: PinLayout?) -> PinHalfChoice { PinHalfChoice() }

  @available(
    *, unavailable,
    message: "an if without else says nothing where it does not hold; add else, with a whole chain"
  )
  public static func buildBlock(_ half: PinHalfChoice) -> PinLayout { unreachable() }

  @available(
    *, unavailable,
    message: "the closure says nothing; say where the view stands: $0.top(8).left(8)"
  )
  public static func buildBlock() -> PinLayout { unreachable() }

  @available(*, unavailable, message: "a view has one chain; join the calls with dots")
  public static func buildBlock(_ first: Any, _ second: Any, _ others: Any...) -> PinLayout {
    unreachable()
  }
}
