import Foundation
import Plumb

// The size is adjusted once: to what the view asks for, or by a ratio.

extension PinChain where Adjustment == PinUnadjusted, View.PlumbMeasure == Measured {
  /// Asks the view for the size that fits.
  ///
  ///     title.plumb.pin { $0.top(8).horizontally(8).sizeToFit(.width) }
  ///
  /// With `.width` the width stays, and the view is asked for the height; with `.widthFlexible` it is
  /// offered the width and asked for both sides; the same with heights. With `.content` it is offered the
  /// size that it has. Does not compile for a view in which nothing asks for a size.
  @inlinable @inline(always)
  public func sizeToFit<Fit: PinFit>(
    _ fit: Fit
  ) -> PinChain<View, H, V, Fit, Edges, Widths, Heights> {
    becoming(PinFitting<Fit>())
  }

  /// Offers the view the size that it has, and asks it for both sides.
  public func sizeToFit() -> PinChain<
    View, H, V, PinFits.Content, Edges, Widths, Heights
  > {
    becoming(PinFitting<PinFits.Content>())
  }
}

extension PinChain where Adjustment == PinUnadjusted {
  /// Takes the side that is not named from the one that is, at a ratio of width to height.
  ///
  /// Does not compile if no side is named, or both. A ratio that is not more than 0 is reported and
  /// ignored.
  @inlinable @inline(always)
  public func aspectRatio(
    _ ratio: CGFloat
  ) -> PinChain<View, H, V, PinRatio, Edges, Widths, Heights> {
    becoming(PinRatioOf(ratio))
  }

  /// The same at the ratio of another view, without its transform.
  public func aspectRatio(
    of view: some LayoutReference
  ) -> PinChain<View, H, V, PinRatio, Edges, Widths, Heights> {
    let reference = view.plumbReference
    return becoming { $0.adjustment = .ratioOf($0.use.resolved(reference)) }
  }
}

extension PinChain where Adjustment == PinUnadjusted, View: ImageHost {
  /// The same at the ratio of the view's image. Without an image it is reported and ignored.
  public func aspectRatio() -> PinChain<
    View, H, V, PinRatio, Edges, Widths, Heights
  > {
    becoming { $0.adjustment = .imageRatio }
  }
}

extension PinChain where Adjustment == PinUnadjusted {
  // A view with an image has the other, whose end may be refused as well. That refusal is disfavored and takes an
  // optional chain, so this one has to cost the type checker more: its result is unwrapped.
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
  /// The part of the slot; nil for none.
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
  /// The part of the slot; nil for none.
  var side: PinSide? {
    switch self {
    case .top: .start
    case .center: .middle
    case .bottom: .end
    case .none: nil
    }
  }
}
