import Foundation
import Plumb

// The names that other libraries have for calls of a chain, in words.

@available(
  *, unavailable,
  message: "leading and trailing are start and end in a chain: start(8), end(8)"
)
extension PinChain {
  public func leading(
    _ distance: CGFloat = 0
  ) -> PinChain<View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights> { unreachable() }
  public func trailing(
    _ distance: CGFloat = 0
  ) -> PinChain<View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights> { unreachable() }
}

@available(
  *, unavailable,
  message: "leading and trailing are start and end in a chain: marginStart(8), marginEnd(8)"
)
extension PinChain {
  public func marginLeading(_ points: CGFloat) -> Self { unreachable() }
  public func marginTrailing(_ points: CGFloat) -> Self { unreachable() }
}

@available(
  *, unavailable,
  message: "the centers are hCenter and vCenter in a chain, and center() is both"
)
extension PinChain {
  public func centerX(
    _ distance: CGFloat = 0
  ) -> PinChain<View, PinColumns.Refused, V, Adjustment, Edges, Widths, Heights> { unreachable() }
  public func centerY(
    _ distance: CGFloat = 0
  ) -> PinChain<View, H, PinRows.Refused, Adjustment, Edges, Widths, Heights> { unreachable() }
}
