import Foundation
import Plumb

// Limits of the width and the height. The limits of one side apply before the other side is measured. If a lower and an
// upper limit contradict each other, the upper limit wins.

extension PinChain where Widths: PinTakesLeast {
  /// Sets the least width, in points.
  public func minWidth(
    _ points: CGFloat
  ) -> PinChain<
    View, H, V, Adjustment, Edges, Widths.AddingLeast, Heights
  > {
    becoming { $0.limits.leastWidth = .constant(points) }
  }

  /// Sets the least width, in percent of the parent's width.
  public func minWidth(
    _ percent: PinPercent
  ) -> PinChain<
    View, H, V, Adjustment, Edges, Widths.AddingLeast, Heights
  > {
    becoming { $0.limits.leastWidth = .areaPart(.bounds, percent.part) }
  }
}

extension PinChain where Widths: PinTakesMost {
  /// Sets the greatest width, in points.
  public func maxWidth(
    _ points: CGFloat
  ) -> PinChain<
    View, H, V, Adjustment, Edges, Widths.AddingMost, Heights
  > {
    becoming { $0.limits.mostWidth = .constant(points) }
  }

  /// Sets the greatest width, in percent of the parent's width.
  public func maxWidth(
    _ percent: PinPercent
  ) -> PinChain<
    View, H, V, Adjustment, Edges, Widths.AddingMost, Heights
  > {
    becoming { $0.limits.mostWidth = .areaPart(.bounds, percent.part) }
  }
}

extension PinChain where Heights: PinTakesLeast {
  /// Sets the least height, in points.
  public func minHeight(
    _ points: CGFloat
  ) -> PinChain<
    View, H, V, Adjustment, Edges, Widths, Heights.AddingLeast
  > {
    becoming { $0.limits.leastHeight = .constant(points) }
  }

  /// Sets the least height, in percent of the parent's height.
  public func minHeight(
    _ percent: PinPercent
  ) -> PinChain<
    View, H, V, Adjustment, Edges, Widths, Heights.AddingLeast
  > {
    becoming { $0.limits.leastHeight = .areaPart(.bounds, percent.part) }
  }
}

extension PinChain where Heights: PinTakesMost {
  /// Sets the greatest height, in points.
  public func maxHeight(
    _ points: CGFloat
  ) -> PinChain<
    View, H, V, Adjustment, Edges, Widths, Heights.AddingMost
  > {
    becoming { $0.limits.mostHeight = .constant(points) }
  }

  /// Sets the greatest height, in percent of the parent's height.
  public func maxHeight(
    _ percent: PinPercent
  ) -> PinChain<
    View, H, V, Adjustment, Edges, Widths, Heights.AddingMost
  > {
    becoming { $0.limits.mostHeight = .areaPart(.bounds, percent.part) }
  }
}

@available(*, unavailable, message: "minWidth is set already; a chain says each thing once")
extension PinChain where Widths: PinHasLeast {
  public func minWidth(_ points: CGFloat) -> Self { unreachable() }
  public func minWidth(_ percent: PinPercent) -> Self { unreachable() }
}

@available(*, unavailable, message: "maxWidth is set already; a chain says each thing once")
extension PinChain where Widths: PinHasMost {
  public func maxWidth(_ points: CGFloat) -> Self { unreachable() }
  public func maxWidth(_ percent: PinPercent) -> Self { unreachable() }
}

@available(*, unavailable, message: "minHeight is set already; a chain says each thing once")
extension PinChain where Heights: PinHasLeast {
  public func minHeight(_ points: CGFloat) -> Self { unreachable() }
  public func minHeight(_ percent: PinPercent) -> Self { unreachable() }
}

@available(*, unavailable, message: "maxHeight is set already; a chain says each thing once")
extension PinChain where Heights: PinHasMost {
  public func maxHeight(_ points: CGFloat) -> Self { unreachable() }
  public func maxHeight(_ percent: PinPercent) -> Self { unreachable() }
}
