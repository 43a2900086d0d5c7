import Foundation
import Plumb

// A chain adjusts the size at most once: by measuring the view, or by a ratio.

extension PinChain where Adjustment == PinUnadjusted, View.PlumbMeasure == Measured {
  /// Measures the view with `sizeThatFits`.
  ///
  ///     title.plumb.pin { $0.top(8).horizontally(8).sizeToFit(.width) }
  ///
  /// With `.width`, the width stays and the measured height is taken. With `.widthFlexible`, the width is offered and
  /// both measured sides are taken. `.height` and `.heightFlexible` do the same with the height. With `.content`, the
  /// view's current size is offered and both measured sides are taken. Does not compile for a view that is not
  /// measured.
  @_alwaysEmitIntoClient @inline(always)
  public func sizeToFit<Fit: PinFit>(
    _ fit: Fit
  ) -> PinChain<View, H, V, Fit, Edges, Widths, Heights> {
    becoming(PinFitting<Fit>())
  }

  /// Offers the view its current size, and takes the measured width and height.
  public func sizeToFit() -> PinChain<
    View, H, V, PinFits.Content, Edges, Widths, Heights
  > {
    becoming(PinFitting<PinFits.Content>())
  }
}

extension PinChain where Adjustment == PinUnadjusted {
  /// Computes the side that the chain does not name from the one that it names, by a ratio of width to height.
  ///
  /// Does not compile if no side is named, or both. A ratio that is not finite or not above 0 is reported and ignored.
  @_alwaysEmitIntoClient @inline(always)
  public func aspectRatio(
    _ ratio: CGFloat
  ) -> PinChain<View, H, V, PinRatio, Edges, Widths, Heights> {
    becoming(PinRatioOf(ratio))
  }

  /// Computes the side that the chain does not name, with the ratio of another view. That view's transform is ignored,
  /// except in `pinFrame` and `setPinFrame`.
  public func aspectRatio(
    of view: some LayoutReference
  ) -> PinChain<View, H, V, PinRatio, Edges, Widths, Heights> {
    let reference = view.plumbReference
    return becoming { $0.adjustment = .ratioOf($0.use.resolved(reference)) }
  }
}

extension PinChain where Adjustment == PinUnadjusted, View: ImageHost {
  /// Computes the side that the chain does not name, with the ratio of the view's image. Without an image, the call is
  /// reported and ignored.
  public func aspectRatio() -> PinChain<
    View, H, V, PinRatio, Edges, Widths, Heights
  > {
    becoming { $0.adjustment = .imageRatio }
  }
}

extension PinChain where Adjustment == PinUnadjusted {
  // For a view with an image, the type checker must prefer the available overload of `aspectRatio()`. It must do so
  // even if the chain's end has a disfavored overload that takes an optional chain and refuses it. So the result of
  // this overload is implicitly unwrapped, which the type checker counts against it.
  @_disfavoredOverload
  @available(
    *, unavailable,
    message: "only a view with an image has a ratio of its own; say it: aspectRatio(2)"
  )
  public func aspectRatio() -> PinChain<
    View, PinColumns.Refused, PinRows.Refused, PinUnadjusted, Edges, Widths, Heights
  >! { unreachable() }
}

@available(
  *, unavailable, message: "nothing in this view asks for a size; say it: width(40).height(20)"
)
extension PinChain where Adjustment == PinUnadjusted, View.PlumbMeasure == Unmeasured {
  public func sizeToFit<Fit: PinFit>(
    _ fit: Fit
  ) -> PinChain<View, H, V, Fit, Edges, Widths, Heights> { unreachable() }
  public func sizeToFit() -> PinChain<View, H, V, PinFits.Content, Edges, Widths, Heights> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message: "the size is adjusted already; a chain has one sizeToFit or one aspectRatio"
)
extension PinChain where Adjustment: PinAdjusted {
  public func sizeToFit<Fit: PinFit>(_ fit: Fit) -> Self { unreachable() }
  public func sizeToFit() -> Self { unreachable() }
  public func aspectRatio(_ ratio: CGFloat) -> Self { unreachable() }
  public func aspectRatio(of view: some LayoutReference) -> Self { unreachable() }
  public func aspectRatio() -> Self { unreachable() }
}

extension PinJustify {
  /// The place of the view in the space between its two pinned edges; nil for `none`.
  var side: PinSide? {
    switch self {
    case .left: .start
    case .center: .middle
    case .right: .end
    case .start: .leading
    case .end: .trailing
    case .none: nil
    }
  }
}

extension PinVerticalAlign {
  /// The place of the view in the space between its two pinned edges; nil for `none`.
  var side: PinSide? {
    switch self {
    case .top: .start
    case .center: .middle
    case .bottom: .end
    case .none: nil
    }
  }
}
